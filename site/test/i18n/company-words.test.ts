import { placeNames } from '@sunfield/shared/places';
import { expect, test } from 'vitest';
import { withCompany } from '../../src/i18n/company-words.ts';

const spaces = (text: string) => text.replaceAll('\u00a0', ' ');

test.each(['en', 'fr', 'ko', 'jp'] as const)(
  '%s: no line breaks at the spaces of a short place name',
  (locale) => {
    const names = placeNames[locale];
    for (const key of ['city', 'branchCity', 'cities'] as const) {
      const text = withCompany(`{{${key}}}`, locale);
      expect(spaces(text)).toBe(names[key]);
      for (const name of [names.city, names.branchCity].filter(({ length }) => length <= 18))
        if (names[key].includes(name)) expect(text).toContain(name.replaceAll(' ', '\u00a0'));
    }
  },
);
