import { expect, test } from 'vitest';
import { keepShortWords } from '../../src/i18n/short-words.ts';

const visible = (words: unknown) => JSON.stringify(words).replaceAll('\u00a0', '_');

test('a heading binds short words to what they lean on', () => {
  expect(visible(keepShortWords({ heading: 'Two offices, one way of working' }, 'en'))).toBe(
    '{"heading":"Two offices, one way of_working"}',
  );
  expect(visible(keepShortWords({ heading: 'Le déroulement d’un projet' }, 'fr'))).toBe(
    '{"heading":"Le_déroulement d’un_projet"}',
  );
});

test('nothing grows wider than a narrow phone', () => {
  expect(visible(keepShortWords({ title: 'in the documentation of the day' }, 'en'))).toBe(
    '{"title":"in_the documentation of_the_day"}',
  );
});

test('all of a testimonial is displayed; paragraphs and titles for machines are left alone', () => {
  const words = {
    testimonial: { text: 'On a Friday' },
    text: 'On a Friday',
    meta: { title: 'On a Friday' },
    items: [{ title: 'On a Friday' }],
  };
  expect(visible(keepShortWords(words, 'en'))).toBe(
    visible({
      testimonial: { text: 'On_a_Friday' },
      text: 'On a Friday',
      meta: { title: 'On a Friday' },
      items: [{ title: 'On_a_Friday' }],
    }),
  );
});
