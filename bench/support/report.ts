import { median } from './statistics.ts';

/** Prints a figure with what it should reach, and what it was made of. */
export function report(what: string, value: number, target: string, detail: string): void {
  console.log(`${what.padEnd(52)} ${value.toFixed(2).padStart(8)}   (${target})   ${detail}`);
}

/** Prints how much faster the generator is than what it measures: below 2 it measures itself. */
export function reportHeadroom(
  generator: number,
  contenders: Readonly<Record<string, { readonly rates: readonly number[] }>>,
): void {
  for (const [name, { rates }] of Object.entries(contenders)) {
    const rate = median(rates);
    const detail = `${generator.toFixed(0)} / ${rate.toFixed(0)} per second`;
    report(`headroom: wrk on a raw socket / on ${name}`, generator / rate, '≥ 2', detail);
  }
}
