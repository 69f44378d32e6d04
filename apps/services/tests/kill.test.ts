import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueAccessToken } from '#core/access-tokens.ts';
import { openDatabase } from '#db/open-database.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const ROUNDS = 4;
const WRITERS = 6;
const WRITES_BEFORE_KILL = 250;

let directory: string;
let authorization: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'rotunda-kill-'));
  const db = openDatabase(join(directory, 'services.db'));
  const accountId = randomUUID();
  db.run(
    `INSERT INTO accounts (id, email, display_name, permission_id, domain, created_at)
     VALUES (?, 'ana@example.com', 'Ana', '1', 'example.com', 0)`,
    accountId,
  );
  const scopes = ['https://www.googleapis.com/auth/drive'];
  authorization = `Bearer ${issueAccessToken(db, { accountId, clientId: 'test', scopes, expiresAt: Date.now() + 3_600_000 })}`;
  db.close();
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

async function start(): Promise<{ child: ChildProcess; origin: string }> {
  const env = { ...process.env, DATA_DIR: directory, SERVICES_PORT: '0', DEMO: '0', LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  return { child, origin: String(line).trim().split(' ').at(-1) ?? '' };
}

/** Uploads a file of random bytes; gives back what the services acknowledged. */
async function write(origin: string): Promise<{ id: string; sha256: string }> {
  const bytes = randomBytes(20_000);
  const response = await fetch(`${origin}/upload/drive/v3/files?uploadType=media&fields=id`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/octet-stream' },
    body: bytes,
  });
  const { id }: { id: string } = JSON.parse(await response.text());
  return { id, sha256: createHash('sha256').update(bytes).digest('hex') };
}

async function read(origin: string, id: string): Promise<string> {
  const response = await fetch(`${origin}/drive/v3/files/${id}?alt=media`, { headers: { authorization } });
  return createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('hex');
}

/** Writes without pause from several connections until the services are killed in the middle of it. */
async function writeUntilKilled(origin: string, child: ChildProcess, acknowledged: Map<string, string>): Promise<void> {
  const killAt = acknowledged.size + WRITES_BEFORE_KILL;
  const writer = async () => {
    while (!child.killed) {
      const { id, sha256 } = await write(origin);
      acknowledged.set(id, sha256);
      if (acknowledged.size >= killAt) child.kill('SIGKILL');
    }
  };
  const exited = once(child, 'exit');
  await Promise.allSettled(Array.from({ length: WRITERS }, writer));
  await exited;
}

function storedBlobs(): string[] {
  const root = join(directory, 'blobs');
  return readdirSync(root)
    .filter((name) => name.length === 2)
    .flatMap((prefix) => readdirSync(join(root, prefix)).map((rest) => prefix + rest));
}

test('what was acknowledged survives kills in the middle of writes, and the next start leaves no orphans', async () => {
  const acknowledged = new Map<string, string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { child, origin } = await start();
    await writeUntilKilled(origin, child, acknowledged);
  }
  const { child, origin } = await start();
  for (const [id, sha256] of acknowledged) expect(await read(origin, id)).toBe(sha256);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;

  const db = openDatabase(join(directory, 'services.db'));
  const named = db.all<{ blob: string }>('SELECT DISTINCT blob_sha256 AS blob FROM revisions').map(({ blob }) => blob);
  const integrity = db.all('PRAGMA integrity_check');
  db.close();
  expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS * WRITES_BEFORE_KILL);
  expect(storedBlobs().sort()).toEqual(named.sort());
  expect(readdirSync(join(directory, 'blobs', 'incoming'))).toEqual([]);
  expect(integrity).toEqual([{ integrity_check: 'ok' }]);
}, 120_000); // A thousand durable writes and five starts, on a machine that may be busy.
