import { describe, expect, it } from 'vitest';
import { leadEmail } from '../../src/emails/lead-email.ts';
import { leadSubject } from '../../src/emails/lead-subject.ts';
import { unknownSource, type LeadRequest } from '../../src/leads/lead.ts';
import { siteOrigin } from '../support/app.ts';
import { leadWith } from '../support/leads.ts';
import { localeOption, localeValues } from '@sunfield/shared/locales';
import { namesIn, personName } from '@sunfield/shared/person-name';
import { languageName } from '../../src/emails/labels.ts';
import { translation } from '../../../shared/test/support/translation.ts';

const request: LeadRequest = {
  firstName: 'Anna',
  lastName: 'Müller',
  email: 'anna@acme.example',
  phone: '+49 (30) 123 456',
  company: 'Acme',
  country: 'France',
  message: 'First line\n<b>second</b> & "third"',
  interests: ['web-application', 'qa-testing'],
  locale: translation,
  page: '/contact?x=1',
  ...unknownSource,
};

const emailOf = (changes: Partial<LeadRequest> = {}) =>
  leadEmail(
    leadWith({ request: { ...request, ...changes } }),
    [siteOrigin, 'https://staging.sunfield.example'],
    undefined,
  );

describe('the subject', () => {
  it('says who asks, from where, for what', () => {
    expect(leadSubject(request)).toBe(
      'New request: Anna Müller, Acme (France): Web Application, QA & Testing',
    );
  });

  it.each(localeValues)('has names in the order of their language (%s)', (locale) => {
    const [firstName, lastName] = ['太郎', '山田'];
    const name = personName({ firstName, lastName, locale });
    expect(leadSubject({ ...request, locale, firstName, lastName })).toContain(
      `request: ${name}, `,
    );
    const { text } = emailOf({ locale, firstName, lastName });
    const rows = [`First name: ${firstName}`, `Last name: ${lastName}`];
    if (namesIn(locale)[0] === 'lastName') rows.reverse();
    expect(text).toContain(`${rows.join('\n')}\n`);
  });

  it('leaves out what was not given', () => {
    expect(leadSubject({ ...request, company: '', country: '', interests: [] })).toBe(
      'New request: Anna Müller',
    );
  });

  it('is cut between characters, never inside one', () => {
    const subject = leadSubject({
      ...request,
      company: '👩‍🚀'.repeat(60),
      firstName: 'é'.repeat(99),
    });
    expect([...new Intl.Segmenter().segment(subject)]).toHaveLength(150);
    expect(subject).toMatch(/👩‍🚀…$/u);
  });
});

describe('the mail', () => {
  it('has every field as text, with the time in the company’s zone', () => {
    const { text } = emailOf();
    expect(text).toContain('First line\n<b>second</b> & "third"');
    for (const line of [
      'First name: Anna',
      'Last name: Müller',
      'Email: anna@acme.example',
      'Phone: +49 (30) 123 456',
      'Company: Acme',
      'Country: France',
      'Interested in: Web Application, QA & Testing',
      `Language: ${languageName(translation)} (${localeOption(translation).label})`,
      `Page: ${siteOrigin}/contact?x=1`,
      'Received: Saturday, 21 November 2026 at 08:36:12 GMT+7 (Asia/Ho_Chi_Minh)',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    expect(text).toContain('01a1fbc4-ad68-7e00-b445-a565ae40a274');
  });

  it('links the address, the telephone and the page', () => {
    const { html } = emailOf();
    expect(html).toContain('href="mailto:anna%40acme.example"');
    expect(html).toContain('href="tel:+4930123456"');
    expect(html).toContain(`href="${siteOrigin}/contact?x=1"`);
  });

  it('links a page of the site that it was sent from', () => {
    const page = 'https://staging.sunfield.example/contact';
    const { html, text } = emailOf({ page });
    expect(html).toContain(`href="${page}"`);
    expect(text).toContain(`Page: ${page}`);
  });

  it('never links a page of another site, nor words for a telephone', () => {
    const { html, text } = emailOf({ page: 'https://evil.example/x', phone: 'call me' });
    expect(html).not.toContain('href="https://evil');
    expect(html).not.toContain('href="tel:');
    expect(text).toContain('Page: https://evil.example/x');
  });

  it('says where the visit came from, as far as that is known', () => {
    const { text, html } = emailOf({
      entryPage: '/projects',
      referrer: 'https://evil.example/x',
      utmSource: 'newsletter',
      utmCampaign: '<autumn>',
    });
    for (const line of [
      'Visit began at: /projects',
      'Came from: https://evil.example/x',
      'Campaign source: newsletter',
      'Campaign: <autumn>',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    expect(text).not.toContain('Campaign medium');
    expect(html).toContain(`href="${siteOrigin}/projects"`);
    expect(html).not.toContain('href="https://evil');
    expect(html).toContain('&lt;autumn&gt;');
    expect(emailOf().text).not.toContain('Came from');
  });

  it('shows markup as it was typed', () => {
    const { html } = emailOf({ firstName: '<img src=x onerror=alert(1)>', company: `"'` });
    expect(html).toContain('First line<br>\n&lt;b&gt;second&lt;/b&gt; &amp; &quot;third&quot;');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).toContain('&quot;&#39;');
    expect(html).not.toContain('<img');
  });

  it('marks the message with its language, so that Japanese is drawn in Japanese type', () => {
    expect(emailOf().html).toContain(`<p lang="${localeOption(translation).iso}"`);
  });
});
