/** Prints a ratio with what it should reach. */
export function printRatio(what: string, ratio: number, goal: string): void {
  console.log(`${what.padEnd(64)} ${ratio.toFixed(2).padStart(8)}   (${goal})`);
}
