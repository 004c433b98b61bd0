import { Land } from '../../components/land/land.tsx';
import { phrases } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import { classNames } from '../../components/class-names.ts';
import styles from './testimonials.module.scss';

/** What clients say: one voice set large, the others beside it. */
export function Testimonials() {
  const { t } = translation();
  return (
    <section className={styles.section}>
      <h2>{phrases(t('home.testimonials.heading'))}</h2>
      {t('home.testimonials.items').map(({ text, role, company }, index) => (
        <figure key={text} className={classNames(styles.voice, index === 0 && styles.first)}>
          <blockquote>
            <p>{phrases(text)}</p>
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
