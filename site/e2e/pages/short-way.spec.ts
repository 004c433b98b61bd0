import { locales } from '@sunfield/shared/locales';
import { beforeRequest, getInTouch } from '../../src/content/navigation.ts';
import { routes } from '../../src/content/routes.ts';
import { requestForm } from '../support/request-form.ts';
import { expect, test } from '../support/test.ts';

const windows = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

for (const { value: locale, label } of locales)
  test(`${label}: a field of the form is in the first screen`, async ({ page }) => {
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      for (const address of [
        `/contact?lang=${locale}`,
        `/get-in-touch?lang=${locale}`,
        `/Pricing?lang=${locale}#request`,
      ]) {
        await page.goto(address);
        const { field } = requestForm(page);
        await expect(field('firstName'), `${address}, ${viewport.width}`).toBeInViewport({
          ratio: 1,
        });
      }
    }
  });

test('the form, the trial, the price and the people are two clicks away, footers aside', async ({
  page,
}) => {
  await page.goto('/');
  const paths = routes.map(({ path }) => path);
  const links = new Map(
    await page.evaluate(
      (all) =>
        Promise.all(
          all.map(async (path) => {
            const html = await (await fetch(path)).text();
            const { body } = new DOMParser().parseFromString(html, 'text/html');
            const anchors = body.querySelectorAll<HTMLAnchorElement>(
              'header a[href], main a[href]',
            );
            const hrefs = [...anchors].map(
              (anchor) => new URL(anchor.href, location.href).pathname,
            );
            return [path, hrefs] as const;
          }),
        ),
      paths,
    ),
  );
  const targets = [getInTouch, ...beforeRequest].map(({ path }) => path);
  for (const path of paths) {
    const once = links.get(path) ?? [];
    const reached = new Set([path, ...once, ...once.flatMap((next) => links.get(next) ?? [])]);
    expect([...reached], path).toEqual(expect.arrayContaining(targets));
  }
});
