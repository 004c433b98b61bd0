import { translation } from '../../request/translation.ts';
import styles from './shell.module.scss';

/**
 * What stays as one page takes the place of another (browser/documents.ts): the loading bar, and the region
 * in which the new page's title is announced.
 */
export function Shell() {
  const { t } = translation();
  return (
    <div data-shell>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={t('interface.loading')}
        aria-valuemin={0}
        aria-valuemax={100}
        hidden
      />
      <p className={styles.status} role="status" />
    </div>
  );
}
