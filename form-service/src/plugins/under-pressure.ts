import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';

/**
 * Tells whether visitors wait for seconds, as the event loop is late: turning some away at once serves the
 * others. Only what lasts is pressure: a start, or a machine that stood still, makes it late once.
 */
export const underPressurePlugin = fp(
  async (app) => {
    await app.register(underPressure, {
      // On average, in milliseconds.
      maxEventLoopDelay: 1_000,
      sampleInterval: app.time.timing.pressure,
      // The routes that take leads refuse by themselves, once they have read what was typed.
      pressureHandler: () => undefined,
    });
  },
  { name: 'under-pressure' },
);
