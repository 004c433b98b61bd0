import type { Quotation } from '../../words/words.ts';
import { Land } from '../../components/land/land.tsx';
import type { RampName } from '../../../pictures/ramps/ramp.ts';
import { phrases } from '../../components/phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import { classNames } from '../../components/class-names.ts';
import styles from './testimonial.module.scss';

interface TestimonialProps {
  readonly quotation: Quotation;
  /** Whose land it is set on; without one it stands in the middle of the paper. */
  readonly ramp?: RampName;
  /** The part of the slope beside it. */
  readonly crop?: string;
}

/** One sentence of the client, set large. */
export function Testimonial({ quotation, ramp, crop = '-260 60 1600 560' }: TestimonialProps) {
  const { t } = translation();
  return (
    <section className={classNames(styles.testimonial, ramp ? `ramp-${ramp}` : styles.plain)}>
      {ramp && (
        <Land name="slope" ramp={ramp} crop={crop} anchor="corner" className={styles.land} />
      )}
      <figure>
        <h2>{phrases(t('interface.project.testimonial'))}</h2>
        <blockquote>
          <p>{phrases(quotation.text)}</p>
        </blockquote>
        <figcaption>
          <b>{quotation.role}</b>
          {quotation.company}
        </figcaption>
      </figure>
    </section>
  );
}
