import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { TextLink } from '../../components/text-link/text-link.tsx';
import { TitledList } from '../../components/titled-list/titled-list.tsx';
import { getTrial } from '../../content/navigation.ts';
import { rates } from '../../content/rates.ts';
import { priceIn, priceRangeIn } from '../../i18n/money.ts';
import { translation } from '../../request/translation.ts';
import styles from './documents.module.scss';

/** What a month of each role costs, what is paid once, and what a live product costs; and how these are meant. */
export function Rates() {
  const { locale, t, href } = translation();
  const { heading, title, roles, others, firstPhase, trial, maintenance, notes } =
    t('pages.pricing.rates');
  return (
    <>
      <Sheet>
        <h2>{phrases(heading)}</h2>
        <table className={styles.estimate}>
          <caption>{phrases(title)}</caption>
          <tbody>
            {Object.entries(rates.months).map(([id, range]) => (
              <tr key={id}>
                <th scope="row">{roles[id as keyof typeof rates.months]}</th>
                <td>{priceRangeIn(locale, range)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {phrases(others)}
              </th>
            </tr>
            <tr>
              <th scope="row">{prose(firstPhase)}</th>
              <td>{priceRangeIn(locale, rates.firstPhase)}</td>
            </tr>
            <tr>
              <th scope="row">
                <TextLink href={href(getTrial.path)}>{prose(trial)}</TextLink>
              </th>
              <td>{priceIn(locale, rates.trial)}</td>
            </tr>
            <tr>
              <th scope="row">{prose(maintenance)}</th>
              <td>{priceRangeIn(locale, rates.maintenance)}</td>
            </tr>
          </tfoot>
        </table>
      </Sheet>
      <TitledList items={notes} isOrdered className={styles.notes} />
    </>
  );
}
