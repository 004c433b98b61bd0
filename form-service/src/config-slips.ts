import { distance } from 'fastest-levenshtein';
import { configVariables } from './config-schema.ts';

const sorted = (text: string) => Array.from(text).toSorted().join('');

/** A character too many, too few, another one, or two changed over. */
const isSlipOf = (name: string, meant: string) =>
  distance(name, meant) < 2 || (distance(name, meant) === 2 && sorted(name) === sorted(meant));

/** One line for each variable that is set and looks like another one, which isn't. */
export function slipsIn(environment: Readonly<Record<string, string | undefined>>): string[] {
  const unset = configVariables.filter((name) => !environment[name]?.trim());
  return Object.keys(environment).flatMap((name) => {
    const meant = unset.find((one) => isSlipOf(name.toUpperCase(), one));
    return meant === undefined || configVariables.includes(name)
      ? []
      : [`${name} is unknown: ${meant} may be meant`];
  });
}
