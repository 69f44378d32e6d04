import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueAccessToken } from '#core/access-tokens.ts';
import { openDatabase } from '#db/open-database.ts';
import { countFaults } from '../../bff/src/testing/count-faults.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
// A few in the suite of every day; `pnpm test:faults` sets a hundred.
const KILLS = Number(process.env.KILLS ?? 3);
const WRITERS = 6;
const MIN_WRITES_BEFORE_KILL = 40;
const CHUNK_BYTES = 262_144; // What a part of an upload has to be a multiple of.

/** A file that the services have acknowledged: its content, and the names that it may have by now. */
type Written = { sha256: string; names: readonly string[] };

/** What the services have acknowledged, by the id of the file, and how many writes that were. */
type Acknowledged = { files: Map<string, Written>; count: number };

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

function send(
  method: string,
  url: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url, { method, headers: { authorization, ...headers }, body });
}

/** Uploads a file of random bytes at once. */
async function upload(origin: string, acknowledged: Acknowledged): Promise<string> {
  const bytes = randomBytes(20_000);
  const url = `${origin}/upload/drive/v3/files?uploadType=media&fields=id,name`;
  return note(await send('POST', url, bytes, { 'content-type': 'application/octet-stream' }), bytes, acknowledged);
}

/** Uploads a file of random bytes in two parts. */
async function uploadInParts(origin: string, acknowledged: Acknowledged): Promise<string> {
  const bytes = randomBytes(CHUNK_BYTES + 1000);
  const url = `${origin}/upload/drive/v3/files?uploadType=resumable&fields=id,name`;
  const session = await send('POST', url, '{"name":"parts"}', { 'content-type': 'application/json' });
  const location = session.headers.get('location') ?? '';
  const range = (first: number, last: number) => ({ 'content-range': `bytes ${first}-${last}/${bytes.length}` });
  await send('PUT', location, bytes.subarray(0, CHUNK_BYTES), range(0, CHUNK_BYTES - 1));
  const answer = await send('PUT', location, bytes.subarray(CHUNK_BYTES), range(CHUNK_BYTES, bytes.length - 1));
  return note(answer, bytes, acknowledged);
}

async function note(answer: Response, bytes: Buffer, acknowledged: Acknowledged): Promise<string> {
  const { id, name }: { id: string; name: string } = JSON.parse(await answer.text());
  acknowledged.files.set(id, { sha256: createHash('sha256').update(bytes).digest('hex'), names: [name] });
  acknowledged.count += 1;
  return id;
}

/** Gives a file another name. Until that is acknowledged, the file may have either. */
async function rename(origin: string, id: string, acknowledged: Acknowledged): Promise<void> {
  const { sha256, names } = acknowledged.files.get(id) ?? { sha256: '', names: [] };
  const name = randomUUID();
  acknowledged.files.set(id, { sha256, names: [...names, name] });
  const body = JSON.stringify({ name });
  const answer = await send('PATCH', `${origin}/drive/v3/files/${id}`, body, { 'content-type': 'application/json' });
  await answer.text();
  acknowledged.files.set(id, { sha256, names: [name] });
  acknowledged.count += 1;
}

/** Whether a file is as it was acknowledged. */
async function isThere(origin: string, id: string, { sha256, names }: Written): Promise<boolean> {
  const headers = { authorization };
  const metadata = await fetch(`${origin}/drive/v3/files/${id}`, { headers });
  const content = await fetch(`${origin}/drive/v3/files/${id}?alt=media`, { headers });
  const { name }: { name?: string } = JSON.parse(await metadata.text());
  const bytes = Buffer.from(await content.arrayBuffer());
  return names.includes(name ?? '') && createHash('sha256').update(bytes).digest('hex') === sha256;
}

/** Writes without pause from several connections until the services are killed in the middle of it. */
async function writeUntilKilled(origin: string, child: ChildProcess, acknowledged: Acknowledged): Promise<void> {
  const killAt = acknowledged.count + MIN_WRITES_BEFORE_KILL + randomInt(MIN_WRITES_BEFORE_KILL);
  const killWhenDue = () => acknowledged.count >= killAt && child.kill('SIGKILL');
  const writer = async (_: unknown, index: number) => {
    while (!child.killed) {
      const id = await (index % 3 === 0 ? uploadInParts(origin, acknowledged) : upload(origin, acknowledged));
      killWhenDue();
      await rename(origin, id, acknowledged);
      killWhenDue();
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

test(
  'what was acknowledged survives kills in the middle of writes, and the next start leaves no orphans',
  async () => {
    const acknowledged: Acknowledged = { files: new Map(), count: 0 };
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { child, origin } = await start();
      await writeUntilKilled(origin, child, acknowledged);
    }
    const { child, origin } = await start();
    const lost: string[] = [];
    for (const [id, written] of acknowledged.files) if (!(await isThere(origin, id, written))) lost.push(id);
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;

    const db = openDatabase(join(directory, 'services.db'));
    const named = new Set(
      db.all<{ blob: string }>('SELECT DISTINCT blob_sha256 AS blob FROM revisions').map(({ blob }) => blob),
    );
    const integrity = db.all('PRAGMA integrity_check');
    db.close();
    const stored = storedBlobs();
    const orphans = stored.filter((blob) => !named.has(blob));
    countFaults(`services killed while they write, ${orphans.length} orphans`, {
      kills: KILLS,
      writes: acknowledged.count,
      lost: lost.length,
    });
    expect(acknowledged.count).toBeGreaterThanOrEqual(KILLS * MIN_WRITES_BEFORE_KILL);
    expect(lost).toEqual([]);
    expect(orphans).toEqual([]);
    expect(stored).toHaveLength(named.size);
    expect(readdirSync(join(directory, 'blobs', 'incoming'))).toEqual([]);
    expect(integrity).toEqual([{ integrity_check: 'ok' }]);
  },
  60_000 + KILLS * 30_000,
); // Durable writes and a start for each kill, on a machine that may be busy.
