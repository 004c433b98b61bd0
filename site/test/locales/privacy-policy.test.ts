import { retentionDays } from '@sunfield/shared/retention';
import { locales } from '@sunfield/shared/locales';
import { expect, test } from 'vitest';

test.each(locales)('the policy in $label promises what the service does', async ({ value }) => {
  const policy = (await import(`../../src/locales/${value}/pages/privacy-policy.ts`)) as object;
  expect(JSON.stringify(policy)).toMatch(new RegExp(`\\b${retentionDays}`, 'u'));
});
