// Kills PostgreSQL with all of its processes during writes, and checks that the console acknowledges nothing before the
// commit. The durability of PostgreSQL itself in a power failure is not tested.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { makeKeyRing, openKeyRing } from '#platform/keys/key-ring-file.ts';
import { connectStore } from '#platform/store/open-store.ts';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { PostgresServer } from '#testing/databases/postgres-server.ts';
import { countFaults } from '#testing/faults/count-faults.ts';
import { KillableConsole } from '#testing/processes/killable-console.ts';

const KILLS = 3;
const WRITERS = 6;
const WRITES_BEFORE_KILL = 40;
const TEST_MS = 300_000;
const POLL = { timeout: 60_000, interval: 200 };

const stack = new AsyncDisposableStack();
const acknowledged = new Set<string>();
let server: PostgresServer;
let browser: TestBrowser;
let findFaults: () => Promise<string[]>;

beforeAll(async () => {
  server = stack.use(await PostgresServer.create());
  const installed = stack.use(await KillableConsole.create());
  const keys = join(installed.secretDirectory, 'keys');
  makeKeyRing(keys);
  const url = await server.createDatabase('console');
  ({ browser } = await installed.start({ DATABASE_URL: url, BFF_KEYRING_FILE: keys }));
  await browser.signIn();
  findFaults = async () => {
    await using store = connectStore({ url, password: undefined });
    return await installed.observed.findFaults(store, openKeyRing({ path: keys, createsIfMissing: false }));
  };
}, TEST_MS);

afterAll(() => stack.disposeAsync());

test(
  'every acknowledged change and its audit record survive each kill, and the console recovers automatically',
  async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      await writeUntil(acknowledged.size + WRITES_BEFORE_KILL);
      await server.start();
      await expect.poll(async () => (await browser.request('/readyz')).status, POLL).toBe(200);
    }
    const recorded = await readTargets();
    const lost = [...acknowledged].filter((id) => !recorded.has(id));
    countFaults('PostgreSQL killed while the console writes', {
      kills: KILLS,
      writes: acknowledged.size,
      lost: lost.length,
    });
    expect(lost).toEqual([]);
    await expect.poll(findFaults, POLL).toEqual([]);
  },
  TEST_MS,
);

/** Changes files over several connections, and kills the database after this many acknowledged changes. */
async function writeUntil(count: number): Promise<void> {
  let killing: Promise<void> | undefined;
  const write = async () => {
    while (killing === undefined) {
      const id = randomUUID();
      const headers = { 'content-type': 'application/json' };
      const options = { method: 'PATCH', headers, body: '{"name":"New"}' } as const;
      const { status } = await browser.request(`/api/drive/v3/files/${id}`, options);
      if (status === 200) acknowledged.add(id);
      if (acknowledged.size >= count) killing ??= server.kill();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  await killing;
}

/** Returns the targets of all audit records. */
async function readTargets(): Promise<Set<string>> {
  const targets = new Set<string>();
  let pageToken: string | undefined;
  do {
    const query = new URLSearchParams({ operation: 'drive.files.update', ...(pageToken && { pageToken }) });
    const page = list.parse((await browser.request(`/api/audit?${query}`)).json());
    for (const { target } of page.entries) targets.add(/[0-9a-f-]{36}/.exec(JSON.stringify(target))?.[0] ?? '');
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
  return targets;
}

const list = z.object({ entries: z.array(z.object({ target: z.unknown() })), nextPageToken: z.string().optional() });
