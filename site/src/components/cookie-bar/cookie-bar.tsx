import { translation } from '../../request/translation.ts';
import { acceptAttribute } from '../../browser/head/cookie-consent.ts';
import { Button } from '../button/button.tsx';
import styles from './cookie-bar.module.scss';

/** The cookie notice of layout5: there until it is accepted, and then remembered. */
export function CookieBar() {
  const { t } = translation();
  return (
    <aside
      className={styles.bar}
      data-cookie-bar
      data-ground="ink"
      aria-label={t('interface.cookies.label')}
    >
      <div className={styles.inner}>
        <p>{t('interface.cookies.text')}</p>
        <Button {...{ [acceptAttribute]: '' }}>{t('interface.cookies.ok')}</Button>
      </div>
    </aside>
  );
}
