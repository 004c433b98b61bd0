import { createFromReadableStream, getClientEntryUrl } from '@vitejs/plugin-rsc/ssr';
import { use, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { INTERNAL_ServerRoot as ServerRoot } from 'waku/minimal/client';

interface Options {
  readonly onError?: (error: unknown) => string | undefined;
}

/** How long a stream stays open in development, in ms: React tells what helps debugging late, and fails without it. */
const held = 5_000;

function read<Result>(stream: ReadableStream<Uint8Array>): Promise<Result> {
  const flush = () => new Promise<void>((resolve) => setTimeout(resolve, held));
  return createFromReadableStream<Result>(
    import.meta.env.DEV ? stream.pipeThrough(new TransformStream({ flush })) : stream,
  );
}

/**
 * Waku's entry of the `ssr` environment (waku.config.ts), by the name that Waku calls it: it makes a document
 * of what server components have rendered, with the browser's entry and without the data that Waku's own adds
 * for a router in the browser. A page that throws throws here; the pipeline has its answer.
 *
 * @param elements what the page is made of, by Waku's ids, in React's Flight format
 * @param html the document around it, in the same
 */
export async function INTERNAL_renderHtmlStream(
  elements: ReadableStream<Uint8Array>,
  html: ReadableStream<Uint8Array>,
  { onError }: Options,
): Promise<{ readonly stream: ReadableStream<Uint8Array> }> {
  const elementsPromise = read<Record<string, ReactNode>>(elements);
  const htmlPromise = read<ReactNode>(html);
  function Page() {
    return <ServerRoot elementsPromise={elementsPromise}>{use(htmlPromise)}</ServerRoot>;
  }
  const stream = await renderToReadableStream(<Page />, {
    bootstrapModules: [getClientEntryUrl()],
    ...(onError && { onError }),
  });
  await stream.allReady;
  return { stream };
}
