import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { LazyResponse } from '../../src/front/lazy-response.ts';

const request = new IncomingMessage(new Socket());
const response = new ServerResponse(request);

it('is made when it is first asked for, and once', async () => {
  const send = vi.fn(() => Promise.resolve());
  const make = vi.fn(() => ({ send }));
  const lazy = new LazyResponse(make);
  expect(make).not.toHaveBeenCalled();
  await Promise.all([lazy.send(request, response), lazy.send(request, response)]);
  expect(make).toHaveBeenCalledOnce();
  expect(send).toHaveBeenCalledTimes(2);
});

it('is tried again after a failure', async () => {
  const send = vi.fn(() => Promise.resolve());
  const make = vi.fn(() => Promise.resolve({ send })).mockRejectedValueOnce(new Error('no disk'));
  const lazy = new LazyResponse(make);
  await expect(lazy.send(request, response)).rejects.toThrow('no disk');
  await lazy.send(request, response);
  expect(send).toHaveBeenCalledOnce();
});
