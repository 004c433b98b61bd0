import { interestIds } from '@sunfield/shared/project-request';
import { defaultLocale, localeValues } from '@sunfield/shared/locales';
import fc from '../support/fast-check.ts';
import { expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { leadMessage } from '../../src/delivery/lead-messages.ts';
import { recipientsOf } from '../../src/delivery/recipients.ts';
import type { LeadRequest } from '../../src/leads/lead.ts';
import { testEnvironment } from '../support/app.ts';
import { leadWith } from '../support/leads.ts';
import { leadRequest } from '../support/stores.ts';
import { translation } from '../../../shared/test/support/translation.ts';

const LEADS_TO =
  `Sales <sales@x.example>, boss@x.example; ${translation}: paris@x.example; ` +
  '"Seoul; and Busan: KR" <seoul@x.example>; interest qa-testing: seoul@x.example ;' +
  'interest ai-machine-learning: ml@x.example, Paris@x.example';

const config = readConfig(testEnvironment({ LEADS_TO }));

const addressesFor = (changes: Partial<LeadRequest>) =>
  recipientsOf({ ...leadRequest, interests: [], ...changes }, config.LEADS_TO).map(
    ({ address }) => address,
  );

it('sends a lead to whom its language or interest names, and any other to the rest', () => {
  const rest = ['sales@x.example', 'boss@x.example', 'seoul@x.example'];
  expect(addressesFor({ locale: defaultLocale })).toEqual(rest);
  expect(addressesFor({ locale: defaultLocale, interests: ['blockchain'] })).toEqual(rest);
  expect(addressesFor({ locale: translation })).toEqual(['paris@x.example']);
  const interests = ['qa-testing', 'ai-machine-learning'] as const;
  expect(addressesFor({ locale: defaultLocale, interests: [...interests] })).toEqual([
    'seoul@x.example',
    'ml@x.example',
    'Paris@x.example',
  ]);
});

it('names nobody twice', () => {
  const addresses = addressesFor({ locale: translation, interests: ['ai-machine-learning'] });
  expect(addresses.map((address) => address.toLowerCase())).toEqual([
    'paris@x.example',
    'ml@x.example',
  ]);
});

it('reaches somebody with every lead', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...localeValues),
      fc.subarray([...interestIds]),
      (locale, interests) => addressesFor({ locale, interests }).length > 0,
    ),
  );
});

it('is who the mail is addressed to', () => {
  const lead = leadWith({ request: { ...leadRequest, locale: translation, interests: [] } });
  expect(leadMessage(lead, config, new Date())).toMatchObject({
    to: [{ address: 'paris@x.example' }],
  });
});
