import type { ChildProcess } from 'node:child_process';
import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#db/open-database.ts';
import { countFaults } from '../../bff/src/testing/faults/count-faults.ts';
import { end, ServicesProcess } from './services-process.ts';

// The regular suite uses a few kills; `pnpm test:faults` sets a hundred.
const KILLS = Number(process.env.KILLS ?? 3);
const WRITERS = 6;
const MIN_WRITES_BEFORE_KILL = 40;
const CHUNK_BYTES = 262_144; // Parts of an upload are multiples of this size.

/** A file acknowledged by the services: its content, and the names that it can have. */
type Written = { sha256: string; names: readonly string[] };

/** The acknowledged files by ID, and the number of acknowledged writes. */
type Acknowledged = { files: Map<string, Written>; count: number };

let services: ServicesProcess;
beforeAll(() => {
  services = new ServicesProcess();
});
afterAll(() => services[Symbol.dispose]());

function send(
  method: string,
  url: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url, { method, headers: { authorization: services.authorization, ...headers }, body });
}

/** Uploads a file of random bytes in one request. */
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
  const response = await send('PUT', location, bytes.subarray(CHUNK_BYTES), range(CHUNK_BYTES, bytes.length - 1));
  return note(response, bytes, acknowledged);
}

async function note(response: Response, bytes: Buffer, acknowledged: Acknowledged): Promise<string> {
  const { id, name }: { id: string; name: string } = JSON.parse(await response.text());
  acknowledged.files.set(id, { sha256: createHash('sha256').update(bytes).digest('hex'), names: [name] });
  acknowledged.count += 1;
  return id;
}

/** Renames a file. Until the rename is acknowledged, the file can have either name. */
async function rename(origin: string, id: string, acknowledged: Acknowledged): Promise<void> {
  const { sha256, names } = acknowledged.files.get(id) ?? { sha256: '', names: [] };
  const name = randomUUID();
  acknowledged.files.set(id, { sha256, names: [...names, name] });
  const body = JSON.stringify({ name });
  const response = await send('PATCH', `${origin}/drive/v3/files/${id}`, body, { 'content-type': 'application/json' });
  await response.text();
  acknowledged.files.set(id, { sha256, names: [name] });
  acknowledged.count += 1;
}

/** Returns whether a file has its acknowledged content and name. */
async function isThere(origin: string, id: string, { sha256, names }: Written): Promise<boolean> {
  const headers = { authorization: services.authorization };
  const metadata = await fetch(`${origin}/drive/v3/files/${id}`, { headers });
  const content = await fetch(`${origin}/drive/v3/files/${id}?alt=media`, { headers });
  const { name }: { name?: string } = JSON.parse(await metadata.text());
  const bytes = Buffer.from(await content.arrayBuffer());
  return names.includes(name ?? '') && createHash('sha256').update(bytes).digest('hex') === sha256;
}

/** Writes continuously over several connections until the services are killed during a write. */
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
  const root = join(services.directory, 'blobs');
  return readdirSync(root)
    .filter((name) => name.length === 2)
    .flatMap((prefix) => readdirSync(join(root, prefix)).map((rest) => prefix + rest));
}

test(
  'acknowledged data survives kills during writes, and the next start leaves no orphans',
  async () => {
    const acknowledged: Acknowledged = { files: new Map(), count: 0 };
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { child, origin } = await services.start();
      await writeUntilKilled(origin, child, acknowledged);
    }
    const { child, origin } = await services.start();
    const lost: string[] = [];
    for (const [id, written] of acknowledged.files) if (!(await isThere(origin, id, written))) lost.push(id);
    await end(child, 'SIGTERM');

    const db = openDatabase(join(services.directory, 'services.db'));
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
    expect(readdirSync(join(services.directory, 'blobs', 'incoming'))).toEqual([]);
    expect(integrity).toEqual([{ integrity_check: 'ok' }]);
  },
  60_000 + KILLS * 30_000,
); // Enough time for durable writes and one start per kill on a busy machine.
