import { createHash } from 'node:crypto';
import { localeOption } from '@sunfield/shared/locales';
import type { Address } from '../request/address.ts';
import type { Environment } from '../request/environment.ts';
import { errorRow } from '../waku-internals.ts';
import { brotli, gzipQuick, quickQuality, type Encoding } from './encodings.ts';
import { withoutData, withoutPreloads } from './final-html.ts';
import { contentSecurityPolicy, inlineScriptHashes, securityHeaders } from './security-headers.ts';
import { StoredResponse, type Bodies } from './stored-response.ts';

/** Headers of the built server's answer that are sent on. */
const kept = ['content-type', 'location', 'set-cookie'];

const isHtml = (response: Response) =>
  response.headers.get('content-type')?.startsWith('text/html') === true;

/** RFC 9530's digest, of the bytes before they are packed: the browser can tell that all have come. */
const digestOf = (bytes: Buffer) =>
  `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`;

async function packed(bytes: Buffer, encodings: readonly Encoding[]): Promise<Bodies> {
  const pack = {
    br: () => brotli(bytes, quickQuality),
    gzip: () => gzipQuick(bytes),
    identity: () => bytes,
  };
  const bodies = encodings.map(async (encoding) => [encoding, await pack[encoding]()]);
  return Object.fromEntries(await Promise.all(bodies)) as Bodies;
}

interface Finish {
  readonly cacheControl: string;
  readonly vary?: string;
  readonly encodings: readonly Encoding[];
  /** Whether the browser can fetch the data of the page from its RSC twin, so that a document needs none. */
  readonly hasTwin: boolean;
}

/**
 * Turns what the built server answers into finished bytes with their final headers. The policy can
 * name a document's inline scripts by their hashes because nothing changes the bytes afterwards.
 */
export function createFinish({ SITE_URL, FORM_SERVICE_URL }: Environment) {
  const common = securityHeaders(SITE_URL);

  return async function finish(
    response: Response,
    { kind, locale }: Address,
    { cacheControl, vary, encodings, hasTwin }: Finish,
  ): Promise<StoredResponse> {
    const text = await response.text();
    const html = isHtml(response) ? withoutPreloads(hasTwin ? withoutData(text) : text) : undefined;
    const bytes = Buffer.from(html ?? text);
    const headers = {
      ...common,
      ...Object.fromEntries([...response.headers].filter(([name]) => kept.includes(name))),
      'content-security-policy': contentSecurityPolicy({
        formService: FORM_SERVICE_URL,
        scripts: inlineScriptHashes(html ?? ''),
      }),
      'content-language': localeOption(locale).iso,
      'cache-control': cacheControl,
      ...(vary && { vary }),
      ...(kind === 'rsc' && { 'unencoded-digest': digestOf(bytes) }),
    };
    // With them a page would break in the browser; without, it is asked for as a document.
    const hasFailed = kind === 'rsc' && response.ok && errorRow.test(text);
    const status = hasFailed ? 500 : response.status;
    return new StoredResponse(await packed(bytes, encodings), headers, status);
  };
}
