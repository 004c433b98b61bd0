import { footerLinks, submitRequest } from '../../content/navigation.ts';
import { translation } from '../../request/translation.ts';
import { Logo } from '../logo/logo.tsx';
import { contactLinks } from './contact-links.tsx';
import { EmailLink } from './email-link.tsx';
import { Footer } from './footer.tsx';
import { FooterLink } from './footer-link.tsx';
import { FooterList } from './footer-list.tsx';
import { Offices } from './offices.tsx';
import styles from './main-footer.module.scss';

/** The footer that introduces the company: who, where, and how to reach it. */
export function MainFooter() {
  const { t } = translation();
  return (
    <Footer>
      <div className={styles.columns}>
        <div className={styles.top}>
          <Logo className={styles.logo} />
          <p className={styles.slogan}>{t('interface.footer.slogan')}</p>
          <EmailLink />
        </div>
        <FooterList heading={t('interface.footer.lookFurther')} isLong>
          {[...footerLinks, submitRequest].map(({ path, label }) => (
            <FooterLink key={label} path={path}>
              {t(label)}
            </FooterLink>
          ))}
        </FooterList>
        <Offices className={styles.offices} />
        <FooterList heading={t('interface.footer.talkToUs')}>{contactLinks}</FooterList>
      </div>
    </Footer>
  );
}
