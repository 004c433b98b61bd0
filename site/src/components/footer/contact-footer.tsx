import { Land } from '../land/land.tsx';
import { translation } from '../../request/translation.ts';
import { EmailLink } from './email-link.tsx';
import { Footer } from './footer.tsx';
import { Offices } from './offices.tsx';
import { SiteLists } from './site-lists.tsx';
import styles from './contact-footer.module.scss';

/** The footer of the pages that are about getting in touch: the contact block first, and large. */
export function ContactFooter() {
  const { t } = translation();
  return (
    <Footer>
      <Land name="footland" ramp="foot" crop="0 34 1600 262" className={styles.edge} />
      <div className={styles.contact}>
        <div>
          <p className={styles.talk}>{t('interface.footer.talkToUs')}</p>
          <EmailLink className={styles.email} />
        </div>
        <Offices className={styles.offices} />
      </div>
      <SiteLists />
    </Footer>
  );
}
