import type { RampName } from '../../../pictures/ramps/ramp.ts';
import type { TitledText } from '../../words/words.ts';
import { classNames } from '../../components/class-names.ts';
import { phrases } from '../../components/phrases/phrases.tsx';
import points from './points.module.scss';
import styles from './titled-path.module.scss';

interface TitledPathProps {
  readonly heading: string;
  readonly items: readonly TitledText[];
  readonly ramp: RampName;
}

/** Titled texts as stops on a line across the page. */
export function TitledPath({ heading, items, ramp }: TitledPathProps) {
  return (
    <section className={points.section}>
      <h2>{phrases(heading)}</h2>
      <ol className={classNames(points.points, styles.path, `ramp-${ramp}`)}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{phrases(title)}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
