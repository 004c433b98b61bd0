import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../product.ts';

interface Rule {
  alert: string;
  annotations: { summary: string; see: string };
}

const file = (name: string) => readFileSync(root + name, 'utf8');
const { groups } = parse(file('deploy/prometheus/rules.yml')) as { groups: { rules: Rule[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);

const promtool = (...args: string[]) =>
  spawnSync('promtool', args, { cwd: `${root}deploy/prometheus`, encoding: 'utf8' });

/** A Debian package of its own: only where it has to be there is its absence a fault. */
const hasPromtool = promtool('--version').status === 0;
if (process.env['CI'] === 'true' && !hasPromtool) throw new Error('promtool is needed in CI');

it.skipIf(!hasPromtool)(
  'each alert fires when it should, and not before',
  () => {
    const tests = globSync('*.test.yml', { cwd: `${root}deploy/prometheus` });
    expect(tests).not.toEqual([]);
    const { status, stdout, stderr } = promtool('test', 'rules', ...tests);
    expect(stdout + stderr).not.toContain('FAILED');
    expect(status).toBe(0);
  },
  120_000,
);

it.skipIf(!hasPromtool)('Prometheus takes the configuration', () => {
  const { stdout, stderr } = promtool('check', 'config', '--syntax-only', 'prometheus.yml');
  expect(stdout + stderr).toContain('SUCCESS');
});

it.each(alerts)('$alert has tests, and names a heading that is there', ({ alert, annotations }) => {
  const tests = globSync('deploy/prometheus/*.test.yml', { cwd: root }).map(file).join('\n');
  expect(tests).toMatch(
    new RegExp(`alertname: ${alert}\\n\\s+eval_time: \\w+\\n\\s+exp_alerts:\\n`, 'u'),
  );
  const [, page = '', heading = ''] = /^(docs\/[\w-]+\.md), "(.+)"$/u.exec(annotations.see) ?? [];
  expect(file(page)).toMatch(new RegExp(`^#+ ${heading}$`, 'mu'));
  expect(file('docs/watch.md')).toContain(`| \`${alert}\``);
});

it.skipIf(!hasPromtool)('Prometheus understands every query of the dashboard', () => {
  const { panels } = JSON.parse(file('deploy/grafana/leads.json')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  const rules = panels.flatMap(({ targets }, panel) =>
    targets.map(({ expr }, target) => ({ record: `panel:${panel}:${target}`, expr })),
  );
  expect(rules.length).toBeGreaterThan(8);
  const folder = mkdtempSync(join(tmpdir(), 'dashboard-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const queries = join(folder, 'queries.yml');
  writeFileSync(queries, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
  const { status, stdout, stderr } = promtool('check', 'rules', queries);
  expect(stdout + stderr).not.toContain('FAILED');
  expect(status).toBe(0);
});
