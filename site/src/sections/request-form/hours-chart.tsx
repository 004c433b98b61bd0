import { chartRows, clients, lengthOf, officeDay } from '../../content/office-hours.ts';
import { phrases } from '../../components/phrases/phrases.tsx';
import { lengthIn } from '../../i18n/hours.ts';
import { translation } from '../../request/translation.ts';
import styles from './hours-chart.module.scss';

/** Units of the drawing. */
const hour = 18;
const left = 132;
const row = 36;
const bar = 26;
const head = 62;
/** For what is written behind a bar. */
const right = 100;

const rows = chartRows(clients);
const spans = [officeDay, ...rows.map(({ span }) => span)];
const begin = Math.min(...spans.map(({ from }) => from));
const end = Math.max(...spans.map(({ to }) => to));
const at = (clock: number) => left + (clock - begin) * hour;
const height = head + rows.length * row;

/** The hours of a working day that clients share with the office. */
export function HoursChart() {
  const { t, locale } = translation();
  const words = t('form.hours');
  const ticks = [
    { clock: officeDay.from, label: words.open },
    { clock: (officeDay.from + officeDay.to) / 2, label: words.middle },
    { clock: officeDay.to, label: words.close },
  ];
  const shown = rows.map(({ id, span, isCall }) => ({
    name: words.clients[id],
    text: isCall ? words.call : lengthIn(locale, lengthOf(span)),
    span,
    isCall,
  }));
  const told = shown.map(({ name, text }) => t('form.summary.pair', { name, text }));
  return (
    <figure className={styles.chart}>
      <figcaption>{phrases(words.heading)}</figcaption>
      <svg
        viewBox={`0 0 ${at(end) + right} ${height}`}
        role="img"
        aria-label={[words.alt, ...told].join('; ')}
      >
        {ticks.map(({ clock, label }) => (
          <g key={label}>
            <text className={styles.tick} x={at(clock)} y="12">
              {label}
            </text>
            <path className={styles.line} d={`M${at(clock)} 20V${height - 6}`} />
          </g>
        ))}
        <text className={styles.office} x="0" y="46">
          {words.office}
        </text>
        <rect
          className={styles.day}
          x={at(officeDay.from)}
          y="28"
          width={lengthOf(officeDay) * hour}
          height={bar}
          rx="13"
        />
        {shown.map(({ name, text, span, isCall }, index) => (
          <g key={name} transform={`translate(0 ${68 + index * row})`}>
            <text x="0" y="18">
              {name}
            </text>
            <rect
              className={isCall ? styles.call : styles.shared}
              x={at(span.from)}
              width={lengthOf(span) * hour}
              height={bar}
              rx="13"
            />
            <text className={styles.value} x={at(span.to) + 8} y="18">
              {text}
            </text>
          </g>
        ))}
      </svg>
      <p>{words.note}</p>
    </figure>
  );
}
