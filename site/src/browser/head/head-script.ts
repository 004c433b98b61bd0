import { consentScript } from './cookie-consent.ts';
import { deferLayoutScript } from './defer-layout.ts';
import { keepTypedScript } from './keep-typed.ts';
import { fontScript } from './late-font.ts';
import { scriptFailureScript } from './script-failure.ts';

/**
 * The one inline script of every document: what has to run before the first paint. The
 * Content-Security-Policy allows it by its hash.
 */
export const headScript = [
  fontScript,
  deferLayoutScript,
  consentScript,
  keepTypedScript,
  scriptFailureScript,
]
  .join(';')
  // How functions are laid out, and what is said of them in development, is for who reads them.
  .replaceAll(/\n\s*(?:\/\/.*)?/gu, ' ');
