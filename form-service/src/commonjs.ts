import { createRequire } from 'node:module';
import process from 'node:process';
import type * as Nodemailer from 'nodemailer';

/**
 * What an `import` would load with all that it can do: the one of `node:http` runs its getters, and
 * they load the client behind `fetch` and WebSocket, which the service has no use for and which holds
 * 16 MB. nodemailer's modules import it too; its CommonJS build doesn't.
 */
export const http = process.getBuiltinModule('node:http');
export const https = process.getBuiltinModule('node:https');

export const nodemailer = createRequire(import.meta.url)('nodemailer') as typeof Nodemailer;
