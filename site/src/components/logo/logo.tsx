import { company } from '@sunfield/shared/company';
import { home } from '../../content/navigation.ts';
import { BrandMark } from '../brand/brand-mark.tsx';
import { translation } from '../../request/translation.ts';
import { classNames } from '../class-names.ts';
import styles from './logo.module.scss';

/** The brand and its name, which lead home. */
export function Logo({ className }: { className?: string }) {
  const { t, href } = translation();
  return (
    <a
      className={classNames(styles.logo, className)}
      href={href(home.path)}
      aria-label={t('interface.navigation.logo')}
    >
      <BrandMark />
      {company.name}
    </a>
  );
}
