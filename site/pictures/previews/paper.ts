import type { Locale } from '@sunfield/shared/locales';

import { palette } from '../palette.ts';
import type { Measure } from './measure.ts';
import { layouts, margin, panel } from './places.ts';
import { previewSize as size, type Brand, type PreviewText } from './preview.ts';
import { setTitle } from './title.ts';

interface Script {
  /** Characters that fill their em look larger than Latin letters of the same size. */
  readonly scale: number;
  readonly leading: number;
  /** Between letters, in units of their size: large Latin type is set tighter. */
  readonly tracking: number;
  /** How high a line stands above its baseline, in units of its size. */
  readonly rise: number;
}

const latin: Script = { scale: 1, leading: 1.08, tracking: -0.03, rise: 0.8 };
/** Where letters aren't Latin. */
const scripts: Readonly<Partial<Record<string, Script>>> = {
  ko: { scale: 0.94, leading: 1.26, tracking: -0.015, rise: 0.92 },
  jp: { scale: 0.88, leading: 1.28, tracking: 0, rise: 0.92 },
};

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

interface Type {
  readonly x?: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly tracking?: number;
}

const line = (text: string, { x = margin, y, size: em, fill, tracking = 0 }: Type) =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${em}" fill="${fill}" ` +
  `letter-spacing="${(tracking * em).toFixed(2)}" xml:space="preserve">${escape(text)}</text>`;

/** Long and faint to short and deep, as on the land. */
const shadows = [
  { by: 20, opacity: 0.07 },
  { by: 10, opacity: 0.09 },
  { by: 3, opacity: 0.16 },
];

const shadowsOf = (d: string, direction: 1 | -1) =>
  shadows
    .map(
      ({ by, opacity }) =>
        `<path fill="var(--shade)" fill-opacity="${opacity}" transform="translate(${by * direction} ${by})" d="${d}"/>`,
    )
    .join('');

/** A terrace of its own, seen from above, with a row of seedlings along its edge. */
function paperMarkup(edge: number): string {
  const d =
    `M-40-60H${edge + 34}C${edge + 66} 60 ${edge - 6} 150 ${edge + 12} 262` +
    `S${edge + 62} 420 ${edge + 34} 528S${edge - 14} 610 ${edge + 4} 700H-40z`;
  return (
    shadowsOf(d, 1) +
    `<path fill="${palette.paper}" d="${d}"/>` +
    '<path fill="none" stroke="var(--shade)" stroke-opacity=".3" stroke-width="2.6" stroke-linecap="round" ' +
    `stroke-dasharray=".1 10" transform="translate(-16)" d="${d}"/>`
  );
}

const { x, y, width, radius } = panel;
const sheet = `M${x + radius} ${y}H${x + width}V${size.height + 80}H${x}V${y + radius}Q${x} ${y} ${x + radius} ${y}z`;

/** What a diagram lies on. */
export const panelMarkup = `${shadowsOf(sheet, -1)}<path fill="${palette.white}" d="${sheet}"/>`;

interface Paper {
  readonly text: PreviewText;
  readonly locale: Locale;
  readonly brand: Brand;
  readonly measure: Measure;
  readonly layout: keyof typeof layouts;
}

/** The paper, the brand at its top, and the words from its foot up. */
export function wordsMarkup({ text, locale, brand, measure, layout }: Paper): string {
  const { edge, textWidth, sizes } = layouts[layout];
  const { scale, leading, tracking, rise } = scripts[locale] ?? latin;
  const title = setTitle(
    text.title,
    locale,
    {
      width: textWidth,
      sizes: sizes.map((each) => ({ ...each, size: Math.round(each.size * scale) })),
    },
    (line) => measure(line) + line.length * tracking,
  );
  const foot = size.height - margin;
  const last = text.note ? foot - 54 : foot - title.size * 0.12;
  const first = last - (title.lines.length - 1) * title.size * leading;
  const large = { size: title.size, fill: palette.ink, tracking };
  return [
    paperMarkup(edge),
    `<g transform="translate(${margin - 3} ${margin - 10}) scale(1.16)">${brand.mark.replace('<svg', '<svg width="48" height="48"')}</g>`,
    line(brand.name, {
      x: margin + 68,
      y: margin + 29,
      size: 34,
      fill: palette.ink,
      tracking: latin.tracking,
    }),
    text.label &&
      line(text.label, { y: first - title.size * rise - 22, size: 26, fill: palette.ember }),
    // Large letters begin a little inside their box.
    ...title.lines.map((words, index) =>
      line(words, {
        x: margin - title.size * 0.04,
        y: first + index * title.size * leading,
        ...large,
      }),
    ),
    text.note && line(text.note, { y: foot - 4, size: 25, fill: palette.muted }),
  ]
    .filter(Boolean)
    .join('');
}
