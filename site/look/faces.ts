import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

const folder = (script: string) =>
  new URL('.', import.meta.resolve(`@fontsource-variable/noto-sans-${script}/package.json`));

const place = '/look-faces';

/**
 * Korean and Japanese in the faces that the lockfile pins, under the names that the site asks the system
 * for: what is installed on a machine changes no picture.
 */
export async function addFaces(page: Page): Promise<void> {
  await page.route(`**${place}/**`, async (route) => {
    const [script = '', file = ''] = route.request().url().split('/').slice(-2);
    await route.fulfill({ path: new URL(`files/${file}`, folder(script)).pathname });
  });
  for (const script of ['jp', 'kr']) {
    const css = await readFile(new URL('index.css', folder(script)), 'utf8');
    const content = css.replaceAll(' Variable', '').replaceAll('./files/', `${place}/${script}/`);
    await page.addStyleTag({ content });
  }
}
