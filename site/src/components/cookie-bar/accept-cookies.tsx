'use client';

import { acceptCookies } from '../../lib/cookie-consent.ts';
import { Button } from '../button/button.tsx';

/** Script, because the acceptance is kept in the browser. */
export function AcceptCookies({ label }: { label: string }) {
  return <Button onClick={acceptCookies}>{label}</Button>;
}
