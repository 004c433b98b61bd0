import { translation } from '../../request/translation.ts';
import { Logo } from '../logo/logo.tsx';
import { contactLinks } from './contact-links.tsx';
import { EmailLink } from './email-link.tsx';
import { Footer } from './footer.tsx';
import { FooterList } from './footer-list.tsx';
import { SiteLists } from './site-lists.tsx';
import styles from './default-footer.module.scss';

/** The footer that shows the whole site: its pages first, the contact block last. */
export function DefaultFooter() {
  const { t } = translation();
  return (
    <Footer>
      <div className={styles.top}>
        <Logo className={styles.logo} />
        <EmailLink />
      </div>
      <div className={styles.columns}>
        <SiteLists />
        <FooterList heading={t('interface.footer.contact')}>{contactLinks}</FooterList>
      </div>
    </Footer>
  );
}
