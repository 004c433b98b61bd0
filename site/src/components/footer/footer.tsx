import { company } from '@sunfield/shared/company';
import type { ReactNode } from 'react';
import { translation } from '../../i18n/translation.ts';
import styles from './footer.module.scss';

/** The dark ground that every page with a footer ends on, and its last line. */
export function Footer({ children }: { children: ReactNode }) {
  const { t } = translation();
  const year = new Date().getFullYear();
  return (
    <footer className={styles.footer} data-ground="ink" data-footer>
      <div className={styles.inner}>
        {children}
        <div className={styles.end}>
          <span>{t('interface.footer.copyright', { year, company: company.name })}</span>
          <span>{t('interface.footer.iso', { certification: company.certification })}</span>
          <span>{t('interface.footer.languages')}</span>
        </div>
      </div>
    </footer>
  );
}
