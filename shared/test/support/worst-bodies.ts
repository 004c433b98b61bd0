import { maxBodyBytes, sourceFields } from '../../src/project-request.ts';

const fields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'country',
  'message',
] as const;
const hidden = ['page', 'requestId', 'altcha', ...sourceFields] as const;
/** All that a request has to have. */
export const honest = { firstName: 'A', lastName: 'B', email: 'a@b.vn', message: 'Hello' };

/** The longest text of some characters over and over that a body has room for. */
const filled = (characters: string) =>
  characters.repeat(Math.floor((maxBodyBytes - 500) / Buffer.byteLength(characters)));

/** Any characters, the same in each run. */
function anyCharacters(): string {
  let seed = 7;
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % 0x11_0000;
  return String.fromCodePoint(...Array.from({ length: 15_000 }, next)).toWellFormed();
}

const inEach = (names: readonly string[], text: string) => {
  const share = text.slice(0, Math.floor(text.length / names.length));
  return Object.fromEntries(names.map((name) => [name, share]));
};

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

const marks = filled('\u0301\u0323');

/** Bodies that cost the most to look at. */
export const bodies: Record<string, object> = {
  'one run of marks': { ...honest, message: `a${marks}` },
  'one run of marks where nobody looks': { ...honest, page: `a${marks}` },
  'runs of marks in each field': inEach([...fields, ...hidden], `a${marks}`),
  'many of the longest runs': { ...honest, message: filled(`a${'\u0301\u0323'.repeat(15)}`) },
  'marks with nothing visible between': { ...honest, message: filled('\u0301\u200b\u0323\u200b') },
  'letters to compose': { ...honest, message: filled('\u1100\u1161\u11a8') },
  'any characters': { ...honest, message: anyCharacters() },
  'any characters in each field': inEach([...fields, ...hidden], anyCharacters()),
  'a list of wrong interests': { ...honest, interests: Array.from({ length: 20_000 }, () => 'x') },
  'a list of numbers': { ...honest, interests: Array.from({ length: 30_000 }, () => 1) },
  'a nested fill time': { ...honest, fillTime: nested(30_000) },
  'a long fill time': { ...honest, fillTime: filled('1') },
  'an address of dots': { ...honest, email: `a@${filled('b.c')}` },
  'blanks alone': { ...honest, message: filled(' \u3000') },
  'unknown fields': Object.fromEntries(Array.from({ length: 6_000 }, (_, i) => [`k${i}`, i])),
};
