import { Attribution } from '../../components/attribution/attribution.tsx';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { phrases } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import { classNames } from '../../components/class-names.ts';
import styles from './testimonials.module.scss';

/** What clients say: one voice set large, the others beside it. */
export function Testimonials() {
  const { t } = translation();
  return (
    <Chapter heading={t('home.testimonials.heading')} className={styles.voices}>
      {t('home.testimonials.items').map(({ text, role, company }, index) => (
        <figure key={text} className={classNames(styles.voice, index === 0 && styles.first)}>
          <blockquote>
            <p>{phrases(text)}</p>
          </blockquote>
          <Attribution role={role} company={company} />
        </figure>
      ))}
    </Chapter>
  );
}
