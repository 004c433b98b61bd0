import {
  buildIdIn,
  dataScript,
  entryImport,
  errorRow,
  initialData,
  initialDataStatement,
  replyRefusal,
  reloadedKey,
  runFetch,
} from '../src/waku-internals.ts';

/** What a build of the site shows of Waku. */
export interface Evidence {
  /** What the built server's module exports. */
  readonly server: Readonly<Record<string, unknown>>;
  /** A page as the built server sends it, rendered for an address that alone says it is French. */
  readonly document: string;
  /** The page's RSC twin. */
  readonly twin: string;
  /** The RSC twin of a page that has thrown. */
  readonly failedTwin: string;
  /** The client's entry, and all that it may load later. */
  readonly entry: string;
  readonly later: string;
}

interface Expectation {
  /** The name in src/waku-internals.ts that says more. */
  readonly name: string;
  readonly expected: string;
  readonly holds: (evidence: Evidence) => boolean;
}

const found = (pattern: RegExp, text: string) => text.search(pattern) >= 0;

/** The script that a document begins to run the client with. */
const firstScript = (document: string) =>
  document.slice(document.indexOf('<script id="_R_">')).split('</script>', 1)[0] ?? '';

export const expectations: readonly Expectation[] = [
  {
    name: 'runFetch',
    expected: `the built server exports ${runFetch}`,
    holds: ({ server }) => typeof server[runFetch] === 'function',
  },
  {
    name: 'RunFetch',
    expected: `the third argument of ${runFetch} reaches middleware as context.env`,
    holds: ({ document }) => document.includes('<html lang="fr-FR"'),
  },
  {
    name: 'dataScript',
    expected: "the data script is found in a rendered document, and holds all of the page's data",
    holds: ({ document }) =>
      found(dataScript, document) && !document.replaceAll(dataScript, '').includes('FLIGHT_DATA='),
  },
  {
    name: 'initialDataStatement',
    expected: `the first script of a document fills ${initialData} in one statement, just before its import`,
    holds: ({ document }) =>
      found(initialDataStatement, document) &&
      !document.replace(initialDataStatement, '').includes(initialData),
  },
  {
    name: 'initialData',
    expected: `the router takes a page's data from ${initialData}`,
    holds: ({ later }) => later.includes(initialData),
  },
  {
    name: 'entryImport',
    expected: "the first script of a document imports the client's entry",
    holds: ({ document }) => found(entryImport, firstScript(document)),
  },
  {
    name: 'entryImport',
    expected: "the client's entry is the site's own, and imports nothing at once",
    holds: ({ entry }) => entry.includes(reloadedKey) && !found(/\b(?:from|import)"\.\//u, entry),
  },
  {
    name: 'replyEncoder',
    expected: "the encoder of server actions' arguments is found, and left out",
    holds: ({ later }) => later.includes(replyRefusal),
  },
  {
    name: 'reloadedKey',
    expected: `the first script of a document marks a reload in the session as ${reloadedKey}`,
    holds: ({ document }) => firstScript(document).includes(`'${reloadedKey}'`),
  },
  {
    name: 'twinPath, buildIdIn',
    expected: "a page's data are found at its RSC address, and name the build that made them",
    holds: ({ twin }) => twin.includes('"route:/contact"') && buildIdIn(twin) !== undefined,
  },
  {
    name: 'errorRow',
    expected: 'what has thrown stands in a row of its own among the data of a page',
    holds: ({ twin, failedTwin }) => found(errorRow, failedTwin) && !found(errorRow, twin),
  },
  {
    name: 'buildIdIn',
    expected: "the browser's code names the build as the data do",
    holds: ({ twin, entry }) => entry.includes(buildIdIn(twin) ?? '\0'),
  },
];

/** What of it doesn't hold, each in a sentence. */
export const brokenExpectations = (evidence: Evidence): string[] =>
  expectations
    .filter(({ holds }) => !holds(evidence))
    .map(
      ({ name, expected }) =>
        `Waku no longer does what the site relies on: ${expected} (${name} in site/src/waku-internals.ts; docs/upgrade-waku.md).`,
    );
