import { Chapter } from '../../components/chapter/chapter.tsx';
import { TitledList } from '../../components/titled-list/titled-list.tsx';
import type { TitledText } from '../../words/words.ts';
import styles from './statements.module.scss';

interface StatementsProps {
  readonly heading: string;
  readonly items: readonly TitledText[];
}

/** The principles of the company: one large statement a line, each indented further. */
export function Statements({ heading, items }: StatementsProps) {
  return (
    <Chapter heading={heading} form="label">
      <TitledList items={items} form="ruled" className={styles.statements} />
    </Chapter>
  );
}
