import { Chapter } from '../../components/chapter/chapter.tsx';
import { CheckList } from '../common/check-list.tsx';
import { phrases, prose } from '../../components/phrases/phrases.tsx';
import styles from './deliverables.module.scss';

interface DeliverablesProps {
  readonly deliverables: { heading: string; items: readonly string[] };
  readonly technologies: { heading: string; text: string };
}

/** What the client holds in the end, and what it is made with. */
export function Deliverables({ deliverables, technologies }: DeliverablesProps) {
  return (
    <Chapter className={styles.columns}>
      <div>
        <h2>{phrases(deliverables.heading)}</h2>
        <CheckList items={deliverables.items} />
      </div>
      <div>
        <h2>{phrases(technologies.heading)}</h2>
        <p>{prose(technologies.text)}</p>
      </div>
    </Chapter>
  );
}
