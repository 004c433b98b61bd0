import type { ReactNode } from 'react';
import { FieldError } from './field.tsx';
import styles from './choice-group.module.scss';

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly checked?: boolean;
}

interface ChoiceGroupProps {
  readonly id: string;
  readonly name: string;
  readonly legend: string;
  readonly error?: string | undefined;
  readonly choices: readonly Choice[];
  /** Drawn in a choice that is not ticked, and in one that is. */
  readonly marks: { readonly off: ReactNode; readonly on: ReactNode };
}

/** A set of check boxes, shown as chips. */
export function ChoiceGroup({ id, name, legend, error, choices, marks }: ChoiceGroupProps) {
  return (
    <fieldset id={id} className={styles.group} aria-describedby={error && `${id}-error`}>
      <legend>{legend}</legend>
      <div className={styles.choices}>
        {choices.map(({ value, label, checked }) => (
          <label key={value} className={styles.choice}>
            <input type="checkbox" name={name} value={value} defaultChecked={checked ?? false} />
            <span className={styles.off}>{marks.off}</span>
            <span className={styles.on}>{marks.on}</span>
            {label}
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
