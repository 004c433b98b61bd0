import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Category, Report } from './report.ts';

const run = promisify(execFile);
const chromeFlags = [
  '--headless=new',
  '--disable-background-networking',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * The slowest machine whose quarter is the phone of Lighthouse's mobile preset, as its index of what a
 * "high-end desktop" does (docs/throttling.md of Lighthouse). What a slower moment shows is another phone.
 */
export const slowestMachine = 1500;

/** A browser that is starved of time may lose its trace: how often a run is tried. */
const tries = 3;

/** How many runs in a row may be set aside, and how long the machine is left alone after each, in ms. */
const patience = 40;
const pause = 15_000;

/** Of every run, also of those that were set aside. */
export const machineIndexes: number[] = [];

/** @throws Error where the address could not be audited. */
async function measure(
  address: string,
  only: readonly Category[],
  browser: string,
): Promise<Report> {
  const command = [
    address,
    ...['--quiet', '--no-enable-error-reporting', '--output=json'],
    `--only-categories=${only.join(',')}`,
    `--chrome-flags=${chromeFlags.join(' ')}`,
  ];
  const env = { ...process.env, CHROME_PATH: browser };
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const output = await run('lighthouse', command, { env, maxBuffer: 64 * 1024 * 1024 }).then(
      ({ stdout }) => stdout,
      () => undefined,
    );
    if (output) return JSON.parse(output) as Report;
  }
  throw new Error(`Lighthouse could not audit ${address}.`);
}

/**
 * One run over an address, as on a phone. A run in which the machine was slow, or busy elsewhere, is set
 * aside and made again.
 *
 * @throws Error where the address could not be audited, or the machine was never fast enough.
 */
export async function lighthouse(
  address: string,
  only: readonly Category[],
  browser: string,
): Promise<Report> {
  for (let setAside = 0; setAside < patience; setAside += 1) {
    const report = await measure(address, only, browser);
    const index = report.environment.benchmarkIndex;
    machineIndexes.push(index);
    if (index >= slowestMachine) return report;
    await sleep(pause);
  }
  throw new Error(`The machine stayed below the index ${slowestMachine}: it is slow, or busy.`);
}
