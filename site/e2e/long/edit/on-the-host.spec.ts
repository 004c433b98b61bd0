import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { expect, test } from '../../support/test.ts';
import { RepositoryHost } from './repository-host.ts';
import { files, missionFile, openMission, root } from './words.ts';

// The editor as a folder on any web server, for who has no clone: what is saved is a commit on the host.

test.use({
  viewport: { width: 1500, height: 950 },
  // The first is of a token that isn't known.
  expectedErrors: [/githubstatus\.com|api\.github\.com|Invalid token/u],
});

const editor = 'https://words.site.test/';
let built = '';
let host: RepositoryHost;

test.beforeAll(async () => {
  built = mkdtempSync(join(tmpdir(), 'editor-'));
  await build({
    configFile: `${root}site/edit/vite.config.ts`,
    build: { outDir: built },
    logLevel: 'error',
  });
});
test.afterAll(() => {
  rmSync(built, { recursive: true });
});

async function signIn(page: Page, token: string) {
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill(token);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test.beforeEach(async ({ page }) => {
  host = new RepositoryHost(files);
  await host.answer(page);
  await page.route(`${editor}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(built, pathname === '/' ? 'index.html' : pathname) });
  });
  await page.goto(editor);
});
test.afterEach(() => {
  host.remove();
});

test('a token opens it and nothing else does; one sentence is one commit of one line', async ({
  page,
}) => {
  await expect(page.getByRole('button')).toHaveCount(1);
  await signIn(page, 'another');
  await expect(page.getByText('The provided token is invalid', { exact: false })).toBeVisible();
  await signIn(page, host.token);

  const text = await openMission(page);
  const before = await text.inputValue();
  const after = `${before.slice(0, -1)}!`;
  await text.fill(after);
  await page.getByRole('button', { name: 'Save' }).click();

  await expect.poll(() => host.git('rev-list', '--count', 'HEAD').trim()).toBe('2');
  expect(host.git('diff', '--name-only', 'HEAD~').trim()).toBe(missionFile);
  expect(host.git('show', `HEAD:${missionFile}`)).toBe(files[missionFile]?.replace(before, after));
});

test('what somebody else has saved elsewhere meanwhile stays', async ({ page }) => {
  await signIn(page, host.token);
  const text = await openMission(page);
  const mine = `${(await text.inputValue()).slice(0, -1)}!`;
  await text.fill(mine);
  const rates = 'shared/company/rates.json';
  host.commit({ [rates]: `${files[rates]?.replace('4400', '4600')}` }, 'A price');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => host.git('show', `HEAD:${missionFile}`)).toContain(mine);
  expect(host.git('show', `HEAD:${rates}`)).toContain('4600');
});

test('it asks before it overwrites what somebody else has saved there meanwhile', async ({
  page,
}) => {
  await signIn(page, host.token);
  const text = await openMission(page);
  const before = await text.inputValue();
  const [mine, theirs] = [`${before.slice(0, -1)}!`, `${before.slice(0, -1)}?`];
  await text.fill(mine);
  host.commit({ [missionFile]: `${files[missionFile]?.replace(before, theirs)}` }, 'Theirs');
  await page.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Owner');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(text).toHaveValue(mine);
  expect(host.git('show', `HEAD:${missionFile}`)).toContain(theirs);
});
