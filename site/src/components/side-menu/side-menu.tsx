import {
  caseStudiesLink,
  contactUs,
  getInTouch,
  home,
  serviceLinks,
  servicesLink,
  technologiesLink,
  tech,
  technologyMenu,
} from '../../content/navigation.ts';
import { Icon } from '../icon/icon.tsx';
import { Land } from '../land/land.tsx';
import { translation } from '../../request/translation.ts';
import { currentPath } from '../../request/current-request.ts';
import { ButtonLink } from '../button/button.tsx';
import { isInSection } from '../header/active-state.ts';
import { LanguageLinks } from '../language-selector/language-links.tsx';
import { Logo } from '../logo/logo.tsx';
import { sideMenuId } from './menu-button.tsx';
import { SideMenuGroup } from './side-menu-group.tsx';
import { SideMenuLink } from './side-menu-link.tsx';
import styles from './side-menu.module.scss';

/** The header's entries on narrow screens: full screen and modal, opened natively. */
export function SideMenu() {
  const { t, href } = translation();
  const path = currentPath();
  return (
    <dialog className={styles.menu} id={sideMenuId} aria-label={t('interface.menu.label')}>
      <div className={styles.top}>
        <Logo />
        <button
          className={styles.close}
          type="button"
          command="close"
          commandfor={sideMenuId}
          aria-label={t('interface.menu.close')}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={t('interface.navigation.main')}>
        <ul className={styles.list}>
          <SideMenuLink path={home.path}>{t(home.label)}</SideMenuLink>
          <SideMenuLink path={caseStudiesLink.path}>{t(caseStudiesLink.label)}</SideMenuLink>
          <SideMenuGroup name={t(servicesLink.label)} open={isInSection(servicesLink.path, path)}>
            {serviceLinks.map((link) => (
              <SideMenuLink key={link.path} path={link.path}>
                {t(`services.${link.slug}.name`)}
              </SideMenuLink>
            ))}
            <SideMenuLink path={servicesLink.path}>
              {t('interface.navigation.allServices')}
            </SideMenuLink>
          </SideMenuGroup>
          <SideMenuGroup name={t(technologiesLink.label)} open={isInSection(tech.path, path)}>
            {technologyMenu.map((link) => (
              <SideMenuLink key={link.path} path={link.path}>
                {t(link.label)}
              </SideMenuLink>
            ))}
            <SideMenuLink path={technologiesLink.path}>
              {t('interface.navigation.allTechnologies')}
            </SideMenuLink>
          </SideMenuGroup>
          <SideMenuLink path={contactUs.path}>{t(contactUs.label)}</SideMenuLink>
        </ul>
      </nav>
      <ButtonLink className={styles.button} size="large" href={href(getInTouch.path)}>
        {t(getInTouch.label)}
      </ButtonLink>
      <nav aria-label={t('interface.language.label')}>
        <LanguageLinks className={styles.languages} show="short" />
      </nav>
      <div className={styles.land}>
        <Land name="hill" ramp="honey" crop="300 250 900 500" />
      </div>
    </dialog>
  );
}
