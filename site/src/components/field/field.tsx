import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.scss';

export interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: string | undefined;
  /** The sentence beside the field, if something is wrong with it. */
  readonly error?: string | undefined;
  readonly wide?: boolean;
}

interface Control {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

const describedBy = ({ id, hint, error }: FieldProps) =>
  classNames(hint && `${id}-hint`, error && `${id}-error`) || undefined;

/** The message of a field that is wrong. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-error`} className={styles.error}>
      {children}
    </p>
  );
}

/** Owns a control's label, hint, error and ARIA; the control itself is given the attributes for it. */
export function Field(props: FieldProps & { children: (control: Control) => ReactNode }) {
  const { id, label, required = false, hint, error, wide, children } = props;
  return (
    <div
      className={classNames(styles.field, wide && styles.wide)}
      data-invalid={error ? true : undefined}
    >
      <label htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children({
        id,
        required,
        'aria-describedby': describedBy(props),
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

export function TextField({
  id,
  label,
  required,
  hint,
  error,
  wide,
  ...input
}: FieldProps & ComponentPropsWithoutRef<'input'>) {
  return (
    <Field {...{ id, label, hint, error }} required={required ?? false} wide={wide ?? false}>
      {(control) => <input {...input} {...control} className={styles.control} />}
    </Field>
  );
}

export function TextArea({
  id,
  label,
  required,
  hint,
  error,
  wide,
  ...textarea
}: FieldProps & ComponentPropsWithoutRef<'textarea'>) {
  return (
    <Field {...{ id, label, hint, error }} required={required ?? false} wide={wide ?? false}>
      {(control) => <textarea rows={4} {...textarea} {...control} className={styles.control} />}
    </Field>
  );
}
