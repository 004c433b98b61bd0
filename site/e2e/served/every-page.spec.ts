import { expect, test } from '@playwright/test';
import { pageChecks } from './page-checks.ts';
import { queries, readPages } from './served-page.ts';
import { englishLeft, siteChecks } from './site-checks.ts';

// What the server has drawn, without a browser: page-checks.ts and site-checks.ts list what is checked.
// In one process, which asks once for what they share.
test.describe.configure({ mode: 'default' });

for (const place of queries)
  test(`every page is right as it is served, in ${place.locale}, asked for as /…${place.query}`, async () => {
    const pages = await readPages(place);
    const faults: string[] = [];
    const note = (where: string, found: readonly string[]) =>
      faults.push(...found.map((one) => `${where}: ${one}`));
    for (const page of pages)
      for (const [name, check] of Object.entries(pageChecks))
        note(`${page.address} ${name}`, await check(page));
    for (const [name, check] of Object.entries(siteChecks)) note(name, await check(pages));
    if (place.locale !== 'en')
      note('no English is left', englishLeft(pages, await readPages(queries[0])));
    // A fault of a layout is one of forty pages: the first tell what it is.
    expect({ count: faults.length, first: faults.slice(0, 10) }).toEqual({ count: 0, first: [] });
  });
