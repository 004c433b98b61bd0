import type { Plugin } from 'vite';
import { replyEncoder, replyRefusal } from '../src/waku-internals.ts';

/** A fifth of React's Flight client serves the arguments of server actions. Nobody has to load it. */
export const noServerActions: Plugin = {
  name: 'no-server-actions',
  apply: 'build',
  transform: {
    filter: { id: /react-server-dom-webpack-client\.browser\.production\.js/u },
    handler: (code) => ({
      code: code.replace(replyEncoder, `() => Promise.reject(new Error("${replyRefusal}"))`),
      map: null,
    }),
  },
};
