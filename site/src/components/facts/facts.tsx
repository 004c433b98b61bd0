import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './facts.module.scss';

interface FactsProps {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  readonly className?: string | undefined;
}

/** What something is, name by name. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, className)}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
