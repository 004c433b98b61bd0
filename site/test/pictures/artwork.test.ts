import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { printSvg, readSvg, type SvgElement } from '../../pictures/artwork/svg.ts';
import { definitions } from '../../pictures/kit/definitions.tsx';
import { renderInSvg } from '../../pictures/render/markup.ts';

const folder = fileURLToPath(new URL('../../pictures/', import.meta.url));
const files = globSync('**/*.svg', { cwd: folder }).map(
  (file) => [file, readFileSync(folder + file, 'utf8')] as const,
);

const within = (element: SvgElement): SvgElement[] => [
  element,
  ...element.children.flatMap(within),
];

/** What is wrong with a file of artwork. */
function faultsOf(source: string): string[] {
  const root = readSvg(source);
  const elements = within(root);
  const ids = elements.flatMap(({ attributes }) => attributes.get('id') ?? []);
  const [x, y, width, height] = (root.attributes.get('viewBox') ?? '').split(' ').map(Number);
  return [
    ...(root.attributes.get('xmlns') === 'http://www.w3.org/2000/svg' ? [] : ['no namespace']),
    ...([x, y].every(Number.isFinite) && Number(width) > 0 && Number(height) > 0
      ? []
      : ['no viewBox']),
    ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `id ${id} twice`),
    // The site's security policy lets neither through.
    ...elements.filter(({ name }) => /^(?:style|script)$/u.test(name)).map(({ name }) => name),
    ...elements.flatMap(({ attributes }) =>
      [...attributes.keys()].filter((key) => key === 'style' || key.startsWith('on')),
    ),
    ...elements.flatMap(({ attributes }) =>
      ['fill', 'stroke'].filter((key) => attributes.has(`data-${key}`) && !attributes.has(key)),
    ),
  ];
}

describe.each(files)('%s', (_, source) => {
  test('is an image that any program opens', async () => {
    await expect(sharp(Buffer.from(source)).metadata()).resolves.toMatchObject({ format: 'svg' });
    expect(faultsOf(source)).toEqual([]);
  });

  test('has the gradients of the kit as the kit has them', () => {
    const defs = readSvg(source).children.find(({ name }) => name === 'defs')?.children ?? [];
    for (const copy of defs) {
      const definition = definitions[copy.attributes.get('id') ?? ''];
      if (definition) expect(printSvg(copy)).toBe(printSvg(asArtwork(renderInSvg(definition))));
    }
  });
});

const asArtwork = (markup: string): SvgElement => {
  const [element] = readSvg(`<svg>${markup}</svg>`).children;
  if (!element) throw new Error('Nothing is drawn.');
  return element;
};

describe('artwork with a fault', () => {
  const svg = (content: string, attributes = 'viewBox="0 0 9 9"') =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

  test.each([
    ['an element left open', svg('<g><path d="M0 0"/>')],
    ['another one closed', svg('<g></path>')],
    ['words', svg('<text>Hello</text>')],
    ['two roots', svg('') + svg('')],
    ['an attribute without quotes', svg('<path d=M0/>')],
  ])('cannot be read: %s', (_, source) => {
    expect(() => readSvg(source)).toThrow(/Artwork/u);
  });

  test.each([
    ['style', svg('<path style="fill:#fff"/>')],
    ['style', svg('<style/>')],
    ['onclick', svg('<path onclick="x"/>')],
    ['id a twice', svg('<g id="a"/><path id="a"/>')],
    ['no viewBox', svg('', '')],
    ['no namespace', '<svg viewBox="0 0 9 9"/>'],
    ['fill', svg('<path data-fill="skin.low"/>')],
  ])('is found: %s', (fault, source) => {
    expect(faultsOf(source)).toEqual([fault]);
  });
});
