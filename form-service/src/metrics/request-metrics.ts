import { Histogram, type Registry } from '@prometheus-io/client';
import type { onResponseHookHandler } from 'fastify';

/** What a request is counted as that no route is for: a client may ask for any number of paths. */
const noRoute = '__unknown__';

/**
 * Measures how long requests take, by route. Each series is looked up by one string and then kept: by its
 * labels that takes longer than counting.
 */
export function measureRequests(registry: Registry): onResponseHookHandler {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time that answering a request took.',
    labelNames: ['method', 'route', 'status_code'],
    buckets: [0.05, 0.1, 0.5, 1, 3, 5, 10],
    registers: [registry],
  });
  const known = new Map<string, ReturnType<typeof durations.labels>>();

  return ({ method, routeOptions }, reply, done) => {
    const { url = noRoute } = routeOptions;
    const { statusCode, elapsedTime } = reply;
    const key = `${statusCode} ${method} ${url}`;
    let series = known.get(key);
    if (!series) known.set(key, (series = durations.labels(method, url, String(statusCode))));
    series.observe(elapsedTime / 1000);
    done();
  };
}
