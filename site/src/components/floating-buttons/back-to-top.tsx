import { Icon } from '../icon/icon.tsx';
import { translation } from '../../request/translation.ts';
import styles from './back-to-top.module.scss';

/** The top of every document, for links: an empty-fragment target that needs no element. */
const top = '#top';

/** Shown once the page has been scrolled by 500px (docs/product.md, "Bars, buttons and menus"). */
export function BackToTop() {
  const { t } = translation();
  return (
    <a
      className={styles.button}
      href={top}
      aria-label={t('interface.floating.backToTop')}
      title={t('interface.floating.backToTop')}
    >
      <Icon name="up" />
    </a>
  );
}
