import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeValues } from '@sunfield/shared/locales';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translation } from '../../../shared/test/support/translation.ts';
import { copyOfProduct, passesTheGate, type Copy } from './support/copy.ts';

// An owner's branch takes a release, as docs/upgrade.md says. Both begin at what is committed here.

type Words = Record<string, Record<string, unknown>>;

let copy: Copy;
let said = '';
/** What a translation says that both change. */
let text = '';

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Owner', '-c', 'user.email=owner@site.test', ...args], {
    cwd: copy.folder,
    encoding: 'utf8',
  });
const read = (file: string) => readFileSync(join(copy.folder, file), 'utf8');
const words = (file: string) => JSON.parse(read(file)) as Words;
const write = (file: string, content: string) => writeFileSync(join(copy.folder, file), content);

function change(file: string, how: (all: Words) => void): void {
  const all = words(file);
  how(all);
  write(file, `${JSON.stringify(all, null, 2)}\n`);
}

const languages = localeValues;

beforeAll(() => {
  copy = copyOfProduct('upgrade');
  text = words(`site/src/words/${translation}/home.json`)['mission']?.['text'] as string;

  // A release from before there was a fact that may be left out.
  change('shared/company/company.json', ({ social }) => delete social?.['linkedin']);
  git('commit', '--quiet', '--all', '--allow-empty', '--message', 'The last release');

  git('switch', '--quiet', '-c', 'owner');
  change('shared/company/company.json', (company) =>
    Object.assign(company, { name: 'Bluewater', sample: false }),
  );
  change(`site/src/words/${translation}/home.json`, ({ mission }) =>
    Object.assign(mission ?? {}, { text: `${text}…` }),
  );
  change('site/src/words/samples.json', (all) => {
    all['home.json'] = (all['home.json'] as unknown as string[]).slice(2) as never;
  });
  write('shared/src/brand.ts', read('shared/src/brand.ts').replaceAll('#1b1410', '#0e1524'));
  git('commit', '--quiet', '--all', '--message', 'Ours');

  git('switch', '--quiet', '-c', 'release', 'owner~1');
  for (const language of languages) {
    change(`site/src/words/${language}/home.json`, ({ mission }) =>
      Object.assign(mission ?? {}, { note: 'New.' }),
    );
  }
  change('shared/company/company.json', ({ social }) =>
    Object.assign(social ?? {}, { linkedin: 'https://social.test/release' }),
  );
  change('site/src/words/samples.json', (all) => {
    (all['home.json'] as unknown as string[]).push('mission.note');
  });
  change(`site/src/words/${translation}/home.json`, ({ mission }) =>
    Object.assign(mission ?? {}, { text: `${text}!` }),
  );
  write('shared/src/brand.ts', read('shared/src/brand.ts').replaceAll('#1b1410', '#222222'));
  git('commit', '--quiet', '--all', '--message', 'A release');

  git('switch', '--quiet', 'owner');
  const { stdout, stderr, status } = spawnSync(
    'npm',
    ['run', '--silent', 'upgrade', '--', 'release'],
    {
      cwd: copy.folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        GIT_COMMITTER_NAME: 'Owner',
        GIT_COMMITTER_EMAIL: 'owner@site.test',
        GIT_AUTHOR_NAME: 'Owner',
        GIT_AUTHOR_EMAIL: 'owner@site.test',
      },
    },
  );
  said = stdout + stderr;
  expect(status, said).toBe(0);
}, 120_000);

afterAll(() => {
  copy.remove();
});

it('keeps what is the owner’s', () => {
  expect(words('shared/company/company.json')).toMatchObject({
    name: 'Bluewater',
    social: { linkedin: 'https://social.test/release' },
    sample: true,
  });
  expect(read('shared/src/brand.ts')).toContain('#0e1524');
  expect(words(`site/src/words/${translation}/home.json`)['mission']).toMatchObject({
    text: `${text}…`,
    note: 'New.',
  });
});

it('adds what the release adds, in every language', () => {
  for (const language of languages)
    expect(words(`site/src/words/${language}/home.json`)['mission']).toMatchObject({
      note: 'New.',
    });
  const samples = words('site/src/words/samples.json')['home.json'] as unknown as string[];
  const before = (JSON.parse(git('show', 'release~1:site/src/words/samples.json')) as Words)[
    'home.json'
  ] as unknown as string[];
  expect(samples).toEqual([...before.slice(2), 'mission.note']);
});

it('names what both have changed', () => {
  expect(said).toContain(
    `site/src/words/${translation}/home.json: mission.text stays yours; the release says "${text}!"`,
  );
  expect(said).toContain('shared/company/company.json: social is the release’s, and a sample');
  expect(said).toContain('shared/src/brand.ts: all of it stays yours');
});

describe('merged', () => {
  // What `npm run format` does for words.
  beforeAll(() => {
    execFileSync(process.execPath, ['site/scripts/check-words.ts', '--fix'], { cwd: copy.folder });
  });

  passesTheGate(() => copy);
});
