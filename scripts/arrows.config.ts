import type { IConfiguration, IRegularForbiddenRuleType } from 'dependency-cruiser';

/**
 * The arrows of docs/architecture.md, held against every import, type imports included
 * (`npm run check:arrows`). site/test/guards.test.ts proves that each rule catches what it forbids.
 */

const forbid = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType & { name: string } => ({ name, comment, severity: 'error', from, to });

const anyOf = (base: string, rooms: readonly string[]) => `^${base}/(${rooms.join('|')})(/|\\.|-)`;

/** Rooms from the bottom up: each may import from those before it, and from itself. */
const upwards = (base: string, rooms: readonly string[]) =>
  rooms
    .slice(0, -1)
    .map((room, index) =>
      forbid(
        `${base.split('/')[0]}-${room}-upwards`,
        rooms.join(' → '),
        { path: anyOf(base, [room]) },
        { path: anyOf(base, rooms.slice(index + 1)) },
      ),
    );

const site = 'site/src';
const siteRooms = [
  'content',
  'words',
  'i18n',
  'request',
  'metadata',
  'components',
  'islands',
  'sections',
  'layouts',
  'pages',
];

const service = 'form-service/src';
/** From the bottom up, one a line: site/test/guards.test.ts finds a folder that is missing. */
export const serviceRooms = [
  'operator-error',
  'config',
  'time',
  'logger',
  'commonjs',
  'describe-failure',
  'counters',
  'leads',
  'abuse',
  'metrics',
  'links',
  'canary',
  'emails',
  'delivery',
  'outlet',
  'http',
  'desk',
  'plugins',
  'routes',
  'app',
  'server',
  'main',
  'cli',
];

const product = '^(site/(src|pictures)|form-service/src|shared/src)/';

export default {
  forbidden: [
    forbid('no-circle', 'No file leads back to itself.', {}, { circular: true }),
    forbid(
      'leads-nowhere',
      'What is imported is there.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    forbid(
      'shared-alone',
      'shared depends on zod only.',
      { path: '^shared/src/' },
      { path: '^(site|form-service)/' },
    ),
    forbid(
      'site-form-service',
      'The two applications never import each other.',
      { path: '^site/' },
      { path: '^form-service/' },
    ),
    forbid(
      'form-service-site',
      'The two applications never import each other.',
      { path: '^form-service/' },
      { path: '^site/' },
    ),
    forbid(
      'no-tests',
      'The product never imports its tests.',
      { path: product },
      { path: '/(test|e2e)/' },
    ),
    // Facts are written with the keys of words, and words with the names of facts.
    ...upwards(site, siteRooms).map((rule) =>
      rule.name === 'site-content-upwards'
        ? { ...rule, to: { path: anyOf(site, siteRooms.slice(2)) } }
        : rule,
    ),
    forbid(
      'site-front-below',
      'front → metadata, request: what answers from memory knows no page.',
      { path: anyOf(site, ['front']) },
      { path: anyOf(site, ['browser', 'components', 'islands', 'sections', 'layouts', 'pages']) },
    ),
    forbid(
      'site-front-alone',
      'Nothing that renders knows what stands in front of it.',
      { path: anyOf(site, [...siteRooms, 'browser']) },
      { path: anyOf(site, ['front']) },
    ),
    forbid(
      'site-browser-below',
      'What runs on every page knows no component; it loads an island when that is touched.',
      { path: anyOf(site, ['browser']) },
      { path: anyOf(site, ['front', 'components', 'sections', 'layouts', 'pages']) },
    ),
    forbid(
      'site-browser-alone',
      'What runs in the browser is imported by what is drawn there, and by the entry; it knows the islands, not they it.',
      { path: anyOf(site, ['content', 'words', 'i18n', 'request', 'metadata', 'islands']) },
      { path: anyOf(site, ['browser']) },
    ),
    forbid(
      'pictures-alone',
      'Pictures know nothing of the site.',
      { path: '^site/pictures/' },
      { path: `^${site}/` },
    ),
    forbid(
      'pictures-for-components',
      'Components alone show pictures; who names one needs its types only.',
      {
        path: anyOf(site, [...siteRooms, 'front', 'browser']),
        pathNot: anyOf(site, ['components']),
      },
      { path: '^site/pictures/', dependencyTypesNot: ['type-only'] },
    ),
    ...upwards(service, serviceRooms),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
} satisfies IConfiguration;
