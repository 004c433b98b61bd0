import { translation } from '../../request/translation.ts';
import { mainId } from './main-id.ts';
import styles from './skip-link.module.scss';

/** The first thing the keyboard reaches: past the header, to the page itself. */
export function SkipLink() {
  const { t } = translation();
  return (
    <a className={styles.skip} href={`#${mainId}`}>
      {t('interface.skip')}
    </a>
  );
}
