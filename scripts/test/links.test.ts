import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../product.ts';

const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

const withoutCode = (text: string) => text.replaceAll(/^```[^]*?^```/gmu, '');

/** As Git hosts make anchors of headings. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (text: string) =>
  [...withoutCode(text).matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) => anchorOf(heading));

describe.each(documents)('%s', (document) => {
  it('links to what is there', () => {
    const text = readFileSync(join(root, document), 'utf8');
    const links = [...withoutCode(text).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/gu)];
    const broken = links
      .map(([, link = '']) => link)
      .filter((link) => {
        const [path = '', anchor] = link.split('#');
        const file = path === '' ? join(root, document) : join(root, dirname(document), path);
        if (!existsSync(file)) return true;
        return anchor !== undefined && !anchorsIn(readFileSync(file, 'utf8')).includes(anchor);
      });
    expect(broken).toEqual([]);
  });
});
