import type { Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { defaultLocale } from '@sunfield/shared/locales';
import { readBeginning } from '../../../edit/config.ts';
import { expect, test } from '../../support/test.ts';
import { translation } from '../../../../shared/test/support/translation.ts';
import { files, missionFile, openMission, root } from './words.ts';

// The editor of words, in a folder that the browser keeps for the page: what an owner's folder holds, copied there.

test.use({
  viewport: { width: 1500, height: 950 },
  // Sveltia asks whether its default host is well, which nobody can answer here.
  expectedErrors: [/githubstatus\.com/u],
});

let server: ViteDevServer;
let editor = '';

test.beforeAll(async () => {
  server = await createServer({
    configFile: `${root}site/edit/vite.config.ts`,
    server: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
  });
  await server.listen();
  editor = server.resolvedUrls?.local[0] ?? '';
});
test.afterAll(async () => {
  await server.close();
});

/** Answers the question for a folder with one that holds these files. */
const giveFolder = (given: Readonly<Record<string, string>>) => {
  const folderOf = async (path: string) => {
    let folder = await (
      await navigator.storage.getDirectory()
    ).getDirectoryHandle('repository', { create: true });
    for (const name of path.split('/').slice(0, -1))
      folder = await folder.getDirectoryHandle(name, { create: true });
    return folder;
  };
  Object.assign(window, {
    showDirectoryPicker: async () => {
      for (const [path, text] of Object.entries(given)) {
        const file = await (
          await folderOf(path)
        ).getFileHandle(path.split('/').at(-1) ?? '', { create: true });
        const stream = await file.createWritable();
        await stream.write(text);
        await stream.close();
      }
      await folderOf('.git/x');
      return folderOf('x');
    },
    savedText: async (path: string) => {
      const file = await (await folderOf(path)).getFileHandle(path.split('/').at(-1) ?? '');
      return (await file.getFile()).text();
    },
  });
  if ('FileSystemHandle' in window)
    Object.assign(FileSystemHandle.prototype, {
      requestPermission: () => Promise.resolve('granted'),
      queryPermission: () => Promise.resolve('granted'),
    });
};

const savedText = (page: Page, path: string) =>
  page.evaluate(
    (asked) =>
      (window as unknown as { savedText: (path: string) => Promise<string> }).savedText(asked),
    path,
  );

test.beforeEach(async ({ page }) => {
  await page.addInitScript(giveFolder, files);
  await page.goto(editor);
  await page.getByRole('button', { name: /local repository/iu }).click();
});

/** That a file says this now, and all others what they said. */
async function expectSaved(page: Page, path: string, text: string | undefined) {
  // While it is written it can't be read.
  await expect.poll(() => savedText(page, path).catch(() => undefined)).toBe(text);
  for (const other of Object.keys(files).filter((file) => file !== path))
    expect(await savedText(page, other)).toBe(files[other]);
}

test('one sentence changes, and not a byte beside it; what the check refuses is refused here', async ({
  page,
}) => {
  const text = await openMission(page);
  const before = await text.inputValue();
  const save = page.getByRole('button', { name: 'Save' });

  // By the field itself, beside it.
  await text.fill('{{nothing}}');
  await save.click();
  await expect(page.getByText(/no \{\{…\}\} but those that the site knows/u)).toBeVisible();

  // By what stands on other pages, when it is saved.
  await text.fill('–');
  await save.click();
  await expect(
    page.getByText(`${translation}/home.json: mission.text: says nothing of `),
  ).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(text).toHaveValue('–');

  const after = `${before.slice(0, -1)}!`;
  await text.fill(after);
  await save.click();
  await expectSaved(page, missionFile, files[missionFile]?.replace(before, after));
});

test('a price changes, and not a byte beside it; a telephone number without its country is refused', async ({
  page,
}) => {
  await page.getByText('Company', { exact: true }).click();
  await page.getByText('Prices', { exact: true }).click();
  await page.locator('[data-key-path=trial] input').fill('4600');
  await page.getByRole('button', { name: 'Save' }).click();
  const path = 'shared/company/rates.json';
  await expectSaved(page, path, files[path]?.replace('"trial": 4400', '"trial": 4600'));

  await page.getByText('Name, e-mail, telephone', { exact: false }).click();
  const phone = page.locator('[data-key-path=phone] input');
  await phone.fill('024 7300 0199');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/phone: With the country/u)).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(phone).toHaveValue('024 7300 0199');
});

test('the promise is changed, beside what only some clients have', async ({ page }) => {
  await page.getByText('Company', { exact: true }).click();
  await page.getByText('Office hours, and those of clients', { exact: true }).click();
  await page.locator('[data-key-path=answerWithin] input').fill('2');
  await page.getByRole('button', { name: 'Save' }).click();
  const path = 'shared/company/hours.json';
  await expectSaved(page, path, files[path]?.replace('"answerWithin": 1', '"answerWithin": 2'));
});

const [words] = readBeginning().config.collections ?? [];

for (const { name, label = '', file } of words && 'files' in words ? words.files : [])
  test(`${name} is saved, and not a byte beside the change`, async ({ page }) => {
    await page.getByText(label, { exact: true }).click();
    const pane = page.locator(`.pane[data-locale=${defaultLocale}]`);
    await expect(pane.locator('[data-key-path]').first()).toBeVisible();
    const text = pane.locator('textarea:visible, input[type=text]:visible').first();
    for (const closed of await pane.getByRole('button', { name: 'Expand' }).all()) {
      if (await text.isVisible()) break;
      await closed.click();
    }
    const before = await text.inputValue();
    const after = `${before.slice(0, -1)}!`;
    await text.fill(after);
    await page.getByRole('button', { name: 'Save' }).click();
    const path = file.replace('{{locale}}', defaultLocale);
    await expectSaved(page, path, files[path]?.replace(before, after));
  });
