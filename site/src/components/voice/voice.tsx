import { phrases } from '../phrases/phrases.tsx';
import { classNames } from '../class-names.ts';
import { Attribution } from '../attribution/attribution.tsx';
import type { Quotation } from '../../words/words.ts';
import styles from './voice.module.scss';

interface VoiceProps {
  readonly of: Quotation;
  readonly isLarge?: boolean;
  readonly className?: string | undefined;
}

/** What somebody says, and who. */
export function Voice({ of: { text, role, company }, isLarge, className }: VoiceProps) {
  return (
    <figure className={classNames(styles.voice, isLarge && styles.large, className)}>
      <blockquote>
        <p>{phrases(text)}</p>
      </blockquote>
      <Attribution role={role} company={company} />
    </figure>
  );
}
