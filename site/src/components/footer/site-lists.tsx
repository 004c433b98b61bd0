import { footerLinks, serviceLinks, technologyLinks } from '../../content/navigation.ts';
import { translation } from '../../request/translation.ts';
import { contactLinks } from './contact-links.tsx';
import { FooterLink } from './footer-link.tsx';
import { FooterList } from './footer-list.tsx';
import styles from './site-lists.module.scss';

/** The site in three lists, and the ways to talk: as the default and the contact footer show them. */
export function SiteLists() {
  const { t } = translation();
  return (
    <div className={styles.lists}>
      <FooterList heading={t('interface.footer.lookFurther')} isLong>
        {footerLinks.map(({ path, label }) => (
          <FooterLink key={path} path={path}>
            {t(label)}
          </FooterLink>
        ))}
      </FooterList>
      <FooterList heading={t('interface.footer.services')}>
        {serviceLinks.map(({ slug, path }) => (
          <FooterLink key={path} path={path}>
            {t(`services.${slug}.name`)}
          </FooterLink>
        ))}
      </FooterList>
      <FooterList heading={t('interface.footer.technologies')}>
        {technologyLinks.map(({ path, label }) => (
          <FooterLink key={path} path={path}>
            {t(label)}
          </FooterLink>
        ))}
      </FooterList>
      <FooterList heading={t('interface.footer.contact')}>{contactLinks}</FooterList>
    </div>
  );
}
