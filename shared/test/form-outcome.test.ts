import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decodeDraft, draftOf, encodeDraft } from '../src/form-outcome.ts';

const body = {
  firstName: ' さくら ',
  email: 'not an address',
  message: 'two\r\nlines & 🍣',
  interests: 'qa-testing',
  trellis: 'http://spam.example',
  requestId: 'x',
};

test('what was typed comes back as it was typed, and nothing else', () => {
  const draft = decodeDraft(encodeDraft(draftOf(body, { email: 'invalidEmail', page: 'invalid' })));
  expect(draft?.values).toMatchObject({ firstName: ' さくら ', message: 'two\r\nlines & 🍣' });
  expect(draft?.interests).toEqual(['qa-testing']);
  expect(draft?.errors).toEqual({ email: 'invalidEmail' });
  expect(JSON.stringify(draft)).not.toContain('spam');
});

test('a body that is none gives an empty draft', () => {
  for (const nothing of [null, undefined, 'text', 5]) {
    expect(draftOf(nothing).values.firstName).toBe('');
  }
});

test('a longest Japanese message fits into a request head of 64 KiB', () => {
  const kanji = Array.from({ length: 5000 }, (_, i) =>
    String.fromCodePoint(0x4e00 + ((i * 7919) % 20000)),
  );
  expect(encodeDraft(draftOf({ ...body, message: kanji.join('') })).length).toBeLessThan(48 * 1024);
});

const packed = (value: unknown) => deflateRawSync(JSON.stringify(value)).toString('base64url');

test.each([
  ['no base64', '%%%'],
  ['nothing', ''],
  ['no draft', packed({ values: 1 })],
  ['unknown fields', packed({ values: { admin: 'x' }, interests: [], errors: {} })],
  ['unknown codes', packed({ values: {}, interests: [], errors: { email: 'evil' } })],
  ['a bomb', packed({ values: { message: 'x'.repeat(5_000_000) }, interests: [], errors: {} })],
])('%s is no draft', (_, parameter) => {
  expect(decodeDraft(parameter)).toBeUndefined();
});
