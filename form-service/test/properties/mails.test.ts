import { validateProjectRequest } from '@sunfield/shared/project-request';
import fc from '../support/fast-check.ts';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { mailOf } from '../../src/delivery/mail-of.ts';
import { leadSubject } from '../../src/emails/lead-subject.ts';
import { leadRequestOf } from '../../src/leads/lead.ts';
import type { Entry } from '../../src/leads/outbox.ts';
import { testEnvironment } from '../support/app.ts';
import { systemTime } from '../../src/time.ts';
import { leadWith } from '../support/leads.ts';

const config = readConfig(testEnvironment());
const composer = createTransport({ streamTransport: true, buffer: true });

/** What an attacker types into a field that ends up in a header. */
const hostile = fc.constantFrom(
  'x\r\nBcc: v@x.example',
  'x\nTo: v@x.example',
  '"<v@x.example>',
  'a, v@x.example',
  '=?utf-8?Q?=0D=0ABcc:_v@x.example?=',
  'v@x.example;',
  '\u2028Bcc: v@x.example',
);
const line = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), hostile);

const expectedHeaders = [
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];

it('mails exactly the expected headers, recipients and text', { timeout: 180_000 }, async () => {
  const typed = fc.record({
    firstName: line,
    lastName: line,
    company: line,
    country: line,
    phone: line,
    email: fc.emailAddress(),
    message: fc.oneof(fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }), hostile),
  });
  await fc.assert(
    fc.asyncProperty(typed, async (input) => {
      const validation = validateProjectRequest(input);
      fc.pre(validation.ok);
      const lead = leadWith({ request: leadRequestOf(validation.request) });
      const entry = { id: lead.id, kind: 'lead', lead } as Entry;
      const composed = (await mailOf(entry, { config, clock: systemTime.clock } as never)) ?? {};
      const sent = await composer.sendMail(composed);
      const mail = await PostalMime.parse(sent.message as Buffer);
      const headers = new Set(mail.headers.map(({ key }) => key));
      expect([...headers].toSorted()).toEqual(expectedHeaders);
      expect(mail.headers).toHaveLength(expectedHeaders.length);
      expect(sent.envelope.to).toEqual(['sales@sunfield.example']);
      expect(mail.to?.map(({ address }) => address)).toEqual(['sales@sunfield.example']);
      expect(mail.replyTo?.map(({ address }) => address)).toEqual([lead.request.email]);
      expect(mail.subject?.replace(/\s+/gu, ' ')).toBe(
        leadSubject(lead.request).replace(/\s+/gu, ' ').trim(),
      );
      expect(mail.text?.startsWith(`${lead.request.message}\n`)).toBe(true);
    }),
    { numRuns: process.env['CI'] === 'true' ? 3_000 : 300 },
  );
});
