import { expect, test } from 'vitest';
import { mailboxOf, quotedAddress } from '../src/mailbox.ts';

test.each([
  ['Anna@Acme.example', 'anna@acme.example'],
  ['anna+site@acme.example', 'anna@acme.example'],
  ['a.n.n.a+1@GoogleMail.com', 'anna@gmail.com'],
  // Elsewhere a dot tells people apart.
  ['a.nna@acme.example', 'a.nna@acme.example'],
  ['+1@acme.example', '+1@acme.example'],
])('%s leads to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test.each([
  ['taro..y@docomo.ne.jp', '"taro..y"@docomo.ne.jp'],
  ['taro.@docomo.ne.jp', '"taro."@docomo.ne.jp'],
  ['taro.y+1@docomo.ne.jp', 'taro.y+1@docomo.ne.jp'],
])('%s is sent to as %s', (address, quoted) => {
  expect(quotedAddress(address)).toBe(quoted);
});
