import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { post, signedHeaders } from '../../src/outlet/webhook.ts';
import { outletSecret, startOutlet } from '../support/outlet.ts';

it('signs as the specification of Standard Webhooks does in its example', () => {
  const webhook = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' };
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  expect(signedHeaders(webhook, secret, new Date(1_614_265_330_000))).toEqual({
    'webhook-id': webhook.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it('signs every character so that the library of Standard Webhooks verifies it', () => {
  const webhook = { id: 'a', body: JSON.stringify({ message: 'こんにちは 👋🏽 é "x"\n' }) };
  const headers = signedHeaders(webhook, outletSecret, new Date());
  expect(new Webhook(outletSecret).verify(webhook.body, headers)).toEqual(JSON.parse(webhook.body));
});

const body = '{}';
const now = new Date();
const attempt = { signal: new AbortController().signal, now };

it('goes where the configuration says, and follows nobody elsewhere', async () => {
  const elsewhere = await startOutlet();
  const { url, webhooks } = await startOutlet(() => elsewhere.url);
  const posted = post({ id: 'a', body }, { url, secret: outletSecret }, attempt);
  await expect(posted).rejects.toMatchObject({
    message: 'the outlet answered 307',
    // It holds up none but the one event.
    kind: 'deferred',
    details: { isReceiverWell: true },
  });
  expect(webhooks).toHaveLength(1);
  expect(elsewhere.webhooks).toEqual([]);
});

it('says why there was no answer, and nothing of where it was looked for', async () => {
  const outlet = { url: 'http://user:hidden@127.0.0.1:1/hidden', secret: outletSecret };
  await expect(post({ id: 'a', body }, outlet, attempt)).rejects.toMatchObject({
    message: 'ECONNREFUSED',
    // It holds all up until it is there.
    kind: 'unreachable',
  });
  await expect(
    post({ id: 'a', body }, outlet, { signal: AbortSignal.abort(), now }),
  ).rejects.toMatchObject({
    message: 'ABORT_ERR',
    kind: 'unreachable',
  });
});

it('waits neither for a silent endpoint nor for the end of an answer', async () => {
  const { url: silent, webhooks } = await startOutlet(() => 0);
  const late = new AbortController();
  const outlet = { url: silent, secret: outletSecret };
  const waiting = post({ id: 'a', body }, outlet, { signal: late.signal, now });
  waiting.catch(() => undefined);
  await expect.poll(() => webhooks, { timeout: 20_000 }).toHaveLength(1);
  late.abort();
  await expect(waiting).rejects.toMatchObject({ message: 'ABORT_ERR' });
  const { url: endless } = await startOutlet(() => 200, { isEndless: true });
  await post({ id: 'a', body }, { url: endless, secret: outletSecret }, attempt);
});
