import { describe, expect, test } from 'vitest';
import {
  interestIds,
  limits,
  requiredFields,
  sourceFields,
  validateProjectRequest,
  visibleFields,
} from '../src/project-request.ts';
import { translation } from './support/translation.ts';

const complete = {
  firstName: 'Zoë',
  lastName: '髙橋',
  email: 'zoe@example.com',
  phone: '+33 1 70 18 99 00',
  company: '株式会社ミナト食品',
  country: 'France',
  message: '안녕하세요 🙏',
  interests: ['web-application'],
  locale: translation,
  page: '/Pricing',
};

const errorsOf = (input: unknown) => {
  const validation = validateProjectRequest(input);
  return validation.ok ? {} : validation.errors;
};

const requestOf = (input: unknown) => {
  const validation = validateProjectRequest(input);
  if (!validation.ok) throw new Error(JSON.stringify(validation.errors));
  return validation.request;
};

test('a complete request keeps every character', () => {
  expect(requestOf(complete)).toMatchObject(complete);
});

test('only the required fields are required', () => {
  const { firstName, lastName, email, message } = complete;
  const request = requestOf({ firstName, lastName, email, message });
  expect(request).toMatchObject({
    phone: '',
    company: '',
    country: '',
    interests: [],
    locale: 'en',
  });
  expect(errorsOf({})).toEqual(
    Object.fromEntries(requiredFields.map((name) => [name, 'required'])),
  );
});

test.each(requiredFields)('a blank %s is missing', (name) => {
  expect(errorsOf({ ...complete, [name]: ' \u3000\t' })).toEqual({ [name]: 'required' });
});

const texts = visibleFields.filter((name) => name !== 'interests' && name !== 'email');

test.each(texts)('%s may be as long as its limit and no longer', (name) => {
  const longest = 'あ'.repeat(limits[name as keyof typeof limits]);
  expect(errorsOf({ ...complete, [name]: longest })).toEqual({});
  expect(errorsOf({ ...complete, [name]: `${longest}あ` })).toEqual({ [name]: 'tooLong' });
});

test.each([...texts, 'email'])('%s of a wrong type is invalid', (name) => {
  for (const value of [1, true, { a: 1 }]) {
    expect(errorsOf({ ...complete, [name]: value })).toEqual({ [name]: 'invalid' });
  }
});

describe('e-mail addresses', () => {
  const pass = [
    ...['a@b.vn', 'o’brien+news@mail.example.co.uk', '用户@例え.テスト', "d'arc@x-y.fr"],
    ...['taro..y@docomo.ne.jp', 'taro.@docomo.ne.jp', 'taro..@ezweb.ne.jp'],
  ];
  const fail = [
    'plain',
    '@example.com',
    'a@b',
    'a@b, evil@x.com',
    'a b@example.com',
    'a@example..com',
    '.a@example.com',
    '<a@example.com>',
    'a@-example.com',
    '"a"@example.com',
    'a@b.com:x',
    'a@.com',
    'a@\u200b.com',
    'a@-\u2060example.com',
    'a@example-.com',
    'a@example.-com.vn',
    '用\u200d户@例え.テスト',
    'a@exam\u{e0061}ple.com',
  ];
  test.each(pass)('%s passes', (email) => expect(errorsOf({ ...complete, email })).toEqual({}));
  test.each(fail)('%s fails', (email) =>
    expect(errorsOf({ ...complete, email })).toEqual({ email: 'invalidEmail' }),
  );
  test('surrounding blanks are forgiven', () => {
    expect(requestOf({ ...complete, email: ' zoe@example.com ' }).email).toBe('zoe@example.com');
  });
});

describe('control characters', () => {
  test('a line break in a single-line field becomes a blank: no header can be added', () => {
    const firstName = 'Zoë\r\nBcc: evil@example.com\u0000\u0085\u2028';
    expect(requestOf({ ...complete, firstName }).firstName).toBe('Zoë Bcc: evil@example.com');
  });

  test('a message keeps its lines and tabs, and loses the rest', () => {
    const message = 'one\r\ntwo\rthree\u2029four\tfive\u0000\u001b[31m';
    expect(requestOf({ ...complete, message }).message).toBe('one\ntwo\nthree\nfour\tfive[31m');
  });

  test('a lone surrogate can be stored and sent', () => {
    expect(requestOf({ ...complete, company: 'a\ud800' }).company.isWellFormed()).toBe(true);
  });
});

describe('what nobody sees', () => {
  test('is taken out: it could make a text look like another', () => {
    const lastName = '\u202egnp.exe\u202c\u2066\u2069 a\u200bb\ufeffc\u00ad\u3164';
    expect(requestOf({ ...complete, lastName }).lastName).toBe('gnp.exe abc');
    const message = 'pay\u200b\u200dpal\u2028\u2067x';
    expect(requestOf({ ...complete, message }).message).toBe('paypal\nx');
    expect(requestOf({ ...complete, email: '\u200bzoe\ufeff@example.com' }).email).toBe(
      'zoe@example.com',
    );
  });

  test('is not enough where something is required', () => {
    expect(errorsOf({ ...complete, firstName: '\u200b\u200d \u3164' })).toEqual({
      firstName: 'required',
    });
  });

  test.each(['علی\u200cرضا', '葛\u{e0100}城', 'क्\u200dष', '👩🏽\u200d💻 ❤\ufe0f'])(
    'stays where a script or an emoji needs it: %s',
    (company) => expect(requestOf({ ...complete, company }).company).toBe(company),
  );

  test('is gone before letters are composed', () => {
    expect(requestOf({ ...complete, firstName: 'Zoe\u200b\u0308' }).firstName).toBe('Zoë');
  });
});

test('a decomposed text of the greatest length fits', () => {
  const message = 'ế'.repeat(limits.message);
  expect(requestOf({ ...complete, message: message.normalize('NFD') }).message).toBe(message);
});

describe('interests', () => {
  test('one ticked box of an urlencoded form is a string', () => {
    expect(requestOf({ ...complete, interests: 'qa-testing' }).interests).toEqual(['qa-testing']);
  });

  test('several come once each, in the order of the form', () => {
    const interests = ['qa-testing', 'blockchain', 'qa-testing'];
    expect(requestOf({ ...complete, interests }).interests).toEqual(['blockchain', 'qa-testing']);
  });

  test('none is fine, and what is offered no longer is dropped', () => {
    expect(requestOf({ ...complete, interests: undefined }).interests).toEqual([]);
    for (const interests of ['cobol', 1, true, { a: 1 }, null]) {
      expect(requestOf({ ...complete, interests }).interests).toEqual([]);
    }
    const interests = ['metaverse', 'qa-testing'];
    expect(requestOf({ ...complete, interests }).interests).toEqual(['qa-testing']);
  });

  test('all eight', () => expect(interestIds).toHaveLength(8));
});

test.each([...sourceFields, ...['locale', 'page', 'requestId', 'trellis', 'fillTime', 'altcha']])(
  'a hidden %s never costs a lead',
  (name) => {
    for (const value of [{}, [], 1, 'x'.repeat(100_000), null]) {
      expect(errorsOf({ ...complete, [name]: value })).toEqual({});
    }
  },
);

test.each([
  [1200, 1200],
  ['1200', 1200],
  ['1200.5', 1200.5],
  [0, 0],
  [-1, undefined],
  ['', undefined],
  ['soon', undefined],
])('a fill time of %o is %o', (fillTime, expected) => {
  expect(requestOf({ ...complete, fillTime }).fillTime).toBe(expected);
});

test.each([null, undefined, 'text', 5, [], () => 1])('%s is no request', (input) => {
  expect(validateProjectRequest(input).ok).toBe(false);
});

test('prototype keys change nothing', () => {
  const input: unknown = JSON.parse(
    JSON.stringify({ ...complete }).replace('{', '{"__proto__":{"admin":true},"constructor":1,'),
  );
  expect(requestOf(input)).not.toHaveProperty('admin');
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
});

test.each([
  ['email', 'ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'taro@example.com'],
  ['email', 'ｔａｒｏ@example.com', 'taro@example.com'],
  ['phone', '０９０－１２３４－５６７８', '090-1234-5678'],
  ['phone', '＋８１　９０', '+81\u300090'],
  // As typed: what people are called, and what they say, is theirs.
  ['firstName', 'Ｔａｒｏ', 'Ｔａｒｏ'],
  ['company', '株式会社ＡＢＣ', '株式会社ＡＢＣ'],
  ['message', '１つ', '１つ'],
] as const)('what a Japanese keyboard types as %s, %s, is %s', (name, typed, value) => {
  expect(requestOf({ ...complete, [name]: typed })[name]).toBe(value);
});
