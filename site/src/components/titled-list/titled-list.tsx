import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { phrases, prose } from '../phrases/phrases.tsx';
import type { TitledText } from '../../words/words.ts';
import styles from './titled-list.module.scss';

interface TitledListProps<Item> {
  readonly items: readonly Item[];
  /** Between rules: one below the other, in two columns, or each with its title beside its text. */
  readonly form?: 'ruled' | 'columns' | 'rows';
  readonly isOrdered?: boolean;
  readonly className?: string | undefined;
  /** An item that has more than its title and text. */
  readonly item?: (words: ReactNode, item: Item, index: number) => ReactNode;
}

/** Titles, each with its short text. */
export function TitledList<Item extends TitledText>({
  items,
  form,
  isOrdered = false,
  className,
  item = (words) => words,
}: TitledListProps<Item>) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={classNames(styles.titled, form && styles[form], className)}>
      {items.map((entry, index) => (
        <li key={entry.title}>
          {item(
            <>
              <h3>{phrases(entry.title)}</h3>
              <p>{prose(entry.text)}</p>
            </>,
            entry,
            index,
          )}
        </li>
      ))}
    </List>
  );
}
