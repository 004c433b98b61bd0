import { Icon } from '../icon/icon.tsx';
import { translation } from '../../request/translation.ts';
import { classNames } from '../class-names.ts';
import styles from './menu-button.module.scss';

export const sideMenuId = 'menu';

/** Opens the side menu, natively. */
export function MenuButton({ className }: { className?: string }) {
  const { t } = translation();
  return (
    <button
      className={classNames(styles.button, className)}
      type="button"
      command="show-modal"
      commandfor={sideMenuId}
      aria-haspopup="dialog"
      aria-label={t('interface.menu.open')}
    >
      <Icon name="menu" />
    </button>
  );
}
