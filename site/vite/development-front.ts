import { isRunnableDevEnvironment, type Plugin } from 'vite';

type Development = typeof import('../src/front/development.ts');

/** Puts what stands in front of Waku in production in front of Vite too (src/front/development.ts). */
export const developmentFront: Plugin = {
  name: 'development-front',
  apply: 'serve',
  configureServer({ environments: { rsc }, middlewares }) {
    if (!rsc || !isRunnableDevEnvironment(rsc)) throw new Error('Waku runs no server of its own.');
    middlewares.use((request, response, next) => {
      rsc.runner
        .import<Development>('/src/front/development.ts')
        .then((front) => front.developmentFront(request, response, next))
        .catch(next);
    });
  },
};
