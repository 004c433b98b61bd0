import type { Finding } from './finding.ts';

const marks = { ok: '✓', advice: '!', missing: '✗' } as const;

/** Findings under a title, each with the heading in docs/ that tells how it is put right. */
export function section(title: string, findings: readonly Finding[]): string {
  const lines = findings.map(({ level, text, manual }) => {
    const where = manual ? `\n      docs/${manual[0]}, “${manual[1]}”` : '';
    return `  ${marks[level]} ${text}${where}`;
  });
  return `\n${title}\n${lines.join('\n')}`;
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The last line, which says whether anything is in the way of going live. */
export function conclusion(findings: readonly Finding[]): string {
  const of = (level: Finding['level']) => findings.filter((one) => one.level === level).length;
  const advised = of('advice') > 0 ? `, ${count(of('advice'), 'hint')}` : '';
  return of('missing') > 0
    ? `\n${count(of('missing'), 'thing')} missing${advised}.`
    : `\nReady${advised}.`;
}
