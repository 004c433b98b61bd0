import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Figure } from '../../src/components/figure/figure.tsx';

/** What is small, in brackets. */
const shown = (text: string) =>
  renderToStaticMarkup(<Figure text={text} />)
    .replaceAll(/<small[^>]*>/gu, '[')
    .replaceAll('</small>', ']');

test.each([
  ['150+', '150+'],
  ['Plus de 1\u202f000', '[Plus de ]1\u202f000'],
  ['−31\u202f%', '−31\u202f%'],
  ['1\u00a0M$', '1\u00a0M$'],
  ['0.4\u00a0s', '0.4\u00a0s'],
  ['15 days', '15 days'],
  ['100万ドル', '100[万ドル]'],
  ['11か国', '11[か国]'],
  ['30ユーザー', '30[ユーザー]'],
  ['150여 명', '150[여 명]'],
  ['−4분', '−4[분]'],
  ['6명 중 1명', '6[명 중] 1[명]'],
])('of %s the number is large', (text, expected) => {
  expect(shown(text)).toBe(expected);
});
