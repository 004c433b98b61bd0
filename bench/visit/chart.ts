import { brand } from '../../shared/src/brand.ts';
import { steps, type Measured } from './journey.ts';
import { contenders, typical, type Visits } from './table.ts';

const names = { site: 'This site', astro: 'Astro', next: 'Next.js' };
const colours = { site: brand.main, astro: brand.accent, next: brand.ink };

const panels: readonly [what: keyof Measured, title: string, unit: number][] = [
  ['bytes', 'kB', 1000],
  ['blocked', 'ms blocked', 1],
  ['paint', 'ms to the first paint', 1],
];

const [width, panelHeight, left, top] = [960, 210, 24, 72];
const barHeight = panelHeight - 70;
const stepWidth = (width - 2 * left) / steps.length;
const barWidth = 40;

const text = (x: number, y: number, words: string, more = '') =>
  `<text x="${x}" y="${y}" ${more}>${words}</text>`;

/** Bars of a first visit: a panel for each measure, a group for each step. */
export function drawChart(visits: Visits): string {
  const drawn = panels.map(([what, title, unit], panel) => {
    const y = top + panel * panelHeight;
    const values = steps.map((_, step) =>
      contenders.map((name) => typical(visits, name, 'first', step, what) / unit),
    );
    const most = Math.max(...values.flat());
    const bars = values.flatMap((group, step) => {
      const x = left + step * stepWidth;
      return group.map((value, index) => {
        const height = Math.max(1, (value / most) * barHeight);
        const barX = x + index * (barWidth + 6);
        const base = y + 20 + barHeight + 12;
        const name = contenders[index] ?? 'site';
        return [
          `<rect x="${barX}" y="${(base - height).toFixed(1)}" width="${barWidth}" height="${height.toFixed(1)}" rx="3" fill="${colours[name]}"/>`,
          text(barX + barWidth / 2, base - height - 5, value.toFixed(0), 'class="value"'),
        ].join('');
      });
    });
    const labels = steps.map((step, index) =>
      text(left + index * stepWidth, y + barHeight + 50, step, 'class="step"'),
    );
    return [text(left, y + 8, title, 'class="title"'), ...bars, ...labels].join('\n');
  });
  const legend = contenders.map((name, index) => {
    const x = left + index * 130;
    return `<rect x="${x}" y="24" width="14" height="14" rx="3" fill="${colours[name]}"/>${text(x + 22, 36, names[name])}`;
  });
  const height = top + panels.length * panelHeight;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="A first visit, step by step: kB, ms blocked, ms to the first paint">
<style>text{font:15px "Nunito Sans",system-ui,sans-serif;fill:${brand.ink}}.title{font-weight:700}.value{font-size:13px;text-anchor:middle}.step{font-size:14px}</style>
<rect width="${width}" height="${height}" fill="${brand.paper}"/>
${legend.join('\n')}
${drawn.join('\n')}
</svg>
`;
}
