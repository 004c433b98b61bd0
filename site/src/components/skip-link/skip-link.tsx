import { translation } from '../../request/translation.ts';
import styles from './skip-link.module.scss';

/** The id of every page's main element. */
export const mainId = 'main';

/** The first thing the keyboard reaches: past the header, to the page itself. */
export function SkipLink() {
  const { t } = translation();
  return (
    <a className={styles.skip} href={`#${mainId}`}>
      {t('interface.skip')}
    </a>
  );
}
