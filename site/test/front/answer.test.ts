import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { Answer } from '../../src/front/answer.ts';

it('is sent in fewer bytes after it was packed as small as it gets', async () => {
  const text = Array.from({ length: 2000 }, (_, index) => `<p>${index * 7919}</p>`).join('');
  const answer = await Answer.pack(text, {});
  const sent = () => {
    const request = new IncomingMessage(new Socket());
    request.headers['accept-encoding'] = 'br';
    const response = new ServerResponse(request);
    const end = vi.spyOn(response, 'end');
    answer.send(request, response);
    return end.mock.calls[0]?.[0] as unknown as Buffer;
  };
  const quick = sent();
  await answer.packBest();
  const best = sent();
  expect(best.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(best).toString()).toBe(text);
});
