import type { RequestListener } from 'node:http';
import sirv from 'sirv';

/** A file whose name holds a hash of its content never changes. */
const hashed = /^\/assets\/|\.[\da-f]{8}\.\w+$/u;

/**
 * The built files, from the disk, as small as the build has packed them.
 * @returns whether there was one to send
 */
export function serveStaticFiles(folder: string, headers: Readonly<Record<string, string>>) {
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(response, path) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      const isHashed = hashed.test(path);
      response.setHeader(
        'Cache-Control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });

  return (...[request, response]: Parameters<RequestListener>): boolean => {
    // sirv takes ranges at their word, and nothing here is worth one.
    delete request.headers.range;
    // It leaves a file open that a visitor no longer waits for, and an error of the disk to the process.
    response.once('pipe', (file) => {
      file.once('error', () => response.destroy());
      response.once('close', () => file.destroy());
    });
    let isFile = true;
    serve(request, response, () => {
      isFile = false;
    });
    return isFile;
  };
}
