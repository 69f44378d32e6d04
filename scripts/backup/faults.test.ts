import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { COMPILE_CACHE } from '../../apps/bff/src/testing/processes/compile-cache.ts';
import { toFaultText } from './fault-text.ts';
import { toManifestText } from './manifest.ts';

const KEYS = 'bff-keys';

let parent: string;
const at = (name: string) => join(parent, name);
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'rotunda-faults-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

/** Runs a command. Returns its exit code and its lines. */
function run(name: string, args: readonly string[], dataDir: string): Promise<{ code: unknown; lines: string[] }> {
  const env = { ...COMPILE_CACHE, PATH: process.env.PATH, DATA_DIR: dataDir };
  const program = fileURLToPath(new URL(`../${name}.ts`, import.meta.url));
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, ...args], { env, timeout: 20_000 }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, lines: (stdout + stderr).trimEnd().split('\n') }),
    );
  });
}

function writeDatabase(path: string): void {
  using db = new DatabaseSync(path);
  db.exec(
    'CREATE TABLE t (a TEXT); INSERT INTO t SELECT hex(randomblob(2000)) FROM json_each(json_array(1,2,3,4,5,6,7,8))',
  );
}

function writeBackup(): void {
  mkdirSync(at('backup'));
  writeFileSync(at('backup/bff-keys'), 'keys');
  const sha256 = createHash('sha256').update('keys').digest('hex');
  const files = [{ path: KEYS, sha256, sizeBytes: 4 }];
  const blobs = { count: 0, sizeBytes: 0 };
  writeFileSync(at('backup/manifest.json'), toManifestText({ createTime: '2026-11-29T00:00:00.000Z', files, blobs }));
}

describe('a command names in one line', () => {
  test.each([
    ['a directory', (path: string) => mkdirSync(path)],
    ['a pipe, from which nothing would ever be read', (path: string) => execFileSync('mkfifo', [path])],
  ])('%s in place of a file of the backup', async (_kind, make) => {
    writeBackup();
    rmSync(at('backup/bff-keys'));
    make(at('backup/bff-keys'));
    const lines = [`${at('backup/bff-keys')} is not a file.`];
    expect(await run('restore', [at('backup')], at('data'))).toEqual({ code: 1, lines });
  });

  test('a data directory that cannot be created', async () => {
    writeBackup();
    writeFileSync(at('file'), '');
    expect(await run('restore', [at('backup')], at('file'))).toEqual({
      code: 1,
      lines: [`${at('file')} cannot be accessed (EEXIST).`],
    });
  });

  test('a data directory or a target that is no directory', async () => {
    writeFileSync(at('file'), '');
    mkdirSync(at('data'));
    writeDatabase(at('data/bff.db'));
    const expected = (path: string) => ({
      code: 1,
      lines: [expect.stringMatching(`^${path}\\S* cannot be accessed \\(E[A-Z]+\\)\\.$`)],
    });
    expect(await run('backup', [at('new')], at('file'))).toEqual(expected(at('file')));
    expect(await run('backup', [at('file')], at('data'))).toEqual(expected(at('file')));
    expect(await run('records', ['scrub'], at('file'))).toEqual(expected(at('file')));
  });

  test('a disk that is full', async () => {
    expect(toFaultText(Object.assign(new Error('x'), { code: 'ENOSPC', path: '/a', syscall: 'write' }))).toBe(
      'The disk is full at /a: free space, or use another directory.',
    );
    expect(toFaultText(new TypeError('x'))).toBeUndefined();
  });
});

describe.each(['services.db', 'bff.db'])('damage of %s', (name) => {
  test.each([
    ['cut off', (path: string) => truncateSync(path, 6000)],
    ['with other content', (path: string) => writeFileSync(path, 'another file')],
  ])('%s is a finding of the scrub, and a line of the backup', async (_kind, damage) => {
    mkdirSync(at('data'));
    writeDatabase(at(`data/${name}`));
    damage(at(`data/${name}`));
    const scrubbed = await run('records', ['scrub'], at('data'));
    expect(scrubbed).toEqual({
      code: 1,
      lines: ['0 contents and 1 database read, with faults.', expect.stringMatching(`^database\t${name}\t`)],
    });
    const backup = await run('backup', [at('backup')], at('data'));
    expect(backup).toEqual({ code: 1, lines: [expect.stringMatching(/^A database cannot be read or copied: .+\.$/)] });
  });
});
