import { WholePicture } from '../../components/picture/picture.tsx';
import { phrases } from '../../components/phrases/phrases.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { TitledList } from '../../components/titled-list/titled-list.tsx';
import type { TitledText } from '../../words/words.ts';
import styles from './agreement.module.scss';

interface AgreementProps {
  readonly heading: string;
  readonly items: readonly TitledText[];
}

/** What is agreed, clause by clause on one page, at the moment that it is signed. */
export function Agreement({ heading, items }: AgreementProps) {
  return (
    <Sheet className={styles.page}>
      <h2>{phrases(heading)}</h2>
      <TitledList items={items} form="ruled" isOrdered />
      <WholePicture of="signature" />
    </Sheet>
  );
}
