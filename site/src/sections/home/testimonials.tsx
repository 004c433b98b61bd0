import { Land } from '../../drawings/land/land.tsx';
import { translation } from '../../i18n/translation.ts';
import { classNames } from '../../lib/class-names.ts';
import styles from './testimonials.module.scss';

/** What clients say: one voice set large, the others beside it. */
export function Testimonials() {
  const { t } = translation();
  return (
    <section className={styles.section}>
      <h2>{t('home.testimonials.heading')}</h2>
      {t('home.testimonials.items').map(({ text, role, company }, index) => (
        <figure key={text} className={classNames(styles.voice, index === 0 && styles.first)}>
          <blockquote>
            <p>{text}</p>
          </blockquote>
          <figcaption>
            {index === 0 && (
              <span className={styles.sigil}>
                <Land name="hill" ramp="honey" crop="300 200 700 700" />
              </span>
            )}
            <span>
              <b>{role}</b>
              {company}
            </span>
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
