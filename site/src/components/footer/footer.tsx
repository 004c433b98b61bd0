import type { ReactNode } from 'react';
import { company } from '@sunfield/shared/company';
import { privacyLink } from '../../content/navigation.ts';
import { translation } from '../../request/translation.ts';
import styles from './footer.module.scss';

/** The dark ground that every page with a footer ends on, and its last line. */
export function Footer({ children }: { children: ReactNode }) {
  const { t, href } = translation();
  return (
    <footer className={styles.footer} data-ground="ink" data-footer>
      <div className={styles.inner}>
        {children}
        <div className={styles.end}>
          <span>{t('interface.footer.copyright')}</span>
          <a href={href(privacyLink.path)}>{t(privacyLink.label)}</a>
          {company.certification !== undefined && <span>{t('interface.footer.iso')}</span>}
          <span>{t('interface.footer.languages')}</span>
        </div>
      </div>
    </footer>
  );
}
