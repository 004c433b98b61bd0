import type { SVGProps } from 'react';

import { printSvg, readSvg, type SvgElement } from './svg.ts';

type ArtworkProps = Omit<SVGProps<SVGGElement>, 'children' | 'part'> & {
  /** The file, imported with `?raw`. */
  readonly svg: string;
  /** The id of a group at the top of the file; without one, all of the file is drawn. */
  readonly part?: string;
  /** The colours of elements that name one by `data-fill` or `data-stroke`. */
  readonly colours?: Readonly<Record<string, string>>;
};

const files = new Map<string, SvgElement>();

function read(source: string): SvgElement {
  const known = files.get(source) ?? readSvg(source);
  files.set(source, known);
  return known;
}

/** What a file draws: without its `<defs>`, which editors need and `Definitions` or `Paints` give the page. */
function drawn(source: string, part: string | undefined): readonly SvgElement[] {
  const { children } = read(source);
  if (part === undefined) return children.filter(({ name }) => name !== 'defs');
  const group = children.find(({ attributes }) => attributes.get('id') === part);
  if (!group) throw new Error(`The artwork has no part "${part}".`);
  const attributes = new Map(group.attributes);
  attributes.delete('id');
  return attributes.size > 0 ? [{ ...group, attributes }] : group.children;
}

/** The attributes as they are shown: what only tells of colours is taken out. */
function shownAttributes(
  attributes: ReadonlyMap<string, string>,
  colours: Readonly<Record<string, string>> = {},
): Map<string, string> {
  const shown = new Map(attributes);
  shown.delete('data-own');
  for (const target of ['fill', 'stroke']) {
    const name = shown.get(`data-${target}`);
    if (name === undefined) continue;
    const colour = colours[name];
    if (colour === undefined) throw new Error(`The artwork is given no colour "${name}".`);
    shown.set(target, colour);
    shown.delete(`data-${target}`);
  }
  return shown;
}

const markupOf = (elements: readonly SvgElement[], colours?: Readonly<Record<string, string>>) =>
  elements
    .map((element) => printSvg(element, (attributes) => shownAttributes(attributes, colours)))
    .join('');

/** A drawing that is plain coordinates, kept as an .svg file for any vector editor (docs/decisions/023-artwork.md). */
export function Artwork({ svg, part, colours, ...group }: ArtworkProps) {
  return <g {...group} dangerouslySetInnerHTML={{ __html: markupOf(drawn(svg, part), colours) }} />;
}

/** The same as a definition that `<use>` places: `viewBox` is that of the file. */
export function ArtworkSymbol({ id, svg }: { id: string; svg: string }) {
  return (
    <symbol
      id={id}
      viewBox={read(svg).attributes.get('viewBox')}
      overflow="visible"
      dangerouslySetInnerHTML={{ __html: markupOf(drawn(svg, undefined)) }}
    />
  );
}
