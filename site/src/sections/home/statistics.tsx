import type { ReactNode } from 'react';
import { company } from '@sunfield/shared/company';
import { localeOption } from '@sunfield/shared/locales';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { Figure } from '../../components/figure/figure.tsx';
import { Land } from '../../components/land/land.tsx';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import styles from './statistics.module.scss';

const ids = Object.keys(company.statistics) as (keyof typeof company.statistics)[];

/** The four statistics of the company, on a dark ground; and a way on from them. */
export function Statistics({ children }: { readonly children?: ReactNode }) {
  const { locale, t } = translation();
  const format = new Intl.NumberFormat(localeOption(locale).iso);
  return (
    <Chapter
      heading={t('home.statistics.heading')}
      form="label"
      ground="ink"
      ramp="honey"
      className={styles.section}
    >
      <Land name="edgedown" ramp="fall" className={styles.edge} />
      <Land name="hill" ramp="night" className={styles.land} />
      <dl className={styles.figures}>
        {ids.map((id) => {
          const number = format.format(company.statistics[id]);
          return (
            <div key={id}>
              <dt>{phrases(t(`interface.statistics.${id}.label`))}</dt>
              <dd>
                <Figure text={t(`interface.statistics.${id}.figure`, { count: number })} />
              </dd>
            </div>
          );
        })}
      </dl>
      <div className={styles.end}>
        <p>{prose(t('home.statistics.note'))}</p>
        {children}
      </div>
    </Chapter>
  );
}
