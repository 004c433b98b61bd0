import { outcomeParameter, requestFormId } from '@sunfield/shared/form-outcome';
import type { Config } from '../config.ts';
import { describeFailure } from '../describe-failure.ts';
import type { Outbox } from '../leads/outbox.ts';
import { makeToken } from '../links/token.ts';
import { OperatorError } from '../operator-error.ts';
import { pause, type Time } from '../time.ts';

/** The header that tells a request of the service's own from a visitor's. */
export const canaryHeader = 'x-form-canary';

interface Canary {
  readonly config: Pick<Config, 'DESK_SECRET' | 'SITE_ORIGINS'>;
  readonly outbox: Pick<Outbox, 'canary'>;
  readonly time: Time;
}

const hostOf = (url: string) => new URL(url).host;

/** Asks as a browser does, and names the link that is broken where there is no answer. */
async function ask(url: string, { clock, timing }: Time, init: RequestInit = {}) {
  const abort = new AbortController();
  const stop = clock.after(timing.canary.answer, () => abort.abort());
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: abort.signal });
    return { response, text: await response.text() };
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    const why = abort.signal.aborted
      ? 'gives no answer'
      : cause?.code === 'ENOTFOUND' || cause?.code === 'EAI_AGAIN'
        ? 'has no address in DNS'
        : `can’t be reached (${cause?.code ?? describeFailure(error)})`;
    throw new OperatorError(`${hostOf(url)} ${why}.`, { cause: error });
  } finally {
    stop();
  }
}

const decode = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&quot;', '"');

/** The form of a page, as a browser without script would send it. */
function formOf(html: string) {
  const [, section = ''] = html.split(`id="${requestFormId}"`);
  const [, tag = '', content = ''] = /<form\b([^>]*)>(.*?)<\/form>/su.exec(section) ?? [];
  const attribute = (of: string, name: string) =>
    decode(new RegExp(`\\b${name}="([^"]*)"`, 'u').exec(of)?.[1] ?? '');
  const hidden = [...content.matchAll(/<input\b[^>]*type="hidden"[^>]*>/gu)].map(([input]) => [
    attribute(input, 'name'),
    attribute(input, 'value'),
  ]);
  const action = attribute(tag, 'action');
  return action === '' ? undefined : { action, fields: Object.fromEntries(hidden) as object };
}

/** Whether a page's policy lets its form be sent to an address. */
function allows(policy: string | null, page: string, action: string): boolean {
  const [, allowed] = /(?:^|;)\s*form-action ([^;]*)/u.exec(policy ?? '') ?? [];
  const { origin } = new URL(action);
  const isSelf = origin === new URL(page).origin;
  return allowed === undefined || allowed.split(/\s+/u).includes(isSelf ? "'self'" : origin);
}

/** What a problem document says; the form service answers with nothing else. */
function detailOf(text: string): string {
  try {
    const { detail } = JSON.parse(text) as { detail?: unknown };
    if (typeof detail === 'string') return detail;
  } catch {
    // It is no JSON.
  }
  return 'that is not the form service, which the proxy should lead to.';
}

/** Follows what was sent until the mail server has taken it. */
async function follow(before: Date | undefined, { outbox, time }: Canary): Promise<void> {
  const { clock, timing } = time;
  const until = clock.elapsed() + timing.canary.delivery;
  for (;;) {
    const { trouble, arrivedAt } = await outbox.canary();
    if (arrivedAt && arrivedAt.getTime() !== before?.getTime()) return;
    if (trouble === undefined)
      throw new OperatorError(
        'It was accepted and is in line no more: it was given up (the log of the service says why), or DATABASE_URL is not that of the service.',
      );
    if (trouble !== '') throw new OperatorError(`The mail server does not take it: ${trouble}`);
    if (clock.elapsed() > until)
      throw new OperatorError('It was accepted, and no mail server has taken it yet.');
    await pause(clock, timing.canary.poll);
  }
}

/**
 * Sends a request as a visitor without script does: fetches a page, sends its form to where that leads, and follows it
 * until a mail server has taken its mail. It goes to nobody but the service's own address, and counts nowhere.
 *
 * @param page the address of a page with the form; the contact page unless told
 * @returns in one line, which way it took
 * @throws {OperatorError} which names the link that is broken
 */
export async function sendCanary(canary: Canary, page?: string): Promise<string> {
  const { config, time } = canary;
  const { DESK_SECRET: secret, SITE_ORIGINS } = config;
  if (secret === undefined) throw new OperatorError('DESK_SECRET is not set: it marks the canary.');
  const address = page ?? `${SITE_ORIGINS[0] ?? ''}/contact`;
  const shown = await ask(address, time);
  if (shown.response.status !== 200)
    throw new OperatorError(`${address} answers ${shown.response.status}.`);
  const form = formOf(shown.text);
  if (!form) throw new OperatorError(`${address} has no form.`);
  const action = URL.parse(form.action, address)?.href ?? '';
  if (action === '') throw new OperatorError(`The form of ${address} leads to ${form.action}.`);
  if (!allows(shown.response.headers.get('content-security-policy'), address, action))
    throw new OperatorError(
      `The policy of ${address} forbids its form: form-action has no ${new URL(action).origin}.`,
    );

  const { origin } = new URL(address);
  const { arrivedAt: before } = await canary.outbox.canary();
  const sent = await ask(action, time, {
    method: 'POST',
    headers: {
      [canaryHeader]: makeToken('canary', 'self', secret, new Date(time.clock.now())),
      origin,
      referer: address,
    },
    body: new URLSearchParams({
      ...form.fields,
      firstName: 'Canary',
      lastName: 'Canary',
      email: 'canary@example.com',
      message: 'Does the form work?',
    }),
  });
  const { status, headers } = sent.response;
  // To a form, this alone is answered with a problem document: the others lead back to the page.
  if (status === 403)
    throw new OperatorError(`${action} takes nothing from ${origin}: ${detailOf(sent.text)}`);
  const back = URL.parse(headers.get('location') ?? '');
  if (status !== 303 || back?.origin !== origin)
    throw new OperatorError(`${action} answers ${status}: ${detailOf(sent.text)}`);
  if (back.searchParams.get(outcomeParameter) !== 'sent')
    throw new OperatorError(
      `${action} did not take the form: ${back.searchParams.get(outcomeParameter) ?? 'unknown'}.`,
    );
  await follow(before, canary);
  return `The form works: ${address} → ${hostOf(action)} → the mail server.`;
}
