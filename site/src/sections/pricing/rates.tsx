import { classNames } from '../../components/class-names.ts';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { rates } from '../../content/rates.ts';
import { priceIn, priceRangeIn } from '../../i18n/money.ts';
import { translation } from '../../request/translation.ts';
import points from '../common/points.module.scss';
import documents from '../documents/documents.module.scss';

/** What a month of each role costs, and what is paid once. */
export function Rates() {
  const { locale, t } = translation();
  const { heading, title, roles, firstPhase, trial, notes } = t('pages.pricing.rates');
  return (
    <section className={points.section}>
      <h2>{phrases(heading)}</h2>
      <div className={documents.annotated}>
        <div className={points.sheet}>
          <table className={documents.estimate}>
            <caption>{phrases(title)}</caption>
            <tbody>
              {rates.months.map(({ id, ...range }) => (
                <tr key={id}>
                  <th scope="row">{roles[id]}</th>
                  <td>{priceRangeIn(locale, range)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{prose(firstPhase)}</th>
                <td>{priceRangeIn(locale, rates.firstPhase)}</td>
              </tr>
              <tr>
                <th scope="row">{prose(trial)}</th>
                <td>{priceIn(locale, rates.trial)}</td>
              </tr>
            </tfoot>
          </table>
        </div>
        <ol className={classNames(points.points, documents.notes)}>
          {notes.map((note) => (
            <li key={note.title} className={points.note}>
              <h3>{phrases(note.title)}</h3>
              <p>{prose(note.text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
