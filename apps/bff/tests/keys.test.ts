import { execFile } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';

const KEYS = fileURLToPath(new URL('../src/app/keys-main.ts', import.meta.url));
const CALL = '/api/drive/v3/about?fields=user';

let bff: TestBff;

beforeEach(async () => {
  bff = await TestBff.start();
});

afterEach(() => bff[Symbol.asyncDispose]());

const keyFile = () => join(bff.config.dataDir, 'bff-keys');

/** Runs the command like an administrator, while the console runs. */
function keys(args: string[], dataDir = bff.config.dataDir): Promise<{ code: number; output: string; errors: string }> {
  return new Promise((resolve) => {
    const env = bff.storeEnv(dataDir);
    execFile(process.execPath, [KEYS, ...args], { env }, (error, output, errors) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output, errors });
    });
  });
}

async function areSignedIn(...browsers: TestBrowser[]): Promise<boolean[]> {
  return Promise.all(browsers.map(async (browser) => (await browser.request(CALL)).status === 200));
}

async function countByKey(): Promise<unknown[]> {
  await using store = bff.openStore();
  return await store
    .selectFrom('credentials')
    .select(({ fn }) => ['key_id', fn.countAll().as('count')])
    .groupBy('key_id')
    .execute();
}

describe('T8: a key rotation', () => {
  test('reseals all records while users keep working, in every process and after a restart', async () => {
    await bff.startReplica();
    const before = [await bff.signIn('operator'), await bff.signIn('support')];
    expect((await keys(['status'])).output).toBe('k1\tseals\t6 records\n');
    const rotated = await keys(['rotate']);
    expect(rotated).toEqual({
      code: 0,
      output: 'k2 is now the current key. Resealed 6 records.\n',
      errors: '',
    });
    const after = [await bff.signIn('operator'), bff.openBrowser(1)];
    await after[1]?.signIn();
    expect(await countByKey()).toEqual([{ key_id: 'k2', count: 4 }]);
    expect((await keys(['status'])).output).toBe('k2\tseals\t11 records\nk1\topens\t0 records\n');
    expect(await keys(['retire', 'k1'])).toMatchObject({ code: 0, output: 'k1 is retired.\n' });
    expect(await areSignedIn(...before, ...after)).toEqual([true, true, true, true]);
    await bff.startReplica();
    const elsewhere = bff.openBrowser(2);
    for (const [name, value] of before[0]?.cookies ?? []) elsewhere.cookies.set(name, value);
    expect(await areSignedIn(elsewhere)).toEqual([true]);
  });

  test('makes the key ring readable only by its owner and never reuses an ID', async () => {
    await keys(['rotate']);
    await keys(['retire', 'k1']);
    await keys(['rotate']);
    expect((await readFile(keyFile(), 'utf8')).split('\n').map((line) => line.split(':')[0])).toEqual(['k3', 'k2', '']);
    expect((await stat(keyFile())).mode & 0o777).toBe(0o600);
  });

  test('reports the number of records that cannot be opened, and ends only their sessions', async () => {
    const [broken, sound] = [await bff.signIn('operator'), await bff.signIn('support')];
    await using store = bff.openStore();
    await store
      .updateTable('credentials')
      .set({ sealed: sql`substr(sealed, 1, 60)` })
      .where('subject', '=', 'sub-operator')
      .execute();
    expect((await keys(['rotate'])).output).toContain(
      'Resealed 4 records. Deleted because they could not be decrypted: 1.',
    );
    expect(await areSignedIn(broken, sound)).toEqual([false, true]);
  });

  test('preserves row seals, and rows that the console did not write stay rejected', async () => {
    const operator = await bff.signIn('operator');
    const give = (email: string) =>
      operator.request(`/auth/people/roles/${email}`, { method: 'PUT', body: '{"roles":["support"]}' });
    await give('ann@example.com');
    await give('ben@example.com');
    await using store = bff.openStore();
    await store
      .updateTable('user_roles')
      .set({ roles: '["operator"]' })
      .where('email_key', '=', 'ben@example.com')
      .execute();
    expect((await keys(['rotate'])).output).toContain('Still rejected, not written by the console: 1.');
    expect((await keys(['retire', 'k1'])).code).toBe(0);
    await bff.stop();
    await bff.startReplica();
    const enter = async (name: string) => {
      bff.issuer.user = { sub: `sub-${name}`, email: `${name}@example.com`, name, roles: [] };
      const browser = bff.openBrowser();
      await browser.signIn();
      return (await browser.request(CALL)).status;
    };
    expect([await enter('ann'), await enter('ben')]).toEqual([200, 401]);
  });

  test('leaves a token renewal in progress intact', async () => {
    bff.issuer.accessTokenLifeSeconds = 30;
    const browser = await bff.signIn('operator');
    const tokens = bff.issuer.holdTokens();
    const call = browser.request(CALL);
    await tokens.arrived;
    await keys(['rotate']);
    tokens.release();
    expect((await call).status).toBe(200);
    expect((await browser.request(CALL)).status).toBe(200);
    expect(await countByKey()).toEqual([{ key_id: 'k2', count: 1 }]);
  });
});

describe('a key is not retired', () => {
  test('while it is the sealing key, while credentials need it, or if its name is unknown', async () => {
    await bff.signIn('operator');
    expect(await keys(['retire', 'k1'])).toMatchObject({ code: 1, errors: expect.stringContaining('Rotate first') });
    expect(await keys(['retire', 'k9'])).toMatchObject({ code: 1, errors: 'The key ring has no key k9.\n' });
    await keys(['rotate']);
    await using store = bff.openStore();
    await store.updateTable('credentials').set({ key_id: 'k1' }).execute();
    expect(await keys(['retire', 'k1'])).toMatchObject({ code: 1, errors: expect.stringContaining('1 record:') });
    expect((await keys(['status'])).output).toContain('k1');
  });
});

test('a key ring damaged while the console is running ends no session', async () => {
  const browser = await bff.signIn('operator');
  await writeFile(keyFile(), 'nonsense\n');
  expect((await bff.signIn('support')).cookies.size).toBe(1);
  expect(await areSignedIn(browser)).toEqual([true]);
});

test.each([[[]], [['retire']], [['status', 'k1']], [['destroy']]])('%j prints the usage', async (args) => {
  expect(await keys(args)).toMatchObject({ code: 64, errors: expect.stringContaining('Usage: pnpm keys') });
});

test('a directory without a key ring is rejected, and none is created there', async () => {
  const dataDir = join(bff.config.dataDir, 'elsewhere');
  expect(await keys(['status'], dataDir)).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^Key ring .+ not found/),
  });
  await expect(stat(dataDir)).rejects.toThrow('ENOENT');
});
