/** Domains of one provider whose mailboxes ignore dots in their names. */
const gmailDomains = ['gmail.com', 'googlemail.com'];

function split(address: string): readonly [localPart: string, domain: string] {
  const at = address.lastIndexOf('@');
  return [address.slice(0, at), address.slice(at + 1)];
}

/** The domain of an address. */
export const domainOf = (address: string): string => split(address)[1];

/**
 * The mailbox that an address leads to, as far as addresses tell: `a.b+c@GoogleMail.com` is `ab@gmail.com`.
 * What comes behind a plus is the owner's own label with all large providers.
 */
export function mailboxOf(address: string): string {
  const [localPart, domain] = split(address.toLowerCase());
  const name = localPart.replace(/(?<=.)\+.*$/u, '');
  return gmailDomains.includes(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}

/**
 * An address as mail servers take it: a name with dots that are doubled or last has to stand in quotes
 * (RFC 5321, 4.1.2), and leads to the same mailbox.
 */
export function quotedAddress(address: string): string {
  const [localPart, domain] = split(address);
  return /\.\.|\.$/u.test(localPart) ? `"${localPart}"@${domain}` : address;
}
