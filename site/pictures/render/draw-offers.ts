import { createElement } from 'react';
import { islandMarkup } from '../offers/island.ts';
import { offerSize, type Offer } from '../offers/offer.ts';
import { offers } from '../services/drawn.ts';
import type { PictureManifest } from '../picture.ts';
import { rampProperties } from '../ramps/ramp-properties.ts';
import type { RampName } from '../ramps/ramp.ts';
import { renderInSvg } from './markup.ts';
import { hashOf, type OutputFolder } from './output-folder.ts';

const { width, height } = offerSize;

type Drawn = PictureManifest['offers'];

/** A drawing on its island, as a file that needs nothing else. */
export const offerSvg = ({ seed, Drawing }: Offer, ramp: RampName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<style>:root{${rampProperties(ramp)}}</style>` +
  islandMarkup(seed) +
  renderInSvg(createElement(Drawing)) +
  '</svg>\n';

/** Draws what each service offers, in its colours: a file each, the same in every language. */
export async function drawOffers(
  output: OutputFolder,
  services: Readonly<Record<string, { readonly ramp: RampName }>>,
): Promise<Drawn> {
  const drawn: Record<string, Drawn[string]> = {};
  for (const [slug, { ramp }] of Object.entries(services)) {
    const drawings = offers[slug];
    if (!drawings)
      throw new Error(`Nothing is drawn of what "${slug}" offers: see docs/add-a-service.md.`);
    const files = drawings.map(async (offer, index) => {
      const svg = offerSvg(offer, ramp);
      const path = `offers/${slug}-${index + 1}.${hashOf(svg)}.svg`;
      return { file: await output.file(path, () => Promise.resolve(svg)), width, height };
    });
    drawn[slug] = await Promise.all(files);
  }
  return drawn;
}
