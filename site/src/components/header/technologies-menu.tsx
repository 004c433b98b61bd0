import { tech, technologiesLink, technologyMenu } from '../../content/navigation.ts';
import { Icon } from '../icon/icon.tsx';
import { translation } from '../../request/translation.ts';
import { classNames } from '../class-names.ts';
import { currentPath } from '../../request/current-request.ts';
import { activeState, isInSection } from './active-state.ts';
import header from './header.module.scss';
import styles from './technologies-menu.module.scss';

const listId = 'technologies-menu';

/** A link to all technologies, and beside it the button that opens its sub-list. */
export function TechnologiesMenu() {
  const { t, href } = translation();
  const path = currentPath();
  const name = t(technologiesLink.label);
  return (
    <li className={classNames(header.item, styles.item)} data-menu>
      <a
        className={header.control}
        href={href(technologiesLink.path)}
        {...activeState(technologiesLink.path, path)}
        data-active={path === technologiesLink.path || isInSection(tech.path, path) || undefined}
      >
        {name}
      </a>
      <button
        className={styles.button}
        type="button"
        popoverTarget={listId}
        aria-controls={listId}
        aria-label={t('form.summary.pair', { name, text: t('interface.menu.label') })}
      >
        <Icon name="chevronDown" />
      </button>
      <ul className={styles.list} id={listId} popover="auto">
        {technologyMenu.map((link) => (
          <li key={link.path}>
            <a href={href(link.path)} {...activeState(link.path, path)}>
              {t(link.label)}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
