import type { QuotationWords } from '../../words/words.ts';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { Land } from '../../components/land/land.tsx';
import type { RampName } from '../../../pictures/ramps/ramp.ts';
import { Quotation } from '../../components/quotation/quotation.tsx';
import { translation } from '../../request/translation.ts';
import { classNames } from '../../components/class-names.ts';
import styles from './testimonial.module.scss';

interface TestimonialProps {
  readonly quotation: QuotationWords;
  /** Who speaks, where it isn't the client. */
  readonly quoted?: 'user' | undefined;
  /** Whose land it is set on; without one it stands in the middle of the paper. */
  readonly ramp?: RampName;
  /** The part of the slope beside it. */
  readonly crop?: string;
}

/** What the client or a user says, set large. */
export function Testimonial({
  quotation,
  quoted,
  ramp,
  crop = '-260 60 1600 560',
}: TestimonialProps) {
  const { t } = translation();
  const speaker = quoted ? 'testimonialOfUser' : 'testimonial';
  return (
    <Chapter
      heading={t(`interface.project.${speaker}`)}
      form="label"
      ground={ramp && 'land'}
      ramp={ramp}
      className={classNames(!ramp && styles.plain)}
    >
      {ramp && <Land name="slope" ramp={ramp} crop={crop} anchor="corner" />}
      <Quotation of={quotation} isLarge />
    </Chapter>
  );
}
