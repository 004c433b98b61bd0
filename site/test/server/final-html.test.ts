import { expect, test } from 'vitest';
import { finalHtml } from '../../src/server/final-html.ts';
import { pageDataId } from '../../src/lib/page-data.ts';
import { inlineScriptHashes } from '../../src/server/security-headers.ts';

/** A piece of data as Waku writes it, apart where it would end the script. */
const piece = (data: string) =>
  `<script>(self.__FLIGHT_DATA||=[]).push(${JSON.stringify(data)
    .replaceAll('<!--', String.raw`<\!--`)
    .replaceAll('</script', String.raw`</\script`)})</script>`;

const dataOf = (html: string) =>
  JSON.parse(
    new RegExp(`<script type="application/json" id="${pageDataId}">(.*)</script>`, 'u').exec(
      html,
    )?.[1] ?? 'null',
  ) as unknown;

test('nothing of hydration is preloaded', () => {
  const html =
    '<link rel="modulepreload" href="/a.js" crossorigin=""/><link rel="stylesheet" href="/a.css">';
  expect(finalHtml(html)).toBe('<link rel="stylesheet" href="/a.css">');
});

test('the data of a page is one data block, letter for letter', () => {
  const data = ['1:"a $& \\ \n</script><!-- </SCRIPT> <\\!--', '")</script>" 日本\n2:["$","p"]\n'];
  const [before, after] = [
    '<html><body><p>Hi</p><script id="_R_">start()</script>',
    '</body></html>',
  ];
  const html = finalHtml(before + data.map(piece).join('') + after);
  expect(dataOf(html)).toEqual(data);
  expect(html.startsWith(`${before}<script type="application/json"`)).toBe(true);
  expect(html.endsWith(`</script>${after}`)).toBe(true);
  expect(inlineScriptHashes(html)).toHaveLength(1);
});

test('a document without data stays as it is', () => {
  expect(finalHtml('<body><p>Hi</p></body>')).toBe('<body><p>Hi</p></body>');
});
