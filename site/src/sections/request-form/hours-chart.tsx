import { officeClock, officeDay, sharedHours } from '../../content/office-hours.ts';
import { phrases } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import styles from './hours-chart.module.scss';

/** Units of the drawing. */
const hour = 20;
const left = 132;
const row = 36;
const bar = 26;

const at = (clock: number) => left + (clock - officeDay.opens) * hour;

/** The hours of a working day that a client shares with the office. */
export function HoursChart() {
  const { t } = translation();
  const words = t('form.hours');
  const ticks = [
    { clock: officeClock.opens, label: words.open },
    { clock: officeClock.midday, label: words.middle },
    { clock: officeClock.closes, label: words.close },
  ];
  return (
    <figure className={styles.chart}>
      <figcaption>{phrases(words.heading)}</figcaption>
      <svg viewBox="0 0 492 206" role="img" aria-label={words.alt}>
        {ticks.map(({ clock, label }) => (
          <g key={label}>
            <text className={styles.tick} x={at(clock)} y="12">
              {label}
            </text>
            <path className={styles.line} d={`M${at(clock)} 20V200`} />
          </g>
        ))}
        <text className={styles.office} x="0" y="46">
          {words.office}
        </text>
        <rect
          className={styles.day}
          x={left}
          y="28"
          width={at(officeDay.closes) - left}
          height={bar}
          rx="13"
        />
        {sharedHours.map(({ region, from, to }, index) => (
          <g key={region} transform={`translate(0 ${68 + index * row})`}>
            <text x="0" y="18">
              {words[region]}
            </text>
            <rect
              className={to > officeDay.closes ? styles.evening : styles.shared}
              x={at(from)}
              width={(to - from) * hour}
              height={bar}
              rx="13"
            />
            <text className={styles.value} x={at(to) + 8} y="18">
              {words.shared[region]}
            </text>
          </g>
        ))}
      </svg>
      <p>{words.note}</p>
    </figure>
  );
}
