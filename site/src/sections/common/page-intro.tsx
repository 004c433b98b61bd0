import type { ReactNode } from 'react';
import { FirstScreenEnd } from '../../components/first-screen-end/first-screen-end.tsx';
import { Land } from '../../components/land/land.tsx';
import type { PageLand } from '../../content/lands.ts';
import { classNames } from '../../components/class-names.ts';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import styles from './page-intro.module.scss';

interface PageIntroProps {
  readonly heading: string;
  readonly lead: string;
  readonly land: PageLand;
  /** What stands on the land, in its units. */
  readonly children?: ReactNode;
}

/** What a page is about, in large letters on the sheet that its land is cut from; at night, in light ones. */
export function PageIntro({ heading, lead, land, children }: PageIntroProps) {
  const isNight = land.name === 'strata';
  return (
    <section
      className={classNames(styles.intro, isNight && styles.night)}
      data-ground={isNight ? 'ink' : undefined}
    >
      <Land
        {...land}
        anchor={isNight ? 'start' : 'corner'}
        className={classNames(styles.land, !isNight && !children && styles.aside)}
      >
        {children}
      </Land>
      <div className={styles.inner}>
        <h1>{phrases(heading)}</h1>
        <p>{prose(lead)}</p>
      </div>
      <FirstScreenEnd />
    </section>
  );
}
