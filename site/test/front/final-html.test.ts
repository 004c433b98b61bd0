import { expect, test } from 'vitest';
import { withoutData, withoutPreloads } from '../../src/front/final-html.ts';

/** A piece of data as Waku writes it, apart where it would end the script. */
const piece = (data: string) =>
  `<script>(self.__FLIGHT_DATA||=[]).push(${JSON.stringify(data)
    .replaceAll('<!--', String.raw`<\!--`)
    .replaceAll('</script', String.raw`</\script`)})</script>`;

test('nothing of hydration is preloaded', () => {
  const html =
    '<link rel="modulepreload" href="/a.js" crossorigin=""/><link rel="stylesheet" href="/a.css">';
  expect(withoutPreloads(html)).toBe('<link rel="stylesheet" href="/a.css">');
});

test('the data of a page go, and what would hand them over, and nothing else', () => {
  const data = ['1:"a $& \\ \n</script><!-- </SCRIPT> <\\!--', '")</script>" 日本\n2:["$","p"]\n'];
  const start = 'globalThis.__WAKU_HYDRATE__ = true;\n';
  const handOver =
    'globalThis.__WAKU_INITIAL_RSC__ = (() => {const e = {};e.f = (() => {})();return e;})();';
  const load = 'import("/assets/index-x.js").catch((err) => {\n});';
  const document = (script: string, after: string) =>
    `<html><body><p>Hi</p><script id="_R_">${script}</script>${after}</body></html>`;
  expect(withoutData(document(start + handOver + load, data.map(piece).join('')))).toBe(
    document(start + load, ''),
  );
});

test('a document without data stays as it is', () => {
  expect(withoutData('<body><p>Hi</p></body>')).toBe('<body><p>Hi</p></body>');
});
