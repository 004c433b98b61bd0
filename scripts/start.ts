import type { ChildProcess } from 'node:child_process';
import { whyNotBuilt } from './built.ts';
import { readEnvFile } from './env-file.ts';
import { readEditorPort, readPorts, takenPorts } from './ports.ts';
import { answering, end, run, start, type Part } from './processes.ts';
import { editorPart, productParts, root, siteBuild } from './product.ts';

const edit = process.argv.includes('--edit');
const dev = edit || process.argv.includes('--dev');
/** For the tests, which build once and start several times. */
const built = process.argv.includes('--built');

async function main(): Promise<void> {
  // Tests say all that there is to say themselves.
  if (!built) readEnvFile(`${root}.env`);
  const ports = readPorts();
  const editorPort = readEditorPort();
  const obstacles = await takenPorts([...Object.values(ports), ...(edit ? [editorPort] : [])]);
  const stale = built ? whyNotBuilt(root) : undefined;
  if (stale) obstacles.push(stale);
  if (obstacles.length > 0) {
    console.error(obstacles.join('\n'));
    process.exitCode = 1;
    return;
  }
  const { mailbox, form, site, urls } = productParts(ports, dev);
  if (dev) {
    await run({
      name: 'Drawing',
      command: ['npm', 'run', '--silent', 'pictures', '-w', 'site'],
      cwd: root,
    });
  } else if (!built) {
    console.log('Building the site: pictures, pages and server, in about a minute …');
    await run(siteBuild);
  }

  const children: ChildProcess[] = [];
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    await Promise.all(children.map((child) => end(child)));
    process.exit(code);
  };
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => void stop(0));
  const launch = async (part: Part, probe: string): Promise<boolean> => {
    if (stopping) return false;
    const child = start(part);
    children.push(child);
    child.on('exit', () => {
      if (!stopping) console.error(`${part.name} has ended; stopping the rest.`);
      void stop(1);
    });
    return answering(probe, child);
  };

  const siteIsUp = launch(site, `${urls.siteUrl}/${dev ? '' : 'healthz'}`);
  // The form service mails as soon as it has started, so the mailbox comes first.
  const mailIsUp =
    (await launch(mailbox, urls.mailboxUrl)) && (await launch(form, `${urls.formUrl}/healthz`));
  if (!mailIsUp || !(await siteIsUp)) return;
  if (edit) {
    const editorUrl = `http://localhost:${editorPort.number}`;
    if (!(await launch(editorPart(editorPort.number, urls.siteUrl), editorUrl))) return;
    console.log(`\n  The editor        ${editorUrl}`);
  }
  console.log(`
  The site          ${urls.siteUrl}
  The form service  ${urls.formUrl}
  The mailbox       ${urls.mailboxUrl}

  Ctrl-C ends all of them.
`);
}

await main();
