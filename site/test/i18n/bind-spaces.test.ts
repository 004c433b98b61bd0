import { expect, test } from 'vitest';
import { bindSpaces } from '../../src/i18n/bind-spaces.ts';

/** No-break spaces as `_`, narrow ones as `~`. */
const shown = (...text: Parameters<typeof bindSpaces>) =>
  bindSpaces(...text)
    .replaceAll('\u00a0', '_')
    .replaceAll('\u202f', '~');

test.each(['en', 'fr', 'ko', 'jp'] as const)('%s: a number stays with what it counts', (locale) => {
  expect(shown('ISO 9001:2015', locale)).toBe('ISO_9001:2015');
  expect(shown('5 people for 2 years', locale)).toBe('5_people for 2_years');
  expect(shown('ISO 9001:2015 certified', locale)).toBe('ISO_9001:2015 certified');
  expect(shown('8 internationalisations', locale)).toBe('8 internationalisations');
  expect(shown('4とMR 2', locale)).toBe('4とMR_2');
});

test('French marks keep the space before them, narrow where they are', () => {
  expect(shown('Vous hésitez ? Nous répondons ; merci !', 'fr')).toBe(
    'Vous hésitez~? Nous répondons~; merci~!',
  );
  expect(shown('Stratégie : « un test » à 31 %, 109,1 €', 'fr')).toBe(
    'Stratégie_: «_un test_» à 31~%, 109,1_€',
  );
});

test('French groups of digits and hours hold together', () => {
  expect(shown('de 2 à 40 personnes', 'fr')).toBe('de 2_à_40_personnes');
  expect(shown('1 000+ fiches, 12 500 000 mètres, de 8 h 30 à 17 h', 'fr')).toBe(
    '1~000+ fiches, 12~500~000_mètres, de 8_h_30 à 17_h',
  );
});

test('other languages set no space before a mark, and keep what they have', () => {
  expect(shown('one : two', 'en')).toBe('one : two');
});

test('two words for one thing hold together, and a Korean number in words with what it counts', () => {
  expect(shown('web, back end, test', 'en')).toBe('web, back_end, test');
  expect(shown('back the end of it', 'en')).toBe('back the end of it');
  expect(shown('with ¥109.1 billion in revenue', 'en')).toBe('with ¥109.1_billion in revenue');
  expect(shown('스케치 한 장만, 담당자 한 사람에게, 특별한 사람', 'ko')).toBe(
    '스케치 한_장만, 담당자 한_사람에게, 특별한 사람',
  );
});

test('a Korean verb stays with the one that helps it', () => {
  expect(shown('한 달 동안 써 본 뒤, 쓰지 않습니다', 'ko')).toBe(
    '한_달 동안 써_본 뒤, 쓰지_않습니다',
  );
  expect(shown('골라 줍니다, 손봐야 합니다, 쓰실 수 있습니다', 'ko')).toBe(
    '골라_줍니다, 손봐야_합니다, 쓰실_수_있습니다',
  );
  expect(shown('알려 주세요, 바꿔 드립니다, 닫지 못합니다', 'ko')).toBe(
    '알려_주세요, 바꿔_드립니다, 닫지_못합니다',
  );
  expect(shown('만들고 계신지, 짓고 있습니다, 하고 있던', 'ko')).toBe(
    '만들고_계신지, 짓고_있습니다, 하고_있던',
  );
  const apart = '그와 준비하고, 회사 본사에서 수 년, 더듬어 보고서를, 회사와 주고받은, 분야 하나';
  expect(shown(apart, 'ko')).toBe(apart);
});

test('a Korean noun that lives on what stands before it doesn’t begin a line', () => {
  expect(
    shown('사용자가 있는 한 계속, 정해질 때까지, 4명 이상이면, 두세 시간, 도입 전에는', 'ko'),
  ).toBe('사용자가 있는_한_계속, 정해질_때까지, 4명_이상이면, 두세_시간, 도입_전에는');
  expect(shown('10년 치 코드, 테크 리드가', 'ko')).toBe('10년_치 코드, 테크_리드가');
  expect(shown('구매자는 한 손에', 'ko')).toBe('구매자는 한_손에');
});
