import type { TitledText } from '../../words/words.ts';
import { TitledList } from '../../components/titled-list/titled-list.tsx';
import type { RampName } from '../../../pictures/ramps/ramp.ts';
import { classNames } from '../../components/class-names.ts';
import { phrases } from '../../components/phrases/phrases.tsx';
import styles from './layers.module.scss';

interface LayersProps {
  readonly heading: string;
  readonly ramp: RampName;
  readonly items: readonly TitledText[];
}

/** The layers of an architecture, drawn as bands of land one below the other. */
export function Layers({ heading, ramp, items }: LayersProps) {
  return (
    <section className={classNames(styles.layers, `ramp-${ramp}`)}>
      <h2>{phrases(heading)}</h2>
      <TitledList items={items} isOrdered />
    </section>
  );
}
