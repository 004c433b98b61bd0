import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from '../../scripts/processes.ts';
import { root } from '../../scripts/product.ts';

/** A Waku app of one page with one word: what starting costs before the site adds anything. */
export function emptyWakuApp(port: number): Part {
  const folder = join(root, 'site/.cache/empty-app');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'src/pages'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"name":"empty","private":true,"type":"module"}');
  writeFileSync(
    join(folder, 'src/pages/index.tsx'),
    "export default function Page() { return <p>Empty</p>; }\nexport const getConfig = () => ({ render: 'dynamic' }) as const;\n",
  );
  execFileSync('waku', ['build'], { cwd: folder, stdio: 'ignore' });
  return {
    name: 'An empty Waku app',
    command: ['waku', 'start', '--port', String(port)],
    cwd: folder,
  };
}
