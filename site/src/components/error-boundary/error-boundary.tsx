'use client';

import { Component, type ReactNode } from 'react';
import { isLeaving } from '../../browser/leaving.ts';
import { navigatedFlag } from '../../browser/root-flags.ts';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
}

/**
 * Shows the error page in place of a page that can't be rendered in the browser. Where the visitor came
 * to it through the router, the server is asked for it once more, so that its own answer is shown.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    if (isLeaving() || !document.documentElement.hasAttribute(navigatedFlag)) return;
    // The router writes the page's address in this same commit: at once, the page before it would be reloaded.
    setTimeout(() => location.reload());
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
