import type { ReactNode } from 'react';
import { requestFormId } from '@sunfield/shared/form-outcome';
import { FirstScreenEnd } from '../../components/first-screen-end/first-screen-end.tsx';
import { Land } from '../../components/land/land.tsx';
import type { PageLand } from '../../content/lands.ts';
import { classNames } from '../../components/class-names.ts';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import { TextLink } from '../../components/text-link/text-link.tsx';
import styles from './page-intro.module.scss';

interface PageIntroProps {
  readonly heading: string;
  readonly lead: string;
  /** Without one the heading stands large. */
  readonly land?: PageLand;
  /** What the way to the form at the end of the page is called. */
  readonly toForm?: string;
  /** What the visitor came for, such as a form, is in the first screen, which ends behind it. */
  readonly isLow?: boolean;
  /** What stands on the land, in its units. */
  readonly children?: ReactNode;
}

/** The hero of an inner page: heading and lead beside a land, or large; light text where the land is dark. */
export function PageIntro({ heading, lead, land, toForm, isLow, children }: PageIntroProps) {
  const isNight = land?.name === 'strata';
  return (
    <section
      className={classNames(
        styles.intro,
        isNight && styles.night,
        !land && (isLow ? styles.low : styles.large),
      )}
      data-ground={isNight ? 'ink' : undefined}
    >
      {land && (
        <Land
          {...land}
          anchor={isNight ? 'start' : 'corner'}
          className={classNames(styles.land, !isNight && !children && styles.aside)}
        >
          {children}
        </Land>
      )}
      <div className={styles.inner}>
        <h1>{phrases(heading)}</h1>
        <p>{prose(lead)}</p>
        {toForm !== undefined && <TextLink href={`#${requestFormId}`}>{toForm}</TextLink>}
      </div>
      {!isLow && <FirstScreenEnd />}
    </section>
  );
}
