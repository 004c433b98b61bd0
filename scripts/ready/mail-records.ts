import { advice, check, missing, ok, manual, type Finding } from './finding.ts';
import type { MailProvider } from './mail-providers.ts';

/** What is asked of DNS: the TXT and MX records of a name, none where there are none. */
export interface Resolver {
  readonly txt: (name: string) => Promise<string[]>;
  readonly mx: (name: string) => Promise<string[]>;
}

interface Sender {
  readonly domain: string;
  readonly provider: MailProvider | undefined;
  /** The DKIM selector that the owner names. */
  readonly selector: string | undefined;
}

async function checkSpf(resolver: Resolver, { domain, provider }: Sender): Promise<Finding[]> {
  const records = (await resolver.txt(domain)).filter((text) => /^v=spf1(?:\s|$)/iu.test(text));
  const [record] = records;
  if (records.length > 1)
    return [
      missing(
        `${domain} has ${records.length} SPF records: none of them counts`,
        manual.mailRecords,
      ),
    ];
  if (record === undefined)
    return provider && !provider.spf
      ? [
          advice(
            `${domain} has no SPF record; ${provider.name} needs none for your mails to be believed`,
            manual.mailRecords,
          ),
        ]
      : [missing(`${domain} has no SPF record`, manual.mailRecords)];
  if (/(?:^|\s)\+?all(?:\s|$)/iu.test(record))
    return [
      missing(`the SPF record of ${domain} lets everybody send: ${record}`, manual.mailRecords),
    ];
  if (provider?.spf && !record.toLowerCase().includes(provider.spf))
    return [
      missing(
        `the SPF record of ${domain} lacks ${provider.spf} (${provider.name})`,
        manual.mailRecords,
      ),
    ];
  return [ok(`SPF: ${record}`)];
}

async function checkDkim(resolver: Resolver, sender: Sender): Promise<Finding> {
  const { domain, provider, selector } = sender;
  const selectors = selector ? [selector] : (provider?.selectors ?? []);
  if (selectors.length === 0)
    return missing(
      `DKIM: set DKIM_SELECTOR to the part before ._domainkey.${domain} that your mail provider shows`,
      manual.mailRecords,
    );
  const names = selectors.map((one) => `${one}._domainkey.${domain}`);
  const records = (await Promise.all(names.map((name) => resolver.txt(name)))).flat();
  // An empty key is one that was taken back.
  const hasKey = records.some((text) => /(?:^|;)\s*p=\s*[^\s;]/u.test(text));
  return check(
    hasKey,
    `DKIM: a key at ${selectors.join(' or ')}._domainkey.${domain}`,
    `no DKIM key at ${names.join(' or ')}`,
    manual.mailRecords,
  );
}

/** The domain and those above it, down to two labels: a DMARC record may stand at the organisation's. */
const withParents = (domain: string) => {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
};

async function checkDmarc(resolver: Resolver, domain: string): Promise<Finding> {
  for (const name of withParents(domain)) {
    const record = (await resolver.txt(`_dmarc.${name}`)).find((text) => /^v=DMARC1/iu.test(text));
    if (record === undefined) continue;
    const policy = /;\s*p=\s*(\w+)/iu.exec(record)?.[1]?.toLowerCase();
    if (policy === 'quarantine' || policy === 'reject') return ok(`DMARC: ${record}`);
    return policy === 'none'
      ? advice(
          `DMARC only watches (p=none at _dmarc.${name}): p=quarantine once reports are clean`,
          manual.mailRecords,
        )
      : missing(`the DMARC record at _dmarc.${name} has no policy: ${record}`, manual.mailRecords);
  }
  return missing(`no DMARC record at _dmarc.${domain}`, manual.mailRecords);
}

/**
 * What DNS says of the domain that mails come from, and of those they go to.
 * @throws where DNS itself doesn't answer
 */
export async function checkMailRecords(
  resolver: Resolver,
  sender: Sender,
  recipients: readonly string[],
): Promise<Finding[]> {
  const inboxes = [...new Set(recipients)].map(async (domain) =>
    check(
      (await resolver.mx(domain)).length > 0,
      `${domain} takes mail`,
      `${domain}, to which leads are sent, has no MX record`,
      manual.provider,
    ),
  );
  return [
    ...(await checkSpf(resolver, sender)),
    await checkDkim(resolver, sender),
    await checkDmarc(resolver, sender.domain),
    ...(await Promise.all(inboxes)),
  ];
}
