import { company } from '@sunfield/shared/company';
import { expect, it } from 'vitest';
import { securityTxt } from '../../../src/front/discovery/security-txt.ts';
import { locales } from '@sunfield/shared/locales';

it('tells whom to write to, for less than a year, and where it belongs', () => {
  const now = Date.parse('2026-11-22T15:04:05.678Z');
  const lines = securityTxt('https://www.brightfield.vn', now).trimEnd().split('\n');
  const fields = new Map(lines.map((line) => line.split(/: (.*)/su, 2) as [string, string]));
  expect(fields.get('Contact')).toBe(`mailto:${company.email}`);
  expect(fields.get('Preferred-Languages')).toBe(locales.map(({ iso }) => iso).join(', '));
  expect(fields.get('Canonical')).toBe('https://www.brightfield.vn/.well-known/security.txt');
  expect(fields.get('Expires')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/u);
  const days = (Date.parse(fields.get('Expires') ?? '') - now) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});
