import { getInTouch, serviceLinks, servicesLink } from '../../content/navigation.ts';
import { Icon } from '../icon/icon.tsx';
import { Land } from '../land/land.tsx';
import { Pictogram } from '../pictogram/pictogram.tsx';
import { phrases } from '../phrases/phrases.tsx';
import { translation } from '../../request/translation.ts';
import { currentPath } from '../../request/current-request.ts';
import { TextLink } from '../text-link/text-link.tsx';
import { isInSection } from './active-state.ts';
import header from './header.module.scss';
import styles from './services-menu.module.scss';

const panelId = 'services-menu';

/** The mega menu: a disclosure that also opens below a hovering pointer. */
export function ServicesMenu() {
  const { t, href } = translation();
  const path = currentPath();
  return (
    <li className={header.item} data-menu>
      <button
        className={header.control}
        type="button"
        popoverTarget={panelId}
        aria-controls={panelId}
        data-active={isInSection(servicesLink.path, path) || undefined}
      >
        {t(servicesLink.label)} <Icon name="chevronDown" />
      </button>
      <div className={styles.panel} id={panelId} popover="auto">
        <div className={styles.inner}>
          <div className={styles.lead}>
            <Land name="hill" ramp="honey" crop="500 0 900 700" />
            <p className={styles.heading}>{phrases(t('interface.mega.heading'))}</p>
            <p>{t('interface.mega.text')}</p>
            <TextLink href={href(servicesLink.path)}>
              {t('interface.navigation.allServices')}
            </TextLink>
          </div>
          <ul className={styles.list}>
            {serviceLinks.map((link) => (
              <li key={link.slug}>
                <a href={href(link.path)} aria-current={path === link.path ? 'page' : undefined}>
                  <Pictogram name={link.slug} />
                  <b>{phrases(t(`services.${link.slug}.name`))}</b>
                  <span>{phrases(t(`services.${link.slug}.menu`))}</span>
                </a>
              </li>
            ))}
            <li className={styles.ask}>
              <b>{t('interface.mega.ask.heading')}</b>
              <span>{t('interface.mega.ask.text')}</span>
              <TextLink href={href(getInTouch.path)}>{t(getInTouch.label)}</TextLink>
            </li>
          </ul>
        </div>
      </div>
    </li>
  );
}
