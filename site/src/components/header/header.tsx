import { caseStudiesLink, getInTouch, home } from '../../content/navigation.ts';
import { translation } from '../../request/translation.ts';
import { classNames } from '../class-names.ts';
import { ButtonLink } from '../button/button.tsx';
import { LanguageSelector } from '../language-selector/language-selector.tsx';
import { Logo } from '../logo/logo.tsx';
import { MenuButton } from '../side-menu/menu-button.tsx';
import { SideMenu } from '../side-menu/side-menu.tsx';
import { NavigationItem } from './navigation-item.tsx';
import { ServicesMenu } from './services-menu.tsx';
import { TechnologiesMenu } from './technologies-menu.tsx';
import styles from './header.module.scss';

/** What lies below the header: the page's own ground, paper of its own, or a dark hero. */
export type HeaderTone = 'dark' | 'light';

/** The header of every page. At 992px and below its entries are in the side menu. */
export function Header({ tone }: { tone?: HeaderTone }) {
  const { t, href } = translation();
  return (
    <header
      className={classNames(styles.header, tone && styles[tone])}
      data-ground={tone === 'dark' ? 'ink' : undefined}
    >
      <div className={styles.bar}>
        <Logo className={styles.logo} />
        <nav className={styles.wide} aria-label={t('interface.navigation.main')}>
          <ul className={styles.list}>
            <NavigationItem path={home.path}>{t(home.label)}</NavigationItem>
            <NavigationItem path={caseStudiesLink.path}>{t(caseStudiesLink.label)}</NavigationItem>
            <ServicesMenu />
            <TechnologiesMenu />
          </ul>
        </nav>
        <LanguageSelector className={styles.wide} />
        <ButtonLink className={styles.wide} href={href(getInTouch.path)}>
          {t(getInTouch.label)}
        </ButtonLink>
        <MenuButton className={styles.narrow} />
      </div>
      <SideMenu />
    </header>
  );
}
