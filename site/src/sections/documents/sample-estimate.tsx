import { phrases } from '../../components/phrases/phrases.tsx';
import { rates } from '../../content/rates.ts';
import { sampleEstimate } from '../../content/sample-estimate.ts';
import { priceIn, priceRangeIn } from '../../i18n/money.ts';
import { translation } from '../../request/translation.ts';
import { AnnotatedSheet } from './annotated-sheet.tsx';
import styles from './documents.module.scss';

/** A whole estimate as the client receives it, with what there is to know about reading it. */
export function SampleEstimate() {
  const { locale, t } = translation();
  const words = t('pages.pricing.sample');
  const range = (days: { from: number; to: number }) => t('pages.pricing.sample.range', days);
  const total = { from: 0, to: 0 };
  for (const line of sampleEstimate) {
    if ('isCrossedOut' in line) continue;
    total.from += line.from;
    total.to += line.to;
  }
  return (
    <AnnotatedSheet heading={words.heading} notes={words.notes}>
      <p className={styles.kind}>{words.status}</p>
      <table className={styles.estimate}>
        <caption>{phrases(words.title)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.line}</th>
            <th scope="col">{words.assumes}</th>
            <th scope="col">{words.days}</th>
          </tr>
        </thead>
        <tbody>
          {sampleEstimate.map((line) => {
            const { name, assumption } = words.lines[line.id];
            const Cell = 'isCrossedOut' in line ? 's' : 'span';
            return (
              <tr key={line.id}>
                <th scope="row">
                  <Cell>{name}</Cell>
                </th>
                <td>
                  <Cell>{assumption}</Cell>
                </td>
                <td>
                  <Cell>{range(line)}</Cell>
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {words.total}
            </th>
            <td>{range(total)}</td>
          </tr>
          <tr>
            <th scope="row" colSpan={2}>
              {t('pages.pricing.sample.atRate', { rate: priceIn(locale, rates.day) })}
            </th>
            <td>
              {priceRangeIn(locale, {
                from: total.from * rates.day,
                to: total.to * rates.day,
              })}
            </td>
          </tr>
        </tfoot>
      </table>
    </AnnotatedSheet>
  );
}
