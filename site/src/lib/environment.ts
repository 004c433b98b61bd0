import * as z from 'zod/mini';

// What is wrong with a variable is told in words.
z.config(z.locales.en());

const origin = z.pipe(
  z.url({ protocol: /^https?$/u }),
  z.transform((url) => new URL(url).origin),
);

const schema = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65535)), 3000),
  /** The public origin of the site, for canonical links. */
  SITE_URL: z._default(origin, 'http://localhost:3000'),
  /** The public origin of the form service, which the browser posts to. */
  FORM_SERVICE_URL: z._default(origin, 'http://localhost:4000'),
});

export const environmentVariables = Object.keys(schema.shape);

export type Environment = z.output<typeof schema>;

/**
 * The site's environment, read at run time: one image serves every place. The only reader of it.
 * @throws Error with one line for each variable that is malformed.
 */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(lines.join('\n'));
}

/** The environment as it is, for Waku's own use of it. */
export const processEnvironment = process.env;
