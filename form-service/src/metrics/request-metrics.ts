import { Histogram, type Registry } from '@prometheus-io/client';
import type { onResponseHookHandler } from 'fastify';

/** What a request is counted as that no route is for: a client may ask for any number of paths. */
const noRoute = '__unknown__';

/** Measures how long requests take, by route. */
export function measureRequests(registry: Registry): onResponseHookHandler {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time that answering a request took.',
    labelNames: ['method', 'route', 'status_code'],
    buckets: [0.05, 0.1, 0.5, 1, 3, 5, 10],
    registers: [registry],
  });
  return ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    durations.observe(
      { method, route: routeOptions.url ?? noRoute, status_code: statusCode },
      elapsedTime / 1000,
    );
    done();
  };
}
