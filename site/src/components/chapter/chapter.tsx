import type { ReactNode } from 'react';
import type { RampName } from '../../../pictures/ramps/ramp.ts';
import { classNames } from '../class-names.ts';
import { Title } from '../title/title.tsx';
import styles from './chapter.module.scss';

interface ChapterProps {
  readonly heading?: string;
  /** The heading stands above what it heads; or beside it; or it only names what is said large below it. */
  readonly form?: 'beside' | 'label' | undefined;
  /** Another ground than the page's: tinted or white between rules, ink, or the ground of a land. */
  readonly ground?: 'tinted' | 'white' | 'ink' | 'land' | undefined;
  /** The colours of the land that it shows. */
  readonly ramp?: RampName | undefined;
  /** At the right of the heading: a sentence, or the ways on. */
  readonly aside?: ReactNode;
  /** Of pictures: a wide window shows it wider. */
  readonly isWide?: boolean;
  readonly id?: string;
  /** What it is called where its heading says something else. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A chapter of a page: in the page's column, under its heading, with one space to its neighbours. */
export function Chapter({
  heading,
  form,
  ground,
  ramp,
  aside,
  isWide,
  id,
  label,
  className,
  children,
}: ChapterProps) {
  const title = heading !== undefined && (
    <h2>
      <Title text={heading} />
    </h2>
  );
  return (
    <section
      id={id}
      aria-label={label}
      data-ground={ground === 'ink' ? 'ink' : undefined}
      className={classNames(
        styles.chapter,
        form && styles[form],
        ground && styles[ground],
        ramp && `ramp-${ramp}`,
        isWide && styles.wide,
        className,
      )}
    >
      {aside ? (
        <div className={styles.head}>
          {title}
          {aside}
        </div>
      ) : (
        title
      )}
      {children}
    </section>
  );
}
