import { isLocale } from '@sunfield/shared/locales';
import { expect, test } from 'vitest';

import { formatFor } from '../../pictures/format.ts';

const rows: readonly (readonly [language: string, ...figures: string[]])[] = [
  ['en', '1,240 m²', '0.4 s', '₫65,000', '99.2%', '9:06', '9:00', 'Feb 3', '8.6M'],
  ['fr', '1 240 m²', '0,4 s', '65 000 ₫', '99,2 %', '9 h 06', '9 h', '3 févr.', '8,6 M'],
  ['ko', '1,240m²', '0.4초', '₫65,000', '99.2%', '9:06', '9:00', '2월 3일', '860만'],
  ['jp', '1,240m²', '0.4秒', '₫65,000', '99.2%', '9:06', '9:00', '2月3日', '860万'],
];

const written = rows.flatMap(([language, ...figures]) =>
  isLocale(language) ? [[language, figures] as const] : [],
);

test.each(written)('figures are written as in %s', (locale, expected) => {
  const format = formatFor(locale);
  const figures = [
    format.quantity(1240, 'm²'),
    format.quantity(0.4, 's', 1),
    format.money(65_000, 'VND'),
    format.percent(0.992, 1),
    format.time(9, 6),
    format.time(9, 0),
    format.day(2, 3),
    format.count(8_600_000),
  ];
  expect(figures.map((text) => text.replaceAll(/\s/g, ' '))).toEqual(expected);
});

test('a minus is a minus, and a degree keeps its distance', () => {
  expect(formatFor('en').quantity(-71, 'dBm')).toBe('−71\u00a0dBm');
  expect(formatFor('en').quantity(1240, '°C')).toBe('1,240\u00a0°C');
});
