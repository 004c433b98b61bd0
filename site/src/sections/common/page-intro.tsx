import type { ReactNode } from 'react';
import { requestFormId } from '@sunfield/shared/form-outcome';
import { ButtonLink } from '../../components/button/button.tsx';
import { FirstScreenEnd } from '../../components/first-screen-end/first-screen-end.tsx';
import { Land } from '../../components/land/land.tsx';
import type { PageLand } from '../../content/lands.ts';
import { classNames } from '../../components/class-names.ts';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import styles from './page-intro.module.scss';

interface PageIntroProps {
  readonly heading: string;
  readonly lead: string;
  /** Without one the lead stands beside the heading, and what the page shows first comes at once. */
  readonly land?: PageLand;
  /** What the way to the form at the end of the page is called. */
  readonly toForm?: string;
  /** A document that the page is about, beside the words. */
  readonly document?: ReactNode;
  /** What stands on the land, in its units. */
  readonly children?: ReactNode;
}

/** The hero of an inner page: heading and lead beside a land or a document; light text where the land is dark. */
export function PageIntro({ heading, lead, land, toForm, document, children }: PageIntroProps) {
  const isNight = land?.name === 'strata';
  return (
    <section
      className={classNames(
        styles.intro,
        isNight && styles.night,
        document ? styles.beside : !land && styles.flat,
      )}
      data-ground={isNight ? 'ink' : undefined}
    >
      {land && (
        <Land {...land} anchor={isNight ? 'start' : 'corner'} className={styles.land}>
          {children}
        </Land>
      )}
      <div className={styles.inner}>
        <h1>{phrases(heading)}</h1>
        <p>{prose(lead)}</p>
        {toForm !== undefined && (
          <ButtonLink size="large" href={`#${requestFormId}`}>
            {phrases(toForm)}
          </ButtonLink>
        )}
        {document}
      </div>
      <FirstScreenEnd />
    </section>
  );
}
