// Simulates power failures during writes: acknowledged data exists after the next start, and no partial data is
// visible.
import { execFileSync } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { countFaults } from '#testing/faults/count-faults.ts';
import { type PowerFailure, simulatePowerFailures } from '#testing/power-loss/power-failures.ts';
import { WriteRecorder } from '#testing/power-loss/write-recorder.ts';
import { COMPILE_CACHE } from '#testing/processes/compile-cache.ts';
import { launchServices } from '#testing/processes/launch-services.ts';

const WRITERS = 6;
const FILES_PER_WRITER = 10;
const FAILURES = 60;
const RESTARTS = 4;
const CHUNK_BYTES = 262_144;
const SEED = Number(process.env.POWER_SEED ?? 1);
const TEST_MS = 300_000;
const PREPARE = `import { prepareUser } from '${new URL('../../../../services/src/testing/prepare-user.ts', import.meta.url)}';
process.stdout.write(prepareUser(process.env.DATA_DIR));`;

/** A name of a file, and the position of the recording when it was acknowledged. */
type Naming = { name: string; acknowledgedAt: number };
type Written = { id: string; sha256: string; namings: Naming[] };

const recorder = new WriteRecorder();
const written: Written[] = [];
let authorization = '';
let firstPosition = 0;

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

beforeAll(async () => {
  const env = { ...process.env, ...COMPILE_CACHE, ...recorder.variables, DATA_DIR: recorder.directory, DEMO: '0' };
  const args = ['--input-type=module', '--eval', PREPARE];
  authorization = execFileSync(process.execPath, args, { env, encoding: 'utf8' });
  const { child, origin } = await launchServices(env);
  firstPosition = recorder.position;
  await Promise.all(Array.from({ length: WRITERS }, (_, index) => writeFiles(origin, index)));
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}, TEST_MS);

afterAll(() => recorder[Symbol.dispose]());

async function send(method: string, url: string, body: string | Buffer, headers: Record<string, string> = {}) {
  const response = await fetch(url, { method, headers: { authorization, ...headers }, body });
  const text = await response.text();
  if (!response.ok && response.status !== 308) throw new Error(`${method} ${url}: ${response.status} ${text}`);
  return { text, location: response.headers.get('location') ?? '' };
}

/** Uploads files, in one request or in parts, and renames each twice. */
async function writeFiles(origin: string, writer: number): Promise<void> {
  for (let count = 0; count < FILES_PER_WRITER; count += 1) {
    const file = await upload(origin, (writer + count) % 2 === 0);
    written.push(file);
    for (let renaming = 0; renaming < 2; renaming += 1) {
      const naming = { name: randomUUID(), acknowledgedAt: Number.POSITIVE_INFINITY };
      file.namings.push(naming);
      const headers = { 'content-type': 'application/json' };
      await send('PATCH', `${origin}/drive/v3/files/${file.id}`, JSON.stringify({ name: naming.name }), headers);
      naming.acknowledgedAt = recorder.position;
    }
  }
}

async function upload(origin: string, isInParts: boolean): Promise<Written> {
  const bytes = randomBytes(isInParts ? CHUNK_BYTES + 1_000 : 20_000);
  const url = `${origin}/upload/drive/v3/files?fields=id,name&uploadType=`;
  const last = isInParts
    ? await uploadParts(`${url}resumable`, bytes)
    : await send('POST', `${url}media`, bytes, { 'content-type': 'application/octet-stream' });
  const { id, name } = z.object({ id: z.string(), name: z.string() }).parse(JSON.parse(last.text));
  return { id, sha256: sha256Of(bytes), namings: [{ name, acknowledgedAt: recorder.position }] };
}

async function uploadParts(url: string, bytes: Buffer) {
  const { location } = await send('POST', url, '{"name":"parts"}', { 'content-type': 'application/json' });
  const range = (first: number, end: number) => ({ 'content-range': `bytes ${first}-${end - 1}/${bytes.length}` });
  await send('PUT', location, bytes.subarray(0, CHUNK_BYTES), range(0, CHUNK_BYTES));
  return send('PUT', location, bytes.subarray(CHUNK_BYTES), range(CHUNK_BYTES, bytes.length));
}

/** Returns the possible names of a file after a failure: the last acknowledged one and later ones. */
function namesAfter({ namings }: Written, position: number): string[] | undefined {
  const last = namings.findLastIndex(({ acknowledgedAt }) => acknowledgedAt <= position);
  return last === -1 ? undefined : namings.slice(last).map(({ name }) => name);
}

/**
 * Returns faults in a directory: rows that are missing or outdated, and missing or incomplete content of existing rows.
 */
function findLosses({ directory, position }: PowerFailure): string[] {
  using db = new DatabaseSync(join(directory, 'services.db'));
  const losses = db
    .prepare('PRAGMA integrity_check')
    .all()
    .flatMap(({ integrity_check: state }) => (state === 'ok' ? [] : [String(state)]));
  for (const file of written) {
    const names = namesAfter(file, position);
    const row = db.prepare('SELECT name FROM items WHERE id = ?').get(file.id);
    if (names && !names.includes(String(row?.name))) losses.push(`file ${file.id} has the name ${row?.name}`);
  }
  const blobs = db.prepare('SELECT DISTINCT blob_sha256 AS blob FROM revisions WHERE blob_sha256 IS NOT NULL').all();
  for (const { blob } of blobs) {
    const path = join(directory, 'blobs', String(blob).slice(0, 2), String(blob).slice(2));
    if (!existsSync(path)) losses.push(`content ${blob} is missing`);
    else if (sha256Of(readFileSync(path)) !== blob) losses.push(`content ${blob} is incomplete`);
  }
  return losses;
}

test('nothing was written without being recorded', () => {
  expect(recorder.findGaps()).toEqual([]);
});

test('every change acknowledged before a power failure is on the disk, with its content', () => {
  let failures = 0;
  for (const failure of simulatePowerFailures(recorder, firstPosition, FAILURES, SEED)) {
    expect({ [failure.name]: findLosses(failure) }).toEqual({ [failure.name]: [] });
    rmSync(failure.directory, { recursive: true });
    failures += 1;
  }
  const writes = written.flatMap(({ namings }) => namings).length;
  countFaults(`services without power, ${failures} failures`, { writes, lost: 0 });
  expect(failures).toBeGreaterThan(FAILURES / 2);
});

test(
  'after a power failure the services start, and serve every file as it was acknowledged',
  async () => {
    for (const failure of simulatePowerFailures(recorder, firstPosition, RESTARTS, SEED + 1)) {
      const { child, origin } = await launchServices({ ...COMPILE_CACHE, DATA_DIR: failure.directory, DEMO: '0' });
      for (const file of written) {
        const names = namesAfter(file, failure.position);
        if (!names) continue;
        const read = (path: string) =>
          fetch(`${origin}/drive/v3/files/${file.id}${path}`, { headers: { authorization } });
        expect(names).toContain(z.object({ name: z.string() }).parse(await (await read('?fields=name')).json()).name);
        expect(sha256Of(await (await read('?alt=media')).bytes())).toBe(file.sha256);
      }
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
  },
  TEST_MS,
);
