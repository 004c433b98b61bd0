import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.scss';

export interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly required?: boolean | undefined;
  /** The sentence beside the field, if something is wrong with it. */
  readonly error?: string | undefined;
  readonly wide?: boolean | undefined;
}

interface Control {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** The message of a field that is wrong. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-error`} className={styles.error}>
      {children}
    </p>
  );
}

/** Owns a control's label, error and ARIA; the control itself is given the attributes for it. */
export function Field({
  id,
  label,
  required = false,
  error,
  wide,
  children,
}: FieldProps & { children: (control: Control) => ReactNode }) {
  return (
    <div className={classNames(styles.field, wide && styles.wide)}>
      <label htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children({
        id,
        required,
        'aria-describedby': error && `${id}-error`,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

export function TextField({
  id,
  label,
  required,
  error,
  wide,
  ...input
}: FieldProps & ComponentPropsWithoutRef<'input'>) {
  return (
    <Field {...{ id, label, required, error, wide }}>
      {(control) => <input {...input} {...control} className={styles.control} />}
    </Field>
  );
}

export function TextArea({
  id,
  label,
  required,
  error,
  wide,
  ...textarea
}: FieldProps & ComponentPropsWithoutRef<'textarea'>) {
  return (
    <Field {...{ id, label, required, error, wide }}>
      {(control) => <textarea rows={4} {...textarea} {...control} className={styles.control} />}
    </Field>
  );
}
