// Runs the examples of load balancers, without TLS, in front of the replicas of compose.yaml, if `pnpm test` could
// unpack the programs.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LiveReader } from '../../apps/bff/src/testing/clients/live-reader.ts';
import { TestBrowser } from '../../apps/bff/src/testing/clients/test-browser.ts';
import { findFreePort } from '../../apps/bff/src/testing/servers/free-port.ts';
import { findBalancer } from '../install/balancer-programs.ts';
import { readComposeFile } from './compose-file.ts';
import { ComposeReplicas } from './compose-replicas.ts';

const UPLOAD_BYTES = 8 * 1024 * 1024;

type Balancer = {
  program: string;
  /** The file name in `deploy`. */
  example: string;
  /** Returns the example's configuration with local addresses, and the arguments that start the program with it. */
  prepare: (
    replicas: ComposeReplicas,
    port: number,
    directory: string,
    /** Replaces the location block of the example. */
    location?: string,
  ) => { text: string; args: string[] };
};

const balancers: Balancer[] = [
  {
    program: 'nginx',
    example: 'nginx.conf',
    prepare: (replicas, port, directory, location) => {
      const site = readExample('nginx.conf', replicas)
        .replace('listen 80;', `listen 127.0.0.1:${port + 1};`)
        .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
        .replaceAll(/^\s*ssl_.*$/gm, '')
        .replace(/location \/ \{[^}]*\}/, (own) => location ?? own);
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${directory}/${name};`,
      );
      const text = `daemon off; pid ${directory}/pid; error_log ${directory}/error.log;
        events {} http { access_log off; ${paths.join(' ')} ${site} }`;
      return { text, args: ['-p', directory, '-c', join(directory, 'balancer.conf')] };
    },
  },
  {
    program: 'caddy',
    example: 'Caddyfile',
    prepare: (replicas, port, directory) => ({
      text: readExample('Caddyfile', replicas).replace('{$CONSOLE_HOST}', `http://:${port}`),
      args: ['run', '--adapter', 'caddyfile', '--config', join(directory, 'balancer.conf')],
    }),
  },
];

function readExample(name: string, { ports }: ComposeReplicas): string {
  const text = readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');
  return text.replaceAll(/console-(\d):4000/g, (_, number: string) => `127.0.0.1:${ports[Number(number) - 1]}`);
}

async function start(
  { program, prepare }: Balancer,
  replicas: ComposeReplicas,
  stack: AsyncDisposableStack,
  location?: string,
) {
  const path = findBalancer(program);
  if (path === undefined) throw new Error(`${program} is neither installed nor unpacked.`);
  const directory = await mkdtemp(join(tmpdir(), `rotunda-${program}-`));
  stack.defer(() => rm(directory, { recursive: true, force: true }));
  const port = await findFreePort();
  const { text, args } = prepare(replicas, port, directory, location);
  await writeFile(join(directory, 'balancer.conf'), text);
  const child: ChildProcess = spawn(path, args, { stdio: 'ignore' });
  stack.defer(async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  });
  return port;
}

test.each(balancers)(
  'the example for $program routes to each replica of compose.yaml, and to nothing else',
  ({ example }) => {
    const replicas = Object.keys(readComposeFile().services).filter((name) => name.startsWith('console-'));
    const text = readFileSync(new URL(`../../deploy/${example}`, import.meta.url), 'utf8');
    expect([...new Set(text.match(/[\w-]+:4000/g))]).toEqual(replicas.map((name) => `${name}:4000`));
  },
);

const installed = balancers.filter(({ program }) => findBalancer(program) !== undefined);

describe.runIf(installed.length > 0)('in front of two replicas', () => {
  let replicas: ComposeReplicas;

  beforeAll(async () => {
    replicas = await ComposeReplicas.prepare();
    await replicas.start(1);
  });

  afterAll(() => replicas[Symbol.asyncDispose]());

  test.each(installed)(
    'the example for $program forwards sign-ins, uploads and live events, and calls while a replica is down',
    async (balancer) => {
      await using stack = new AsyncDisposableStack();
      const first = await replicas.start(0);
      const port = await start(balancer, replicas, stack);
      const browser = stack.use(new TestBrowser(replicas.publicOrigin, port));
      await expect
        .poll(async () => (await browser.request('/readyz').catch(() => undefined))?.status, { timeout: 10_000 })
        .toBe(200);
      expect((await browser.signIn('/files')).headers.location).toBe('/files');
      const body = Buffer.alloc(UPLOAD_BYTES);
      const headers = { 'content-type': 'application/octet-stream' };
      const path = '/api/upload/drive/v3/files?uploadType=media';
      expect((await browser.request(path, { method: 'POST', headers, body })).status).toBe(200);
      const { host } = new URL(replicas.publicOrigin);
      const reader = await LiveReader.open(browser, port, ['saved'], undefined, host);
      await reader.invalidation('saved', 'sync');
      await browser.request('/api/preferences', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: '{"holdSeconds":9}',
      });
      await reader.invalidation('saved', 'changed');
      await reader.close();
      await first.stop('SIGKILL');
      const statuses: number[] = [];
      for (let call = 0; call < 6; call += 1)
        statuses.push((await browser.request('/api/drive/v3/about?fields=user')).status);
      expect(statuses).toEqual(Array.from({ length: 6 }, () => 200));
    },
  );
});

test.each(installed.filter(({ program }) => program === 'nginx'))(
  'the example for $program with the location of docs/deployment.md forwards a base path',
  async (balancer) => {
    await using stack = new AsyncDisposableStack();
    const replicas = stack.use(await ComposeReplicas.prepare({ basePath: '/rotunda' }));
    await replicas.start(0);
    const guide = readFileSync(new URL('../../docs/deployment.md', import.meta.url), 'utf8');
    const [, location] = /```nginx\n(location[^`]+)```/.exec(guide) ?? [];
    const port = await start(balancer, replicas, stack, location ?? 'the document shows no location');
    const browser = stack.use(new TestBrowser(replicas.publicOrigin, port));
    const statusOf = async (path: string) => (await browser.navigate(path).catch(() => undefined))?.status;
    await expect.poll(() => statusOf('/rotunda/readyz'), { timeout: 10_000 }).toBe(200);
    expect(await statusOf('/rotunda/auth/login')).toBe(303);
  },
);
