import { isPublicHost } from '@sunfield/shared/public-host';
import * as z from 'zod/mini';

// What is wrong with a variable is told in words.
z.config(z.locales.en());

const origin = z.pipe(
  z.url({ protocol: /^https?$/u }),
  z.transform((url) => new URL(url).origin),
);

/** `google-site-verification=…, naver-site-verification=…`: names of meta elements and their contents. */
const verification = z.pipe(
  z
    .string()
    .check(z.regex(/^(?:[\w.-]+=[^\s,"<>]+(?:,\s*|$))*$/u, 'expected name=code, name=code')),
  z.transform((text) =>
    text.split(/,\s*/u).flatMap((pair) => {
      const mark = pair.indexOf('=');
      return mark < 0 ? [] : [{ name: pair.slice(0, mark), content: pair.slice(mark + 1) }];
    }),
  ),
);

const schema = z.object({
  /** In production, addresses that only serve on a developer's machine are refused. */
  DEPLOYMENT: z._default(z.enum(['local', 'production']), 'local'),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65535)), 3000),
  /** The public origin of the site, for canonical links. */
  SITE_URL: z._default(origin, 'http://localhost:3000'),
  /** The public origin of the form service, which the browser posts to. */
  FORM_SERVICE_URL: z._default(origin, 'http://localhost:4000'),
  /** What search engines ask an owner to show on the home page. */
  SITE_VERIFICATION: z._default(verification, []),
});

export const environmentVariables = Object.keys(schema.shape);

export type Environment = z.output<typeof schema>;

/** What an environment has that is no good in production: one line for each variable. */
function productionFaults(read: Environment): string[] {
  if (read.DEPLOYMENT !== 'production') return [];
  return (['SITE_URL', 'FORM_SERVICE_URL'] as const)
    .filter((name) => {
      const { protocol, hostname } = new URL(read[name]);
      return protocol !== 'https:' || !isPublicHost(hostname);
    })
    .map(
      (name) =>
        `${name} names ${read[name]}: visitors need a public https:// address (DEPLOYMENT=production)`,
    );
}

/**
 * The site's environment, read at run time: one image serves every place.
 * @throws Error with one line for each variable that is malformed, or no good in production.
 */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const result = schema.safeParse(source);
  const lines = result.success
    ? productionFaults(result.data)
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  if (!result.success || lines.length > 0) throw new Error(lines.join('\n'));
  return result.data;
}

let known: Environment | undefined;

/** The environment, read when it is first asked for. */
export const environment = (): Environment => (known ??= readEnvironment());

/** The environment as it is: Waku reads it, and `/healthz` the run's id. */
export const processEnvironment = process.env;
