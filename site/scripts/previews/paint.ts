// Turns markup for browsers into markup for a renderer that knows no style sheets.

/** The values of a ramp's custom properties: "--b0:#fff;…". */
export function readProperties(ramp: string): Record<string, string> {
  return Object.fromEntries(
    [...ramp.matchAll(/(--[\w-]+):\s*([^;]+)/gu)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** Puts the values in where properties stand. */
export function resolveProperties(
  markup: string,
  properties: Readonly<Record<string, string>>,
): string {
  return markup.replace(
    /var\((--[\w-]+)(?:,\s*([^)]*))?\)/gu,
    (_, name: string, fallback?: string) => properties[name] ?? fallback ?? 'none',
  );
}

/** An opacity costs the renderer a layer of the whole picture; for a plain fill or line both look alike. */
export const flattenOpacity = (markup: string): string =>
  markup.replaceAll(/<(?:circle|ellipse|path|rect) [^>]*>/gu, (tag) => {
    const isLine = tag.includes('fill="none"');
    if (!isLine && tag.includes(' stroke')) return tag;
    return tag.replace(' opacity=', isLine ? ' stroke-opacity=' : ' fill-opacity=');
  });

/** Widths of the strokes that soften a shadow's edge, in units of the drawing. */
const softness = [26, 21, 16, 11, 6, 1];
const faint = (1 / softness.length).toFixed(3);

const longShadow =
  /<path fill="url\(#shadow\)" filter="url\(#blur\)" d="([^"]*)"(?:\/>|><\/path>)/gu;

/** A blur takes the renderer a second; a few wide strokes of a faint shadow look like one. */
export const softenShadows = (drawing: string): string =>
  drawing.replaceAll(
    longShadow,
    (_, d: string) =>
      '<g fill="url(#shadow)" stroke="url(#shadow)" stroke-linejoin="round" ' +
      `fill-opacity="${faint}" stroke-opacity="${faint}">` +
      softness.map((width) => `<path stroke-width="${width}" d="${d}"/>`).join('') +
      '</g>',
  );

/** On a plain panel the short shadows of a drawing are enough. */
export const withoutShadows = (drawing: string): string => drawing.replaceAll(longShadow, '');
