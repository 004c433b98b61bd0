import { writeFile } from 'node:fs/promises';
import { locales } from '@sunfield/shared/locales';
import { expect, test } from '@playwright/test';
import { asPng, difference, readIfThere } from './compare.ts';
import { pictureOf, takePicture } from './picture.ts';

/** One page of each family. */
const pages = {
  home: '/',
  about: '/About',
  service: '/services/cloud-devops',
  'case-study': '/case-studies/yokogawa',
  technology: '/tech/data-app',
  project: '/projects/project-1',
  pricing: '/Pricing',
  contact: '/contact',
};

const widths = [390, 768, 1440];

for (const [name, path] of Object.entries(pages)) {
  for (const { value: locale } of locales) {
    for (const width of widths) {
      test(`${name} ${locale} ${width}`, async ({ page }, info) => {
        const actual = await takePicture(page, `${path}?lang=${locale}`, width);
        const file = pictureOf(name, locale, width);
        const expected = await readIfThere(file);
        const found = expected
          ? await difference(actual, expected)
          : { what: 'there is no picture yet', picture: undefined };
        if (!found) return;
        if (info.config.updateSnapshots !== 'none') {
          await writeFile(file, actual);
          return;
        }
        // Under these names the report lays them over each other.
        const shown = { actual, expected, diff: found.picture };
        for (const [kind, body] of Object.entries(shown))
          if (body)
            await info.attach(`${name}-${kind}.png`, {
              body: await asPng(body),
              contentType: 'image/png',
            });
        expect(found.what, 'compared with the picture kept in site/look/pictures').toBe('');
      });
    }
  }
}
