import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listReadableByOthers } from '@rotunda/data-directory/list-readable-by-others';
import { markRestore } from '@rotunda/data-directory/restore-marker';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startBff } from '#app/start.ts';
import { TestBff } from '#testing/test-bff.ts';

let bff: TestBff;

beforeEach(async () => {
  bff = await TestBff.start();
});

afterEach(() => bff[Symbol.asyncDispose]());

const newKey = (id: string) => `${id}:${randomBytes(32).toString('base64')}\n`;
const keyFile = () => join(bff.config.dataDir, 'bff-keys');

describe('T8: the BFF does not start', () => {
  test('with a key other than the one the store was written with', async () => {
    await writeFile(keyFile(), newKey('k1'));
    await expect(bff.startReplica()).rejects.toThrow('The key k1 is not the one that the store was written with.');
  });

  test('without a key that credentials need', async () => {
    await bff.signIn('operator');
    await writeFile(keyFile(), newKey('k2'));
    await expect(bff.startReplica()).rejects.toThrow('lacks keys that stored records were sealed with: k1.');
  });

  test('with a key ring that holds no keys', async () => {
    await writeFile(keyFile(), 'nonsense\n');
    await expect(bff.startReplica()).rejects.toThrow('contains a line that is not');
  });

  test('on a port that is in use, and names the port', async () => {
    const config = { ...bff.config, port: bff.port };
    await expect(startBff(config)).rejects.toThrow(
      `Port ${bff.port} on 127.0.0.1 is already in use: set PORT to a free port.`,
    );
  });

  test('without the client secret', async () => {
    await rm(join(bff.config.dataDir, 'client-secret'));
    await expect(bff.startReplica()).rejects.toThrow('OIDC_CLIENT_SECRET_FILE');
  });

  test('on a store of a newer version', async () => {
    await using store = bff.openStore();
    await store.insertInto('migrations').values({ name: '9999-of-tomorrow', applied_at: 0 }).execute();
    await expect(bff.startReplica()).rejects.toThrow(
      'was written by a newer version (it has the migration 9999-of-tomorrow): update, or restore a backup.',
    );
  });

  test('in a directory that was only partly restored', async () => {
    markRestore(bff.config.dataDir);
    await expect(bff.startReplica()).rejects.toThrow('has not ended: delete the directory and restore again.');
  });

  test('in a directory that cannot be created', async () => {
    const config = { ...bff.config, dataDir: join(keyFile(), 'below-a-file') };
    await expect(startBff(config)).rejects.toThrow('DATA_DIR');
  });
});

test('a directory readable by others is restricted to its owner, with everything stored in it later', async () => {
  await bff.stop();
  const dataDir = await mkdtemp(join(tmpdir(), 'rotunda-loose-'));
  await chmod(dataDir, 0o777);
  await writeFile(join(dataDir, 'loose'), '', { mode: 0o666 });
  await bff.startReplica({ ...bff.config, dataDir });
  expect(listReadableByOthers(dataDir)).toEqual([]);
});

test('a new key at the head of the ring seals from then on, and the old key still opens', async () => {
  const browser = await bff.signIn('operator');
  await writeFile(keyFile(), newKey('k2') + (await readFile(keyFile(), 'utf8')));
  await bff.startReplica();
  const elsewhere = bff.openBrowser(1);
  for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
  expect((await elsewhere.request('/api/drive/v3/files')).status).toBe(200);
  await elsewhere.signIn();
  await using store = bff.openStore();
  expect(await store.selectFrom('credentials').select('key_id').distinct().execute()).toEqual([{ key_id: 'k2' }]);
});

test('a request in progress ends before the BFF stops, and no new one begins', async () => {
  const browser = await bff.signIn('operator');
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  bff.upstream.handler = async (_request, response) => {
    arrived.resolve();
    await released.promise;
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"done":true}');
  };
  const inProgress = browser.request('/api/drive/v3/files');
  await arrived.promise;
  const late = bff.openBrowser();
  const stopped = bff.stop();
  await expect(late.request('/healthz')).rejects.toThrow('ECONNREFUSED');
  released.resolve();
  expect((await inProgress).json()).toEqual({ done: true });
  await stopped;
});

test('background work that does not end in time is cut off, and its outcome is unknown', async () => {
  await bff.stop();
  await using other = await TestBff.start({ drainLimits: { shortMs: 50, longMs: 100 } });
  const browser = await other.signIn('operator');
  const arrived = Promise.withResolvers<void>();
  // Runs can take minutes. This one never gets a response.
  other.upstream.handler = () => arrived.resolve();
  const run = { operationId: 'script.scripts.run', params: { scriptId: 's1' }, body: {}, label: 'Run', holdMs: 0 };
  const headers = { 'content-type': 'application/json' };
  await browser.request('/api/delayed-calls', { method: 'POST', headers, body: JSON.stringify(run) });
  await arrived.promise;
  await other.stop();
  await using store = other.openStore();
  const ends = store.selectFrom('audit_records').select('outcome').where('action', '=', 'script.scripts.run');
  expect(await ends.where('kind', '=', 'outcome').execute()).toEqual([{ outcome: 'unknown' }]);
});
