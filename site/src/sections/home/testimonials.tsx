import { Chapter } from '../../components/chapter/chapter.tsx';
import { Quotation } from '../../components/quotation/quotation.tsx';
import { translation } from '../../request/translation.ts';
import styles from './testimonials.module.scss';

/** What clients say: one voice set large, the others beside it. */
export function Testimonials() {
  const { t } = translation();
  return (
    <Chapter heading={t('home.testimonials.heading')} className={styles.testimonials}>
      {t('home.testimonials.items').map((quotation, index) => (
        <Quotation
          key={quotation.text}
          of={quotation}
          isLarge={index === 0}
          className={index === 0 ? styles.first : styles.other}
        />
      ))}
    </Chapter>
  );
}
