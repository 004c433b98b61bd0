import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/gu;
const dataBlock = /type="application\/(?:ld\+)?json"/u;

/**
 * The CSP hash of a document's one inline script (src/browser/head); none of what isn't a page. Data blocks don't run
 * and need none.
 * @throws Error of a document with another: whatever got it there, its own hash must not let it run
 */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(inlineScript)].filter(
    ([, attributes = '']) => !dataBlock.test(attributes),
  );
  if (scripts.length > 1) throw new Error('A document has an inline script beside its own');
  return scripts.map(
    ([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

interface Sources {
  /** The origin of the form service. */
  readonly formService: string;
  /** What is allowed beside the site's own files. */
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  readonly connections?: readonly string[];
  /** Who may show the page in a frame. */
  readonly ancestors?: readonly string[];
}

const directive = (name: string, ...sources: readonly string[]) => [name, ...sources].join(' ');

/**
 * The Content-Security-Policy of a response. `form-action` names the site as well as the form service:
 * Chromium holds the redirect back from the service against it too.
 */
export function contentSecurityPolicy({
  formService,
  scripts = [],
  styles = [],
  connections = [],
  ancestors = ["'none'"],
}: Sources): string {
  return [
    "default-src 'none'",
    directive('script-src', "'self'", ...scripts),
    directive('style-src', "'self'", ...styles),
    "img-src 'self' data:",
    "font-src 'self'",
    directive('connect-src', "'self'", formService, ...connections),
    directive('form-action', "'self'", formService),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    directive('frame-ancestors', ...ancestors),
  ].join('; ');
}

/** The same of a page that stands without the application: a style sheet is all it has. */
export const plainPolicy = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/** The security headers of every response. HSTS only where the site is public over TLS. */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && {
      // For this host alone: what other subdomains an owner has is not ours to know (docs/deploy.md).
      'strict-transport-security': 'max-age=63072000',
    }),
  };
}
