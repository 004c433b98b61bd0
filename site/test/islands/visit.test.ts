import { describe, expect, it } from 'vitest';
import { visitOf } from '../../src/islands/request-form/visit-of.ts';

const site = 'https://www.sunfield.example';

describe('a visit', () => {
  it('began at the page, with its campaign and the site that led there', () => {
    const campaign =
      'utm_source=news&utm_medium=e-mail&utm_campaign=autumn&utm_term=a&utm_content=b';
    expect(
      visitOf(`${site}/projects?x=1&${campaign}#top`, 'https://news.example/42?reader=7'),
    ).toEqual({
      entryPage: '/projects',
      referrer: 'https://news.example/42',
      utmSource: 'news',
      utmMedium: 'e-mail',
      utmCampaign: 'autumn',
      utmTerm: 'a',
      utmContent: 'b',
    });
  });

  it('tells nothing that is not known', () => {
    expect(visitOf(`${site}/?utm_source=`, '')).toEqual({ entryPage: '/' });
  });

  it('began on the page before, where that is one of the site', () => {
    expect(visitOf(`${site}/contact?lang=fr`, `${site}/projects?utm_source=news`)).toEqual({
      entryPage: '/projects',
      utmSource: 'news',
    });
  });

  it('began anew with a new campaign', () => {
    expect(visitOf(`${site}/?utm_source=ad`, `${site}/projects?utm_source=news`)).toEqual({
      entryPage: '/',
      utmSource: 'ad',
    });
  });
});
