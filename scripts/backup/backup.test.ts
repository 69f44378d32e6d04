import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { lockForBackup } from '@rotunda/data-directory/backup-lock';
import { listReadableByOthers } from '@rotunda/data-directory/list-readable-by-others';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestBrowser } from '../../apps/bff/src/testing/clients/test-browser.ts';
import type {} from '../../apps/bff/src/testing/databases/postgres-setup.ts';
import { COMPILE_CACHE } from '../../apps/bff/src/testing/processes/compile-cache.ts';
import { launchServices } from '../../apps/bff/src/testing/processes/launch-services.ts';
import { TestBff } from '../../apps/bff/src/testing/test-bff.ts';
import { prepareUser } from '../../apps/services/src/testing/prepare-user.ts';
import { end } from '../../apps/services/tests/services-process.ts';

const command = (name: string) => fileURLToPath(new URL(`../${name}.ts`, import.meta.url));

let parent: string;
let dataDir: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'rotunda-backup-'));
  dataDir = join(parent, 'data');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

/** Runs one of the commands on a data directory. */
function run(name: string, args: readonly string[], directory = dataDir): Promise<{ code: unknown; output: string }> {
  const env = { ...COMPILE_CACHE, PATH: process.env.PATH, DATA_DIR: directory };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [command(name), ...args], { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
}

/** A file whose creation was acknowledged. */
type Acknowledged = { id: string; md5: string };

/**
 * Creates files with random content and stores the ID of each in a console setting, one after another as they are
 * acknowledged.
 */
class Load {
  readonly acknowledged: Acknowledged[] = [];
  readonly #work: Promise<void>;
  #isOver = false;

  constructor(services: { origin: string; authorization: string }, browser: TestBrowser) {
    this.#work = this.#write(services, browser);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#work;
  }

  /** Waits until this many files have been acknowledged. */
  async reach(count: number): Promise<void> {
    await expect.poll(() => this.acknowledged.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(count);
  }

  async #write({ origin, authorization }: { origin: string; authorization: string }, browser: TestBrowser) {
    while (!this.#isOver) {
      const response = await fetch(`${origin}/upload/drive/v3/files?uploadType=media&fields=id,md5Checksum`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/octet-stream' },
        body: randomBytes(20_000),
      });
      const { id, md5Checksum: md5 }: { id: string; md5Checksum: string } = JSON.parse(await response.text());
      const setting = { method: 'PATCH', headers: { 'content-type': 'application/json' } };
      const body = JSON.stringify({ reasonSnippets: [id] });
      expect((await browser.request('/api/preferences', { ...setting, body })).status).toBe(200);
      this.acknowledged.push({ id, md5 });
    }
  }
}

/** Returns the digests of all files in a data directory according to the services, and reads each file completely. */
async function readFiles(directory: string, authorization: string): Promise<Map<string, string>> {
  const { child, origin } = await launchServices({ ...process.env, DATA_DIR: directory, DEMO: '0' });
  try {
    const files = new Map<string, string>();
    let pageToken = '';
    do {
      const query = `pageSize=1000&fields=nextPageToken,files(id,md5Checksum)&pageToken=${pageToken}`;
      const response = await fetch(`${origin}/drive/v3/files?${query}`, { headers: { authorization } });
      const page: { files: { id: string; md5Checksum: string }[]; nextPageToken?: string } = JSON.parse(
        await response.text(),
      );
      for (const { id, md5Checksum } of page.files) files.set(id, md5Checksum);
      pageToken = page.nextPageToken ?? '';
    } while (pageToken !== '');
    for (const id of files.keys()) {
      const content = await fetch(`${origin}/drive/v3/files/${id}?alt=media`, { headers: { authorization } });
      expect(content.status).toBe(200);
      await content.arrayBuffer();
    }
    return files;
  } finally {
    await end(child, 'SIGTERM');
  }
}

/** Returns the file that the console setting names. */
function readNewestFile(directory: string): string {
  using db = new DatabaseSync(join(directory, 'bff.db'), { readOnly: true });
  const query = db.prepare("SELECT value FROM preferences WHERE member = 'reasonSnippets'");
  const { value } = query.get() as { value: string };
  return JSON.parse(value)[0];
}

test('a backup under load contains everything acknowledged before it, both databases at the same time, and restores', async () => {
  await using bff = await TestBff.start();
  await bff.signIn('operator');
  mkdirSync(dataDir, { mode: 0o700 });
  const authorization = prepareUser(dataDir);
  const services = await launchServices({ ...process.env, DATA_DIR: dataDir, DEMO: '0' });
  await bff.startReplica({
    ...bff.config,
    dataDir,
    keyRing: { path: join(dataDir, 'bff-keys'), createsIfMissing: true },
  });
  const browser = bff.openBrowser(1);
  await browser.signIn();
  const load = new Load({ origin: services.origin, authorization }, browser);
  await load.reach(50);
  const before = [...load.acknowledged];
  const target = join(parent, 'backup');
  const made = await run('backup', [target]);
  expect(made).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^\S+ contains everything as of \S+: \d+ files/),
  });
  await load.reach(before.length + 50);
  await load.stop();
  await end(services.child, 'SIGTERM');
  expect(listReadableByOthers(target)).toEqual([]);

  const restored = join(parent, 'restored');
  expect(await run('restore', [target], restored)).toMatchObject({ code: 0 });
  const files = await readFiles(restored, authorization);
  for (const { id, md5 } of before) expect(files.get(id)).toBe(md5);
  // The setting is written after its file and before the next one, so a consistent backup contains this file and at
  // most one more.
  const newest = load.acknowledged.findIndex(({ id }) => id === readNewestFile(restored));
  expect(newest).toBeGreaterThanOrEqual(before.length - 1);
  expect([newest + 1, newest + 2]).toContain(files.size);
  expect(load.acknowledged.length).toBeGreaterThan(files.size);
});

describe('a small data directory', () => {
  let made: string;
  let authorization: string;
  let sha256: string;
  const target = () => join(parent, 'backup');
  const restored = () => join(parent, 'restored');
  const blob = (directory: string) => join(directory, 'blobs', sha256.slice(0, 2), sha256.slice(2));

  beforeAll(async () => {
    made = mkdtempSync(join(tmpdir(), 'rotunda-small-data-'));
    authorization = prepareUser(made);
    const { child, origin } = await launchServices({ ...process.env, DATA_DIR: made, DEMO: '0' });
    const response = await fetch(`${origin}/upload/drive/v3/files?uploadType=media&fields=sha256Checksum`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'text/plain' },
      body: 'content',
    });
    ({ sha256Checksum: sha256 } = JSON.parse(await response.text()));
    await end(child, 'SIGTERM');
  });
  afterAll(() => rmSync(made, { recursive: true, force: true }));
  beforeEach(() => cpSync(made, dataDir, { recursive: true }));

  test('is restored only into an empty directory, and only from a complete backup', async () => {
    expect(await run('restore', [dataDir], restored())).toEqual({
      code: 1,
      output: `${dataDir} is not a complete backup: it has no manifest.json.\n`,
    });
    expect(await run('backup', [target()])).toMatchObject({ code: 0 });
    expect(await run('backup', [target()])).toEqual({
      code: 1,
      output: `${target()} is not empty: specify a new directory.\n`,
    });
    expect(await run('restore', [target()])).toEqual({
      code: 1,
      output: `DATA_DIR ${dataDir} is not empty: restore into an empty or a new directory.\n`,
    });
    expect(await run('restore', [target()], restored())).toMatchObject({ code: 0 });
    expect([...(await readFiles(restored(), authorization)).keys()]).toHaveLength(1);
  });

  test.each([
    ['a database', (directory: string) => join(directory, 'services.db')],
    ['stored content', blob],
    ['a secret', (directory: string) => join(directory, 'console-client-secret')],
  ])('is not restored from a backup in which %s was changed, and nothing starts on it', async (_part, pathOf) => {
    await run('backup', [target()]);
    const path = pathOf(target());
    const bytes = readFileSync(path);
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    writeFileSync(path, bytes);
    const { code, output } = await run('restore', [target()], restored());
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^The backup is damaged: \S+ differs from what was backed up\.\n$/),
    ]);
    await expect(launchServices({ ...process.env, DATA_DIR: restored() })).rejects.toThrow('has not ended');
  });

  test('with damaged content is backed up without that content, and the scrub names the file', async () => {
    writeFileSync(blob(dataDir), 'CONTENT');
    const made = await run('backup', [target()]);
    expect(made).toMatchObject({ code: 1, output: expect.stringContaining(`Stored content is damaged ${sha256}`) });
    expect(existsSync(blob(target()))).toBe(false);
    const scrubbed = await run('records', ['scrub']);
    expect(scrubbed.code).toBe(1);
    expect(scrubbed.output).toMatch(new RegExp(`^damaged\\t${sha256}\\tfile \\S+ “Untitled”$`, 'm'));
    rmSync(blob(dataDir));
    expect((await run('records', ['scrub'])).output).toContain(`missing\t${sha256}`);
  });

  test('has its content verified even if its database is damaged but readable', async () => {
    const path = join(dataDir, 'services.db');
    const bytes = readFileSync(path);
    // The number of unused pages: https://www.sqlite.org/fileformat2.html#the_freelist
    bytes.writeUInt32BE(bytes.readUInt32BE(36) + 1, 36);
    writeFileSync(path, bytes);
    writeFileSync(blob(dataDir), 'CONTENT');
    const { code, output } = await run('records', ['scrub']);
    expect(code).toBe(1);
    expect(output).toMatch(/^database\tservices\.db\tFreelist: /m);
    expect(output).toMatch(new RegExp(`^damaged\\t${sha256}\\tfile \\S+ “Untitled”$`, 'm'));
  });

  test('that is intact passes the scrub', async () => {
    expect(await run('records', ['scrub'])).toEqual({
      code: 0,
      output: '1 content and 1 database read, all intact.\n',
    });
  });

  test('retains unreferenced content while a backup is made', async () => {
    const lock = lockForBackup(dataDir);
    const db = new DatabaseSync(join(dataDir, 'services.db'));
    db.exec('UPDATE items SET blob_sha256 = NULL; UPDATE revisions SET blob_sha256 = NULL');
    db.close();
    const first = await launchServices({ ...process.env, DATA_DIR: dataDir, DEMO: '0' });
    await end(first.child, 'SIGTERM');
    expect(existsSync(blob(dataDir))).toBe(true);
    expect(await run('backup', [target()])).toEqual({ code: 1, output: `A backup of ${dataDir} is in progress.\n` });
    lock[Symbol.dispose]();
    const second = await launchServices({ ...process.env, DATA_DIR: dataDir, DEMO: '0' });
    await end(second.child, 'SIGTERM');
    expect(existsSync(blob(dataDir))).toBe(false);
  });
});

test('a backup is rejected if there is nothing to back up or the target is not empty', async () => {
  expect(await run('backup', [join(parent, 'target')])).toEqual({
    code: 1,
    output: `Data directory ${dataDir} not found: set DATA_DIR.\n`,
  });
  expect(await run('backup', [])).toEqual({ code: 64, output: 'Usage: pnpm backup DIRECTORY\n' });
});
