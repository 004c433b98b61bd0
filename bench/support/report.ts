/** Prints a figure with what it should reach, and what it was made of. */
export function report(what: string, value: number, target: string, detail: string): void {
  console.log(`${what.padEnd(52)} ${value.toFixed(2).padStart(8)}   (${target})   ${detail}`);
}
