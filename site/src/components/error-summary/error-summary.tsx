import type { Ref } from 'react';
import styles from './error-summary.module.scss';

interface ErrorSummaryProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly heading: string;
  readonly errors: readonly { readonly fieldId: string; readonly text: string }[];
}

/** What is wrong with a form, as links to the fields. It takes focus when a form is refused. */
export function ErrorSummary({ ref, heading, errors }: ErrorSummaryProps) {
  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1}>
      <h2>{heading}</h2>
      <ul>
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
