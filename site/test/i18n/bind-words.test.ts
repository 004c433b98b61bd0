import type { Locale } from '@sunfield/shared/locales';
import { expect, test } from 'vitest';
import { bindWords } from '../../src/i18n/bind-words.ts';

const shown = (words: unknown) => JSON.stringify(words).replaceAll('\u00a0', '_');

test('all of a testimonial is displayed; paragraphs and titles for machines are not', () => {
  const words = {
    testimonial: { text: 'On a Friday' },
    text: 'On a Friday',
    meta: { title: 'On a Friday' },
    items: [{ title: 'On a Friday' }],
  };
  expect(shown(bindWords(words, 'en'))).toBe(
    shown({
      testimonial: { text: 'On a_Friday' },
      text: 'On a Friday',
      meta: { title: 'On a Friday' },
      items: [{ title: 'On a_Friday' }],
    }),
  );
});

test('spaces that must not break are bound in every text', () => {
  expect(shown(bindWords({ meta: { title: 'ISO 9001' }, items: ['5 years'] }, 'en'))).toBe(
    '{"meta":{"title":"ISO_9001"},"items":["5_years"]}',
  );
});

test('what is set large has a whole space before a French mark, and keeps « et » from a line’s end', () => {
  const words = {
    heading: 'Déjà client ?',
    text: 'Déjà client ?',
    title: 'Cinq services et un avis',
  };
  expect(shown(bindWords(words, 'fr' as string as Locale))).toBe(
    shown({
      heading: 'Déjà client_?',
      text: 'Déjà client\u202f?',
      title: 'Cinq_services et_un_avis',
    }),
  );
});
