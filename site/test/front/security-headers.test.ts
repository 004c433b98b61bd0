import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  securityHeaders,
} from '../../src/front/security-headers.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('the inline script of a document is named by its hash, and a second one never', () => {
  const html = `<script id="x">b("</p>")</script>
    <script src="/c.js"></script><script type="application/ld+json">{"x":1}</script>`;
  expect(inlineScriptHashes(html)).toEqual([hash('b("</p>")')]);
  expect(inlineScriptHashes('<p>none</p>')).toEqual([]);
  expect(() => inlineScriptHashes(`${html}<script>stolen()</script>`)).toThrow('beside its own');
});

test('the policy allows nothing inline and no other origin than the form service', () => {
  const policy = contentSecurityPolicy({
    formService: 'https://forms.example',
    scripts: ["'sha256-x'"],
  });
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("script-src 'self' 'sha256-x';");
  expect(policy).toContain("connect-src 'self' https://forms.example;");
  expect(policy).toContain("form-action 'self' https://forms.example;");
  expect(policy).toContain("default-src 'none'");
});

test('only a site that is public over TLS asks for TLS for good', () => {
  expect(securityHeaders('https://site.example')).toHaveProperty('strict-transport-security');
  expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
});

test('what other subdomains an owner has is left alone', () => {
  const headers = Object.values(securityHeaders('https://site.example')).join();
  expect(headers).not.toContain('includeSubDomains');
});
