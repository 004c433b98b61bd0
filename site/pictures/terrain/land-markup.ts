import type { LandContours, Point } from './contours.ts';
import { coversBox, cropRing, type Box } from './crop.ts';
import { cyclic } from './cyclic.ts';
import type { LandShape } from './land-shape.ts';
import { smoothPath } from './path-data.ts';

/** Long and faint to short and deep: the low sun stands at the upper right. */
const SHADOWS = [
  { opacity: 0.05, x: -17, y: 23 },
  { opacity: 0.06, x: -9, y: 12 },
  { opacity: 0.26, x: -2, y: 3 },
];
const SEEDLINGS =
  'fill="none" stroke="var(--shade)" stroke-opacity=".3" stroke-width="2.3" stroke-linecap="round" stroke-dasharray=".1 9"';
/** Beyond the crop, so that rims, shadows and dots along its sides stay out of sight. */
const MARGIN = 40;

/**
 * The terraces of a land, low to high: cast shadows, a lit rim and a dotted row of seedlings each.
 *
 * Colours are custom properties in presentation attributes, because inside an external `<use>`
 * no rule of the page applies, while custom properties are inherited. Paths are repeated rather
 * than referenced: nested references in external files differ between browsers, and repeated
 * text compresses away.
 */
export function landMarkup(shape: LandShape, contours: LandContours, crop?: Box): string {
  const box = crop && grown(crop, MARGIN);
  const bands = contours.bands.map((rings) => pathOf(rings, box));
  const rows = contours.rows.map((rings) => pathOf(rings, box));
  return (
    (shape.ground ? `<path fill="var(--b0)" d="${shape.ground}"/>` : '') +
    bands.map((path, index) => terrace(path, rows[index] ?? '', index + shape.firstColour)).join('')
  );
}

function terrace(path: string, row: string, colour: number): string {
  if (path === '') return '';
  const shadows = SHADOWS.map(
    ({ opacity, x, y }) =>
      `<path fill="var(--shade)" opacity="${opacity}" transform="translate(${x} ${y})" d="${path}"/>`,
  );
  return (
    shadows.join('') +
    `<path fill="var(--b${colour})" stroke="#fff" stroke-opacity="var(--rim)" d="${path}"/>` +
    (row && `<path ${SEEDLINGS} d="${row}"/>`)
  );
}

/** Path data of all contours of one height, cropped to the box where there is one. */
function pathOf(rings: Point[][], box: Box | undefined): string {
  if (!box) return rings.map(smoothPath).join('');
  const seen = rings.map((ring) => cropRing(ring, box)).filter((ring) => ring.length > 2);
  const covers = seen.filter((ring) => coversBox(ring, box));
  // A hole that covers the box winds the other way and takes its terrace out of sight.
  const winding = covers.reduce((sum, ring) => sum + Math.sign(signedArea(ring)), 0);
  const cover = winding === 0 ? '' : rectangle(box);
  return (
    cover +
    seen
      .filter((ring) => !covers.includes(ring))
      .map(smoothPath)
      .join('')
  );
}

const signedArea = (ring: Point[]) =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = cyclic(ring, index + 1);
    return sum + x * nextY - nextX * y;
  }, 0);

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: Math.round(left - by),
  top: Math.round(top - by),
  right: Math.round(right + by),
  bottom: Math.round(bottom + by),
});

/** Wound as contours are, against their holes: else a hole within it would be filled. */
const rectangle = ({ left, top, right, bottom }: Box) =>
  `M${left} ${top}V${bottom}H${right}V${top}z`;
