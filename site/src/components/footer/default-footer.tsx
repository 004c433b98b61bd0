import { Logo } from '../logo/logo.tsx';
import { EmailLink } from './email-link.tsx';
import { Footer } from './footer.tsx';
import { SiteLists } from './site-lists.tsx';
import styles from './default-footer.module.scss';

/** The footer that shows the whole site: its pages first, the contact block last. */
export function DefaultFooter() {
  return (
    <Footer>
      <div className={styles.top}>
        <Logo className={styles.logo} />
        <EmailLink />
      </div>
      <SiteLists />
    </Footer>
  );
}
