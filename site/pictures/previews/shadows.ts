/** Widths of the strokes that soften a shadow's edge, in units of the drawing. */
const softness = [26, 21, 16, 11, 6, 1];
const faint = (1 / softness.length).toFixed(3);

const longShadow =
  /<path fill="url\(#shadow\)" filter="url\(#blur\)" d="([^"]*)"(?:\/>|><\/path>)/gu;

/** A blur takes the renderer two seconds; a few wide strokes of a faint shadow look like one. */
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
