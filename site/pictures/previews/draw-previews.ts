import sharp from 'sharp';

import type { ImageFile, PictureManifest } from '../picture.ts';
import { withColours } from '../ramps/ramp-properties.ts';
import { groundMarkup, neededDefinitions } from '../render/markup.ts';
import { hashOf, type OutputFolder } from '../render/output-folder.ts';
import { palette } from '../palette.ts';
import { facesFor, installFaces } from './faces.ts';
import { measureWith, type Measure } from './measure.ts';
import { panelMarkup, wordsMarkup } from './paper.ts';
import { alone, panel, picturePlace, underPicture } from './places.ts';
import { previewSize as size, type Brand, type Preview, type PreviewSubject } from './preview.ts';
import { softenShadows, withoutShadows } from './shadows.ts';

/** A drawing has few colours; a photograph has many. */
const formats = {
  png: { palette: true, effort: 4, dither: 0, compressionLevel: 9 },
  jpeg: { quality: 84, mozjpeg: true },
} as const;

/** What lies right of the words, over the land. */
async function subjectMarkup(subject: PreviewSubject, { locale }: Preview): Promise<string> {
  const { x, width, height } = picturePlace;
  if ('photograph' in subject) {
    const bytes = await sharp(subject.photograph)
      .autoOrient()
      .resize(width, height, { position: subject.focus ?? 'centre' })
      .jpeg({ quality: 95 })
      .toBuffer();
    const address = `data:image/jpeg;base64,${bytes.toString('base64')}`;
    return `<image x="${x}" width="${width}" height="${height}" href="${address}"/>`;
  }
  const drawing = subject.draw(locale);
  const defined = neededDefinitions(drawing);
  if (subject.land)
    return `${defined}<g transform="translate(${x} 0) scale(${height / subject.height})">${softenShadows(drawing)}</g>`;
  const place = `translate(${panel.x + panel.inset.x} ${panel.y + panel.inset.y}) scale(${panel.scale})`;
  return `${panelMarkup}${defined}<g transform="${place}">${withoutShadows(drawing)}</g>`;
}

/** The land, alone or as it lies under a drawing. */
function landUnder({ subject, land: form }: Preview): string {
  if (!subject && form) return groundMarkup({ ...size, land: { name: form, ...alone } });
  if (!subject || 'photograph' in subject || !subject.land)
    return groundMarkup({ ...size, land: underPicture });
  const { name, x, y, width } = subject.land;
  const scale = size.height / subject.height;
  const land = { name, x: picturePlace.x + x * scale, y: y * scale, width: width * scale };
  return groundMarkup({ ...size, land });
}

const svgOf = (preview: Preview, picture: string, brand: Brand, measure: Measure) => {
  const { text, locale, ramp, subject } = preview;
  const layout = subject ? 'picture' : 'land';
  const words = wordsMarkup({ text, locale, brand, measure, layout });
  return withColours(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" ` +
      `font-family="Nunito Sans" font-weight="700" fill="${palette.ink}">` +
      `${landUnder(preview)}${picture}${words}</svg>`,
    ramp,
  );
};

/** Letters that an entity may hide are asked for in any case. */
const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));

const lettersOf = (markup: string) =>
  [...markup.matchAll(/>([^<>]+)</gu)].map(([, text]) => text).join('');

interface SheetOptions {
  readonly brand: Brand;
  /** For the faces while they are drawn with. */
  readonly fontDirectory: string;
}

interface Sheet {
  readonly preview: Preview;
  readonly svg: string;
}

/** What the pictures that stand for pages are drawn from, before they are pixels. */
export async function previewSheets(
  previews: readonly Preview[],
  { brand, fontDirectory }: SheetOptions,
): Promise<Sheet[]> {
  const pictures = await Promise.all(
    previews.map(async (preview) => ({
      preview,
      picture: preview.subject ? await subjectMarkup(preview.subject, preview) : '',
    })),
  );
  const letters = pictures.map(
    ({ preview: { text }, picture }) => JSON.stringify(text) + lettersOf(picture),
  );
  const faces = await facesFor(ascii + brand.name + letters.join(''));
  installFaces(faces, fontDirectory);
  const measure = measureWith(faces);
  return pictures.map(({ preview, picture }) => ({
    preview,
    svg: svgOf(preview, picture, brand, measure),
  }));
}

interface Options extends SheetOptions {
  readonly output: OutputFolder;
}

/**
 * Draws the pictures that stand for pages where links to them are shared. They are named by what they
 * are drawn from, and kept while that stays the same.
 */
export async function drawPreviews(
  previews: readonly Preview[],
  { output, ...options }: Options,
): Promise<PictureManifest['previews']> {
  const renderer = JSON.stringify([sharp.versions, formats]);
  const files: Record<string, Record<string, ImageFile>> = {};
  // Drawn one after the other: what lays out the text crashes where several threads begin it at once.
  let lastDrawn: Promise<unknown> = Promise.resolve();
  const drawInTurn = (svg: string) => {
    const drawn = lastDrawn.then(() =>
      sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    );
    lastDrawn = drawn;
    return drawn;
  };
  const drawn = await Promise.all(
    (await previewSheets(previews, options)).map(async ({ preview, svg }) => {
      const { path, locale, subject } = preview;
      const format = subject && 'photograph' in subject ? 'jpeg' : 'png';
      const name = path.slice(1).replaceAll('/', '-') || 'home';
      const make = async () => {
        const { data, info } = await drawInTurn(svg);
        return sharp(data, { raw: info }).toFormat(format, formats[format]).toBuffer();
      };
      const place = `${locale}/${name}.${hashOf(svg, renderer)}.${format}`;
      return { path, locale, file: await output.file(place, make) };
    }),
  );
  for (const { path, locale, file } of drawn) (files[locale] ??= {})[path] = { file, ...size };
  output.removeOthers();
  return files as PictureManifest['previews'];
}
