import { expect, test } from 'vitest';
import { isLocale, languageSubtag, localeOption, localeValues, locales } from '../src/locales.ts';

test.each(locales)(
  '$label is called what its iso tag says, and has a code of its own',
  (option) => {
    const { label, value, short, iso } = option;
    const subtag = languageSubtag(value);
    const named = new Intl.DisplayNames([subtag], { type: 'language' }).of(subtag);
    expect(named?.toLocaleLowerCase(iso)).toBe(label.toLocaleLowerCase(iso));
    expect(short).toMatch(/^[A-Z]{2}$/u);
    expect(locales.filter((other) => other.value === value || other.short === short)).toEqual([
      option,
    ]);
    expect(localeOption(value)).toBe(option);
  },
);

test('anything but one of the list is no language', () => {
  for (const value of ['EN', 'ja', 'xx', '', undefined, null, 1])
    expect(isLocale(value)).toBe(false);
  for (const value of localeValues) expect(isLocale(value)).toBe(true);
});
