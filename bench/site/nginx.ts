import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Part } from '../../scripts/processes.ts';

/** nginx as one process with `gzip_static`, serving the same compressed bytes; undefined where there is none. */
export function nginxPart(port: number, gzipped: Buffer): Part | undefined {
  if (spawnSync('nginx', ['-v']).status !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  writeFileSync(join(folder, 'index.html.gz'), gzipped);
  writeFileSync(join(folder, 'index.html'), 'only the packed file is served');
  const config = `
    daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http {
      access_log off; types { text/html html; } sendfile on; tcp_nopush on; keepalive_requests 1000000;
      client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
      uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
      open_file_cache max=100;
      server { listen 127.0.0.1:${port}; root ${folder}; gzip_static always; }
    }`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  return {
    name: 'nginx',
    command: ['nginx', '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
  };
}
