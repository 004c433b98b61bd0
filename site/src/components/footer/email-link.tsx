import { company } from '@sunfield/shared/company';
import { classNames } from '../class-names.ts';
import styles from './email-link.module.scss';

/** The company's e-mail address, set large. */
export function EmailLink({ className }: { className?: string | undefined }) {
  return (
    <a className={classNames(styles.email, className)} href={`mailto:${company.email}`}>
      {company.email}
    </a>
  );
}
