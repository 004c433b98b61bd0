import { company } from '@sunfield/shared/company';
import { contactUs } from '../../content/navigation.ts';
import { Icon } from '../icon/icon.tsx';
import { translation } from '../../request/translation.ts';
import { BackToTop } from './back-to-top.tsx';
import styles from './floating-buttons.module.scss';

/** Ways to us that stay at hand, and the way back up. */
export function FloatingButtons() {
  const { t, href } = translation();
  return (
    <aside className={styles.buttons} aria-label={t('interface.floating.label')} data-floating>
      <BackToTop />
      <a
        className={styles.call}
        href={company.phone.href}
        aria-label={t('interface.floating.call')}
        title={t('interface.floating.call')}
      >
        <Icon name="phone" />
      </a>
      <a
        className={styles.write}
        href={href(contactUs.path)}
        aria-label={t('interface.floating.write')}
        title={t('interface.floating.write')}
      >
        <Icon name="chat" />
      </a>
    </aside>
  );
}
