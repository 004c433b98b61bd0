import { localeValues, type Locale } from '@sunfield/shared/locales';
import { interestIds, type InterestId } from '@sunfield/shared/project-request';
import * as z from 'zod';
import { expecting, parseMailboxes, type Mailbox } from './config-values.ts';

/** Who gets the leads that have a language or an interest. */
export interface RecipientRule {
  readonly name: Locale | InterestId;
  readonly to: readonly Mailbox[];
}

/** Who gets which leads, as `LEADS_TO` tells it. */
export interface Recipients {
  /** Get the leads that no rule fits, and what is about many leads. */
  readonly others: readonly Mailbox[];
  readonly rules: readonly RecipientRule[];
}

const shape =
  'addresses separated by commas, such as "sales@example.com", with rules behind them: ' +
  '"sales@example.com; fr: paris@example.com; interest blockchain: web3@example.com"';

/** `fr: …`, or `interest blockchain: …`. A name of a mailbox that has a colon stands in quotes. */
const rulePattern = /^\s*(?:(?<interest>interest)\s+)?(?<name>[^\s:;@<>"]+)\s*:(?<to>.*)$/u;

const isOneOf = <T extends string>(names: readonly T[], name: string): name is T =>
  names.some((known) => known === name);

function ruleName(name: string, ofInterest: boolean): Locale | InterestId {
  const [kind, names] = ofInterest ? ['interest', interestIds] : ['language', localeValues];
  if (isOneOf<Locale | InterestId>(names, name)) return name;
  throw new Error(`has a rule for "${name}", which is no ${kind}: ${names.join(', ')}`);
}

function addressesOf(text: string, whose: string): Recipients['others'] {
  const mailboxes = parseMailboxes(text);
  if (!mailboxes?.length) throw new Error(`must be ${shape} (wrong: ${whose})`);
  return mailboxes;
}

/** @throws what is wrong, as the end of a sentence that begins with the variable's name */
function parseRecipients(text: string): Recipients {
  const others: string[] = [];
  const rules: RecipientRule[] = [];
  for (const part of text.match(/(?:"[^"]*"|[^;"])+/gu) ?? []) {
    const { name, interest, to = '' } = rulePattern.exec(part)?.groups ?? {};
    if (name === undefined) others.push(part);
    else {
      const rule = ruleName(name, interest !== undefined);
      rules.push({ name: rule, to: addressesOf(to, part.trim()) });
    }
  }
  if (rules.length > 0 && !others.some((part) => part.trim())) {
    throw new Error('needs an address without a rule, for the leads that no rule fits');
  }
  return { others: addressesOf(others.join(','), others.join(',').trim()), rules };
}

/** The value of `LEADS_TO`. */
export const recipients = z.string(expecting(shape)).transform((text, context): Recipients => {
  try {
    return parseRecipients(text);
  } catch (error) {
    context.addIssue((error as Error).message);
    return z.NEVER;
  }
});
