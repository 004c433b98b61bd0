import {
  caseStudies,
  contactUs,
  getInTouch,
  home,
  serviceLinks,
  services,
  technologies,
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
          <SideMenuLink path={caseStudies.path}>{t(caseStudies.label)}</SideMenuLink>
          <SideMenuGroup name={t(services.label)} open={isInSection(services.path, path)}>
            {serviceLinks.map((link) => (
              <SideMenuLink key={link.path} path={link.path}>
                {t(`services.${link.slug}.name`)}
              </SideMenuLink>
            ))}
            <SideMenuLink path={services.path}>
              {t('interface.navigation.allServices')}
            </SideMenuLink>
          </SideMenuGroup>
          <SideMenuGroup name={t(technologies.label)} open={isInSection('/tech', path)}>
            {technologyMenu.map((link) => (
              <SideMenuLink key={link.path} path={link.path}>
                {t(link.label)}
              </SideMenuLink>
            ))}
            <SideMenuLink path={technologies.path}>
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
