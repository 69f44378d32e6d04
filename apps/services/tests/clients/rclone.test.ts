import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { ClientSandbox, isInstalled } from './run-client.ts';

const WHO = 'ana@example.com';
const MEBIBYTE = 1_048_576;
const hasRclone = isInstalled('rclone', ['version']);

let services: TestServices;
let sandbox: ClientSandbox;
let token: string;
beforeAll(async () => {
  services = await startTestServices();
  // rclone treats a remote with another token as another remote, so the token stays the same.
  token = JSON.stringify({ access_token: services.token(WHO), token_type: 'Bearer', expiry: '2100-01-01T00:00:00Z' });
  sandbox = await ClientSandbox.start(services.origin);
  for (const [path, content] of Object.entries(SOURCE)) write(join('source', path), content);
});
afterAll(async () => {
  await sandbox[Symbol.asyncDispose]();
  await services[Symbol.asyncDispose]();
});

const SOURCE: Readonly<Record<string, string | Buffer>> = {
  'hello.txt': 'hello',
  'empty.txt': '',
  'below/deeper/random.bin': randomBytes(20_000),
  'ünï \'"%&+.txt': 'signs',
};

/** Runs rclone with the token of a user and without retries, so that every failed request fails the command. */
function rclone(...args: string[]): Promise<string> {
  return sandbox.run('rclone', ['--retries', '1', '--low-level-retries', '1', ...args], {
    RCLONE_CONFIG_REMOTE_TYPE: 'drive',
    RCLONE_CONFIG_REMOTE_TOKEN: token,
    RCLONE_DRIVE_PACER_MIN_SLEEP: '1ms',
  });
}

const list = async (path: string, ...options: string[]) =>
  (await rclone('lsf', '-R', '--files-only', ...options, path)).split('\n').filter(Boolean).sort();
const md5 = (content: Buffer) => createHash('md5').update(content).digest('hex');

function write(path: string, content: string | Buffer): string {
  const target = join(sandbox.directory, path);
  mkdirSync(join(target, '..'), { recursive: true });
  writeFileSync(target, content);
  return target;
}

// Each test starts the program many times.
const TIMEOUT_MS = 180_000;

describe.runIf(hasRclone)('rclone', { timeout: TIMEOUT_MS }, () => {
  test('copies folders to the services and back, and finds the same hashes', async () => {
    await rclone('copy', 'source', 'remote:tree');
    expect(await list('remote:tree')).toEqual(Object.keys(SOURCE).sort());
    await rclone('check', 'source', 'remote:tree');
    await rclone('copy', 'remote:tree', 'back');
    await rclone('check', 'source', 'back');
    expect(await rclone('cat', '--offset', '1', '--count', '3', 'remote:tree/hello.txt')).toBe('ell');
    expect(await rclone('size', 'remote:tree')).toContain('Total objects: 4');
  });

  test('syncs changes with their times, and nothing afterwards', async () => {
    const changed = write('synced/changed.txt', 'first');
    const removed = write('synced/removed.txt', 'text');
    await rclone('sync', 'synced', 'remote:synced');
    writeFileSync(changed, 'second');
    utimesSync(changed, new Date('2020-01-02T03:04:05Z'), new Date('2020-01-02T03:04:05Z'));
    rmSync(removed);
    await rclone('sync', 'synced', 'remote:synced');
    expect(await list('remote:synced')).toEqual(['changed.txt']);
    const [file] = JSON.parse(await rclone('lsjson', '--hash', 'remote:synced'));
    expect(file).toMatchObject({ ModTime: '2020-01-02T03:04:05.000Z', Hashes: { md5: md5(Buffer.from('second')) } });
    // Fails if any content is transferred.
    await rclone('sync', '--max-transfer', '1b', '--cutoff-mode', 'hard', 'synced', 'remote:synced');
  });

  test('uploads and replaces a large file in parts, with known and unknown size', async () => {
    const content = randomBytes(2 * MEBIBYTE + 11);
    const path = write('large.bin', content);
    const parts = ['--drive-upload-cutoff', '0', '--drive-chunk-size', '256k', '--streaming-upload-cutoff', '1k'];
    for (const before of [content, randomBytes(content.length)]) {
      writeFileSync(path, before);
      await rclone('copyto', '--ignore-times', ...parts, 'large.bin', 'remote:large.bin');
      expect(await rclone('md5sum', 'remote:large.bin')).toContain(md5(before));
    }
    const stream = ['-c', 'rclone "$@" < large.bin', 'sh', 'rcat', ...parts, ':drive:streamed.bin'];
    await sandbox.run('sh', stream, { RCLONE_DRIVE_TOKEN: token });
    const downloads = ['--multi-thread-streams', '4', '--multi-thread-cutoff', '1M'];
    await rclone('copyto', ...downloads, 'remote:streamed.bin', 'streamed.bin');
    expect(md5(readFileSync(join(sandbox.directory, 'streamed.bin')))).toBe(md5(readFileSync(path)));
  });

  test('copies, moves and renames within the services', async () => {
    await rclone('copy', 'source', 'remote:from');
    await rclone('copyto', 'remote:from/hello.txt', 'remote:copied.txt');
    await rclone('moveto', 'remote:copied.txt', 'remote:from/moved.txt');
    await rclone('moveto', 'remote:from', 'remote:to/folder');
    expect(await list('remote:to')).toEqual(
      [...Object.keys(SOURCE), 'moved.txt'].map((name) => `folder/${name}`).sort(),
    );
    expect(await rclone('cat', 'remote:to/folder/moved.txt')).toBe('hello');
  });

  test('moves to the trash, restores from it and empties it', async () => {
    await rclone('copy', 'source/hello.txt', 'remote:trashing');
    await rclone('deletefile', 'remote:trashing/hello.txt');
    expect(await list('remote:trashing')).toEqual([]);
    expect(await list('remote:trashing', '--drive-trashed-only')).toEqual(['hello.txt']);
    await rclone('backend', 'untrash', 'remote:trashing');
    expect(await list('remote:trashing')).toEqual(['hello.txt']);
    await rclone('purge', 'remote:trashing');
    await rclone('cleanup', 'remote:');
    expect(await list('remote:', '--drive-trashed-only')).toEqual([]);
  });

  test('removes duplicate names, and reads through shortcuts', async () => {
    for (const content of ['one', 'two']) {
      await rclone('mkdir', 'remote:same');
      const [{ ID: folder }] = JSON.parse(await rclone('lsjson', '--dirs-only', '--include', '/same/', 'remote:'));
      await services.call(WHO, 'POST', '/drive/v3/files', { name: 'same', parents: [folder], description: content });
    }
    expect(await list('remote:same')).toEqual(['same', 'same']);
    await rclone('dedupe', '--dedupe-mode', 'newest', 'remote:same');
    expect(await list('remote:same')).toEqual(['same']);
    await rclone('copy', 'source/hello.txt', 'remote:');
    await rclone('backend', 'shortcut', 'remote:', 'hello.txt', 'shortcut.txt');
    expect(await rclone('cat', 'remote:shortcut.txt')).toBe('hello');
  });

  test('imports and exports documents', async () => {
    write('table.csv', 'a,b\n1,2\n');
    const imports = ['--drive-import-formats', 'csv', '--drive-allow-import-name-change'];
    await rclone('copy', ...imports, 'table.csv', 'remote:sheets');
    expect(await list('remote:sheets')).toEqual(['table.xlsx']);
    await rclone('copy', '--drive-export-formats', 'csv', 'remote:sheets', 'exported');
    expect(readFileSync(join(sandbox.directory, 'exported/table.csv'), 'utf8').trim()).toMatch(/^a,b\r?\n1,2$/);
  });

  test('works in a shared drive as in My Drive', async () => {
    const { body } = await services.call(WHO, 'POST', '/drive/v3/drives?requestId=one', { name: 'Team' });
    const inDrive = ['--drive-team-drive', String(Object(body).id)];
    expect(await rclone('backend', 'drives', 'remote:')).toContain('"name": "Team"');
    await rclone('sync', ...inDrive, 'source', 'remote:team');
    await rclone('check', ...inDrive, 'source', 'remote:team');
    await rclone('moveto', ...inDrive, 'remote:team/hello.txt', 'remote:team/renamed.txt');
    expect(await list('remote:team', ...inDrive)).toContain('renamed.txt');
    await rclone('purge', ...inDrive, 'remote:team');
    expect(await list('remote:', ...inDrive)).toEqual([]);
  });

  test('reports usage, links to a file, and syncs two sides in both directions', async () => {
    await rclone('copy', 'source/hello.txt', 'remote:sides');
    expect(await rclone('about', 'remote:')).toMatch(/^Used: /m);
    expect(await rclone('link', 'remote:sides/hello.txt')).toMatch(/^https?:/);
    mkdirSync(join(sandbox.directory, 'sides'));
    await rclone('bisync', '--resync', 'sides', 'remote:sides');
    write('sides/other.txt', 'text');
    await rclone('bisync', 'sides', 'remote:sides');
    expect(await list('remote:sides')).toEqual(['hello.txt', 'other.txt']);
    expect(existsSync(join(sandbox.directory, 'sides/hello.txt'))).toBe(true);
  });

  test('reports a rejected call with the message of the services', async () => {
    await expect(rclone('copyto', 'source/hello.txt', 'remote,team_drive=nothing:hello.txt')).rejects.toThrow(
      /notFound|not found/,
    );
  });
});
