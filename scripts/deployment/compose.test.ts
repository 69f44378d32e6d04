// Runs the replicas of compose.yaml with exactly its variables, on a PostgreSQL server that requires passwords.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestBrowser } from '../../apps/bff/src/testing/clients/test-browser.ts';
import { ComposeReplicas } from './compose-replicas.ts';

let replicas: ComposeReplicas;

beforeAll(async () => {
  replicas = await ComposeReplicas.prepare();
});

afterAll(() => replicas[Symbol.asyncDispose]());

test('the configuration is valid; two replicas start with it, share sessions, and stop without an error', async () => {
  expect(await replicas.run(0, '--check')).toEqual({ code: 0, output: 'The configuration is valid.\n' });
  const processes = await Promise.all([replicas.start(0), replicas.start(1)]);
  await using first = new TestBrowser(replicas.publicOrigin, replicas.ports[0] ?? 0);
  await using second = new TestBrowser(replicas.publicOrigin, replicas.ports[1] ?? 0);
  expect((await first.request('/readyz')).status).toBe(200);
  expect((await first.signIn('/files')).headers.location).toBe('/files');
  for (const [name, value] of first.cookies) second.cookies.set(name, value);
  expect([...first.cookies.keys()]).toContain('__Host-bff');
  expect((await second.request('/auth/session')).json()).toMatchObject({ user: { email: 'operator@example.com' } });
  expect((await second.request('/api/drive/v3/about?fields=user')).status).toBe(200);
  const ended = await Promise.all(processes.map((process) => process.stop()));
  expect(ended.map(({ code }) => code)).toEqual([0, 0]);
});
