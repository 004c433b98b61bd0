import { mkdirSync } from 'node:fs';
import { readPorts, takenPorts } from './ports.ts';
import { answering, end, run, start } from './processes.ts';
import { productParts, root } from './product.ts';

const dev = process.argv.includes('--dev');
/** For the tests, which build once and start several times. */
const built = process.argv.includes('--built');

async function main(): Promise<void> {
  const ports = readPorts();
  const taken = await takenPorts(Object.values(ports));
  if (taken.length > 0) {
    console.error(taken.join('\n'));
    process.exitCode = 1;
    return;
  }
  const { mailbox, form, site, urls } = productParts(ports, dev);
  if (dev) {
    await run({
      name: 'Drawing',
      command: ['npm', 'run', '--silent', 'generate', '-w', 'site'],
      cwd: root,
    });
  } else if (!built) {
    console.log('Building the site …');
    await run({
      name: 'The build',
      command: ['npm', 'run', '--silent', 'build'],
      cwd: root,
      quiet: true,
    });
  }
  mkdirSync(`${root}data/mail`, { recursive: true });

  const parts = [mailbox, form, site];
  const children = parts.map((part) => start(part));
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    await Promise.all(children.map((child) => end(child)));
    process.exit(code);
  };
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => void stop(0));
  children.forEach((child, index) => {
    child.on('exit', () => {
      if (!stopping)
        console.error(`${parts[index]?.name ?? 'A part'} has ended; stopping the rest.`);
      void stop(1);
    });
  });

  const probes = [
    urls.mailboxUrl,
    `${urls.formUrl}/healthz`,
    `${urls.siteUrl}/${dev ? '' : 'healthz'}`,
  ];
  const up = await Promise.all(
    children.map((child, index) => answering(probes[index] ?? '', child)),
  );
  if (!up.every(Boolean)) return;
  console.log(`
  The site          ${urls.siteUrl}
  The form service  ${urls.formUrl}
  The mailbox       ${urls.mailboxUrl}

  Ctrl-C ends all three.
`);
}

await main();
