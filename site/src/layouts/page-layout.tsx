import type { ReactNode } from 'react';
import { CookieBar } from '../components/cookie-bar/cookie-bar.tsx';
import { FloatingButtons } from '../components/floating-buttons/floating-buttons.tsx';
import { Header, type HeaderTone } from '../components/header/header.tsx';
import { mainId } from '../components/skip-link/skip-link.tsx';
import { SkipLink } from '../components/skip-link/skip-link.tsx';
import styles from './page-layout.module.scss';

interface PageLayoutProps {
  readonly header?: HeaderTone;
  readonly footer?: ReactNode;
  readonly cookieBar?: boolean;
  readonly floatingButtons?: boolean;
  readonly children: ReactNode;
}

/** The frame that the six layouts share; docs/layouts.md tells which has what. */
export function PageLayout({
  header,
  footer,
  cookieBar = false,
  floatingButtons = true,
  children,
}: PageLayoutProps) {
  return (
    <>
      {cookieBar && <span hidden data-has-cookie-bar />}
      <SkipLink />
      <Header tone={header} />
      <main className={styles.main} id={mainId} tabIndex={-1}>
        {children}
      </main>
      {footer}
      {floatingButtons && <FloatingButtons />}
      {cookieBar && <CookieBar />}
    </>
  );
}
