import { localeOption } from '@sunfield/shared/locales';
import { Icon } from '../icon/icon.tsx';
import { translation } from '../../request/translation.ts';
import { LanguageLinks } from './language-links.tsx';
import styles from './language-selector.module.scss';

const listId = 'languages';

/** The shortened code of the page's language, which opens the list of all four. */
export function LanguageSelector({ className }: { className?: string }) {
  const { t, locale } = translation();
  const { label, short } = localeOption(locale);
  return (
    <div className={className}>
      <button
        className={styles.button}
        type="button"
        popoverTarget={listId}
        aria-controls={listId}
        aria-label={`${short}, ${t('interface.language.current', { language: label })}`}
      >
        {short} <Icon name="chevronDown" />
      </button>
      <nav
        className={styles.list}
        id={listId}
        popover="auto"
        aria-label={t('interface.language.choose')}
      >
        <LanguageLinks show="label" />
      </nav>
    </div>
  );
}
