import { fileURLToPath } from 'node:url';

import { compile } from 'sass';

import { inBrand } from '../../vite/shades.ts';
import { isOwnRamp, type RampName } from './ramp.ts';

const styles = fileURLToPath(new URL('./_ramps.scss', import.meta.url));

/** The custom properties of each `.ramp-…` rule, from the style sheet that the pages use too. */
const ramps = new Map(
  [...compile(styles, { style: 'compressed' }).css.matchAll(/\.ramp-([\w-]+)\{([^}]*)\}/gu)].map(
    ([, name, rule = '']) => [name, isOwnRamp(`.ramp-${name}`) ? rule : inBrand(rule)],
  ),
);

/** "--b0:#fff;…", for a rule of a drawing's own. */
export function rampProperties(name: RampName): string {
  const rule = ramps.get(name);
  if (rule === undefined) throw new Error(`_ramps.scss has no ramp "${name}".`);
  return rule;
}

/** Puts the colours in where their properties stand, for who knows no custom properties. */
export function withColours(markup: string, name: RampName): string {
  const values = new Map(
    [...rampProperties(name).matchAll(/(--[\w-]+):\s*([^;]+)/gu)].map(([, key, value]) => [
      key,
      value,
    ]),
  );
  return markup.replaceAll(/var\((--[\w-]+)\)/gu, (property, key: string) => {
    return values.get(key) ?? property;
  });
}
