import { expect, test } from 'vitest';
import { brand } from '../src/brand.ts';
import { linearParts } from '../src/oklch.ts';

/** WCAG 2.2, "relative luminance" and "contrast ratio". */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [red, green, blue] = linearParts(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ['ink', 'paper'],
  ['ink', 'main'],
  ['ink', 'bright'],
  ['deep', 'paper'],
  ['accent', 'paper'],
] as const)('%s can be read on %s', (text, ground) => {
  expect(contrast(brand[text], brand[ground])).toBeGreaterThanOrEqual(4.5);
});

test.each(Object.entries(brand))('%s is written with six digits in small letters', (_, colour) => {
  expect(colour).toMatch(/^#[\da-f]{6}$/u);
});
