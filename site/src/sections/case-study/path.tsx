import type { RampName } from '../../../pictures/ramps/ramp.ts';
import { classNames } from '../../components/class-names.ts';
import { TitledList } from '../../components/titled-list/titled-list.tsx';
import type { TitledText } from '../../words/words.ts';
import styles from './path.module.scss';

interface PathProps {
  readonly items: readonly TitledText[];
  readonly ramp: RampName;
}

/** Titled texts as stops on a line across the page. */
export function Path({ items, ramp }: PathProps) {
  return <TitledList items={items} isOrdered className={classNames(styles.path, `ramp-${ramp}`)} />;
}
