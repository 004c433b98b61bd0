import { localeOption } from '@sunfield/shared/locales';
import { statistics } from '../../content/statistics.ts';
import { Land } from '../../components/land/land.tsx';
import { phrases } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import styles from './statistics.module.scss';

/** A figure, its number set large: what a language writes around it is small where it is a word. */
function Figure({ text, number }: { readonly text: string; readonly number: string }) {
  const [before = '', after = ''] = text.split(number);
  const around = (part: string) => (/\p{L}/u.test(part) ? <small>{part}</small> : part);
  return (
    <dd>
      {around(before)}
      {number}
      {around(after)}
    </dd>
  );
}

/** The company in four figures, on the land at night. */
export function Statistics() {
  const { locale, t } = translation();
  const format = new Intl.NumberFormat(localeOption(locale).iso);
  return (
    <section className={styles.section} data-ground="ink">
      <Land name="edgedown" ramp="fall" className={styles.edge} />
      <Land name="hill" ramp="night" className={styles.land} />
      <div className={styles.inner}>
        <h2>{phrases(t('home.statistics.heading'))}</h2>
        <dl className={styles.figures}>
          {statistics.map(({ id, count }) => {
            const number = format.format(count);
            return (
              <div key={id}>
                <dt>{phrases(t(`interface.statistics.${id}.label`))}</dt>
                <Figure
                  text={t(`interface.statistics.${id}.figure`, { count: number })}
                  number={number}
                />
              </div>
            );
          })}
        </dl>
      </div>
    </section>
  );
}
