import { phrases } from '../phrases/phrases.tsx';
import { classNames } from '../class-names.ts';
import { Attribution } from '../attribution/attribution.tsx';
import type { QuotationWords } from '../../words/words.ts';
import styles from './quotation.module.scss';

interface QuotationProps {
  readonly of: QuotationWords;
  readonly isLarge?: boolean;
  readonly className?: string | undefined;
}

/** What somebody says, and who. */
export function Quotation({ of: { text, role, company }, isLarge, className }: QuotationProps) {
  return (
    <figure className={classNames(styles.quotation, isLarge && styles.large, className)}>
      <blockquote>
        <p>{phrases(text)}</p>
      </blockquote>
      <Attribution role={role} company={company} />
    </figure>
  );
}
