'use client';

import { useEffect, useRef } from 'react';
import { useRouter } from 'waku/router/client';
import { isLeaving } from '../../browser/leaving.ts';
import { useFloatingButtons } from '../../browser/use-floating-buttons.ts';
import { useLinkNavigation } from '../../browser/use-link-navigation.ts';
import { useLinkPrefetch } from '../../browser/use-link-prefetch.ts';
import { useLoadingBar } from '../../browser/use-loading-bar.ts';
import { useRememberedLanguage } from '../../browser/use-remembered-language.ts';
import { useScrolled } from '../../browser/use-scrolled.ts';
import { loadingStep } from '../../browser/loading-progress.ts';
import { fontLateFlag, navigatedFlag } from '../../browser/root-flags.ts';
import { changePage } from '../../browser/view-transition.ts';
import { mainId } from '../skip-link/main-id.ts';
import styles from './navigation.module.scss';

/** Waku's types know the paths of the pages; a link may name any. */
const asHref = ({ pathname, search, hash }: URL) => (pathname + search + hash) as '/';

const markNavigation = () => document.documentElement.setAttribute(navigatedFlag, '');

/**
 * What script adds to the shell, once for the whole document: links go through the router, with the
 * loading bar; a new page is announced and takes focus.
 */
export function Navigation({ loadingLabel }: { loadingLabel: string }) {
  const { path, push, prefetch } = useRouter();
  const { bar, ref } = useLoadingBar();
  const status = useRef<HTMLParagraphElement>(null);
  const prefetched = useRef(new Set<string>());
  const latest = useRef<URL>(undefined);
  const shown = useRef(path);
  const onShown = useRef<() => void>(undefined);

  useRememberedLanguage();
  useScrolled();
  useFloatingButtons(path);

  useLinkPrefetch((url) => {
    prefetched.current.add(url.href);
    prefetch(asHref(url));
  });

  useLinkNavigation((url) => {
    const isLatest = () => latest.current === url;
    latest.current = url;
    markNavigation();
    bar.current?.start();
    bar.current?.advance(loadingStep(prefetched.current.has(url.href)));
    const go = () => {
      push(asHref(url)).then(
        () => isLatest() && bar.current?.finish(),
        () => {
          if (!isLatest() || isLeaving()) return;
          bar.current?.fail();
          // The server has the answer: its error page with the right status, or a redirect elsewhere.
          location.assign(url);
        },
      );
    };
    changePage(url, go, new Promise((resolve) => (onShown.current = resolve)));
  });

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    onShown.current?.();
    markNavigation();
    document.documentElement.removeAttribute(fontLateFlag);
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    if (status.current) status.current.textContent = document.title;
    if (!location.hash) document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [path]);

  return (
    <>
      <div
        ref={ref}
        className={styles.bar}
        role="progressbar"
        aria-label={loadingLabel}
        aria-valuemin={0}
        aria-valuemax={100}
        hidden
      />
      <p ref={status} className={styles.status} role="status" />
    </>
  );
}
