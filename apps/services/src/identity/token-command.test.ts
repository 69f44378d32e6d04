import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { findAccessToken } from '#core/auth/access-tokens.ts';
import { openDatabase } from '#db/open-database.ts';
import { createAccount } from './accounts.ts';
import { scopeSuffixes } from './scope-words.ts';

const mainPath = fileURLToPath(new URL('../main.js', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'rotunda-token-'));
// The database stays open for all tests, as in running services.
const db = openDatabase(join(dataDir, 'services.db'));
afterAll(() => {
  db.close();
  rmSync(dataDir, { recursive: true });
});
createAccount(db, {
  id: '1',
  email: 'ana@example.com',
  displayName: 'Ana Duarte',
  permissionId: '10',
  role: null,
  isDomainAdmin: false,
  passwordHash: null,
  createdAtMs: 0,
});

function run(args: string[], env: NodeJS.ProcessEnv = { DATA_DIR: dataDir }) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [mainPath, 'token', ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    );
  });
}

describe('the token command', () => {
  test('prints a token with all scopes while the database is in use', async () => {
    const { code, stdout, stderr } = await run(['--user', 'ana@example.com']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining('Bearer token of ana@example.com') });
    const grant = findAccessToken(db, stdout.trim(), Date.now());
    expect(grant).toMatchObject({ accountId: '1', clientId: 'rotunda-tools' });
    expect(grant?.scopes).toHaveLength(scopeSuffixes.length);
  });

  test('accepts scopes as suffixes and as full identifiers', async () => {
    const drive = 'https://www.googleapis.com/auth/drive.readonly';
    const { stdout } = await run(['--user', 'ana@example.com', '--scopes', `${drive}, script.projects`]);
    const scopes = [drive, 'https://www.googleapis.com/auth/script.projects'];
    expect(findAccessToken(db, stdout.trim(), Date.now())?.scopes).toEqual(scopes);
  });

  test('reports during a first start that accounts are still being created', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'rotunda-token-empty-'));
    openDatabase(join(empty, 'services.db')).close();
    const { code, stderr, stdout } = await run(['--user', 'ana@example.com'], { DATA_DIR: empty });
    rmSync(empty, { recursive: true });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^There are no accounts yet: the first start is still creating the demo organisation/);
  });

  test.each([
    ['an unknown person', ['--user', 'nobody@example.com'], 'There is no account with the address nobody@example.com.'],
    ['an unknown scope', ['--user', 'ana@example.com', '--scopes', 'drive,dirve'], 'Unknown scope: dirve.'],
    ['no person', [], '--user is missing.'],
    ['an unknown option', ['--usr', 'ana@example.com'], "Unknown option '--usr'"],
  ])('reports the error in %s and exits with 1', async (_, args, message) => {
    const { code, stdout, stderr } = await run(args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(message);
  });

  test('creates no database if there is none', async () => {
    const empty = join(dataDir, 'empty');
    mkdirSync(empty);
    const { code, stderr } = await run(['--user', 'ana@example.com'], { DATA_DIR: empty });
    expect(code).toBe(1);
    expect(stderr).toContain(`No database found in ${empty}`);
  });

  test('prints its usage', async () => {
    const { code, stdout } = await run(['--help']);
    expect(code).toBe(0);
    expect(stdout).toContain('Usage: pnpm services token --user EMAIL');
  });
});
