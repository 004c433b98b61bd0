import type { CmsConfig, CollectionFile } from '@sveltia/cms';
import { spawnSync } from 'node:child_process';
import { companyFiles } from '@sunfield/shared/company-facts';
import { defaultLocale, localeOption, localeValues, type Locale } from '@sunfield/shared/locales';
import { z } from 'zod';
import { photographsIn } from '../scripts/picture-places.ts';
import type { FactList } from '../scripts/words/check-facts.ts';
import type { Term } from '../scripts/words/check-glossary.ts';
import { leftToWrite } from '../scripts/words/left-to-write.ts';
import { elsewhere, type Words } from '../scripts/words/texts.ts';
import {
  readFacts,
  readGlossary,
  readJson,
  readLanguage,
  root,
} from '../scripts/words/word-files.ts';
import { companyFieldsOf, type Schema } from './company-fields.ts';
import { fieldsOf, labelOf } from './fields.ts';

/** What the editor is told when it begins. */
export interface Beginning {
  readonly config: CmsConfig;
  /** What the files are called in it. */
  readonly files: readonly string[];
  /** The site that is being worked on. */
  readonly siteUrl: string | undefined;
  /** What is checked of a file as it is saved. */
  readonly facts: Readonly<Record<string, FactList>>;
  readonly terms: Readonly<Record<string, readonly Term[]>>;
}

/** Files whose names don't say what is in them, as docs/change-words.md calls them. */
const wordFileLabels: Readonly<Record<string, string>> = {
  visitor: 'E-mail to the visitor, and the page of a request',
  company: 'Slogan and names of places',
  form: 'Request form',
  interface: 'Header, footer, menus, error pages',
  pages: 'Pages: About, Pricing, Contact …',
  pictures: 'Words in pictures',
  policy: 'Privacy policy',
};

/** The files of facts, as docs/make-it-yours.md tells of them. */
const companyFileLabels: Readonly<Record<string, string>> = {
  'shared/company/company.json': 'Name, e-mail, telephone, social networks',
  'shared/company/places.json': 'Offices and time zone',
  'shared/company/hours.json': 'Office hours, and those of clients',
  'shared/company/rates.json': 'Prices',
};

/** What stands below the field of a text, by its place: in which languages it is still to be written. */
function readHints(): ReadonlyMap<string, string> {
  const left = Map.groupBy(leftToWrite(), ({ place }) => place);
  return new Map(
    [...left].map(([place, found]) => [
      place,
      [...Map.groupBy(found, ({ mark }) => mark)]
        .map(([mark, ofMark]) => {
          const isEverywhere = ofMark.length === localeValues.length;
          const languages = ofMark.map(({ locale }) => localeOption(locale).label).join(', ');
          return `**${labelOf(mark)}**${isEverywhere ? '' : `: ${languages}`}`;
        })
        .join('; '),
    ]),
  );
}

/** The words of pictures, with its name for each photograph that nobody has described yet. */
const withPhotographs = (words: Words, names: readonly string[]): Words => ({
  ...(words as object),
  photographs: {
    ...Object.fromEntries(names.map((name) => [name, name])),
    ...(words as { readonly photographs: object }).photographs,
  },
});

/** `owner/name` of the repository on its host, where words are edited without a clone. */
function repositoryName(): string {
  const found = spawnSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8' });
  return /[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\s*$/u.exec(found.stdout)?.[1] ?? 'here/only';
}

/**
 * Made from the English words, which are the shape of the others, and what is noted of them all.
 * @param siteUrl the site that is being worked on, if it is on this machine
 * @param photographs the names of those in the folder
 */
export function readBeginning(
  siteUrl?: string,
  photographs: readonly string[] = photographsIn().map(([name]) => name),
): Beginning {
  const hints = readHints();
  const files = [...readLanguage(defaultLocale)].map(([file, texts]): CollectionFile => {
    const words = file === 'pictures.json' ? withPhotographs(texts, photographs) : texts;
    const name = file.replace('.json', '');
    return {
      name,
      label: wordFileLabels[name] ?? labelOf(name),
      file: elsewhere[file] ?? `site/src/words/{{locale}}/${file}`,
      format: 'json',
      i18n: true,
      fields: fieldsOf(words, (key) => hints.get(`${file}: ${key}`)),
    };
  });
  const company = Object.entries(companyFiles).map(([file, schema]): CollectionFile => ({
    name: file.replaceAll(/[/.]/gu, '-'),
    label: companyFileLabels[file] ?? file,
    file,
    format: 'json',
    fields: companyFieldsOf(z.toJSONSchema(schema) as Schema, readJson(root + file)),
  }));
  const inEach = <Value>(read: (locale: Locale) => Value) =>
    Object.fromEntries(localeValues.map((locale) => [locale, read(locale)]));
  return {
    config: {
      load_config_file: false,
      // Signing in by GitHub itself would take a server of the owner's that keeps the secret of it.
      backend: { name: 'github', repo: repositoryName(), auth_methods: ['token'] },
      app_title: 'Words and facts',
      media_folder: 'site/pictures/photographs',
      i18n: {
        structure: 'multiple_folders',
        locales: [...localeValues],
        default_locale: defaultLocale,
      },
      // What is built has no site beside it that would follow.
      editor: { preview: siteUrl !== undefined },
      output: { omit_empty_optional_fields: true },
      collections: [
        { name: 'words', label: 'Words', i18n: true, files },
        { name: 'company', label: 'Company', files: company },
      ],
    },
    files: [...files, ...company].map(({ name }) => name),
    siteUrl,
    facts: inEach(readFacts),
    terms: inEach(readGlossary),
  };
}
