import type { ReactNode } from 'react';
import { company } from '@sunfield/shared/company';
import { localeOption } from '@sunfield/shared/locales';
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
    <section className={styles.section} data-ground="ink">
      <Land name="edgedown" ramp="fall" className={styles.edge} />
      <Land name="hill" ramp="night" className={styles.land} />
      <div className={styles.inner}>
        <h2>{phrases(t('home.statistics.heading'))}</h2>
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
      </div>
    </section>
  );
}
