import { company } from '@sunfield/shared/company';
import styles from './email-link.module.scss';

/** The company's e-mail address, set large. */
export function EmailLink() {
  return (
    <a className={styles.email} href={`mailto:${company.email}`}>
      {company.email}
    </a>
  );
}
