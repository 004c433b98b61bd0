import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { languageSubtag } from '@sunfield/shared/locales';
import { translation } from '../../../../shared/test/support/translation.ts';

export const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** What the editor changes, by path. */
export const files = Object.fromEntries(
  globSync(
    [
      'shared/company/*.json',
      'site/src/words/*/*.json',
      'site/pictures/words/*.json',
      'form-service/src/emails/words/*.json',
    ],
    { cwd: root },
  ).map((file) => [file, readFileSync(root + file, 'utf8')]),
);

/** The mission in a translation, as a person gets there from the list of files. */
export async function openMission(page: Page): Promise<Locator> {
  await page.getByText('Home', { exact: true }).click();
  await page
    .getByRole('radio', {
      name: new Intl.DisplayNames('en', { type: 'language' }).of(languageSubtag(translation)),
    })
    .last()
    .click();
  const pane = page.locator(`.pane[data-locale=${translation}]`);
  await pane.locator('[data-key-path=mission]').getByRole('button', { name: 'Expand' }).click();
  return pane.locator('[data-key-path="mission.text"] textarea');
}

/** Where `openMission` gets to. */
export const missionFile = `site/src/words/${translation}/home.json`;
