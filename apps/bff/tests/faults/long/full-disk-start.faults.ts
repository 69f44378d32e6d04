import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const SERVICES = fileURLToPath(new URL('../../../../services/src/main.js', import.meta.url));
const BFF = fileURLToPath(new URL('../../../src/main.js', import.meta.url));

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rotunda-first-start-'));
  await writeFile(join(directory, 'client-secret'), 'secret', { mode: 0o600 });
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/**
 * Starts a program with an empty data directory on a disk of this size. Resolves with its exit code and error output.
 */
function start(main: string, size: string): Promise<{ code: unknown; stderr: string }> {
  const disk = join(directory, 'disk');
  const command = `mkdir -p ${disk} && mount -t tmpfs -o size=${size} tmpfs ${disk} && exec ${process.execPath} ${main}`;
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: disk,
    PORT: '0',
    SERVICES_PORT: '0',
    LOG_LEVEL: 'silent',
    SCRIPT_BASE_URL: 'http://127.0.0.1:9/',
    CALENDAR_BASE_URL: 'http://127.0.0.1:9/calendar/v3/',
    DRIVE_BASE_URL: 'http://127.0.0.1:9/drive/v3/',
    UPLOAD_URL: 'http://127.0.0.1:9/upload/drive/v3/',
    SCOPE_BASE: 'https://scopes.example',
    OIDC_ISSUER: 'http://127.0.0.1:9/oidc',
    OIDC_CLIENT_ID: 'console',
    OIDC_CLIENT_SECRET_FILE: join(directory, 'client-secret'),
  };
  return new Promise((resolve) => {
    const args = ['--map-root-user', '--mount', 'sh', '-c', command];
    const child = execFile('unshare', args, { env }, (_error, _stdout, stderr) =>
      resolve({ code: child.exitCode, stderr }),
    );
  });
}

test.each([
  ['services', '4k', SERVICES],
  ['services', '64k', SERVICES],
  ['services', '400k', SERVICES],
  ['services', '2m', SERVICES],
  ['console', '4k', BFF],
  ['console', '64k', BFF],
  ['console', '200k', BFF],
])('a first start of the %s on a disk of %s fails with a one-line error', async (_name, size, main) => {
  const disk = join(directory, 'disk');
  expect(await start(main, size)).toEqual({
    code: 1,
    stderr: `The disk of DATA_DIR ${disk} is full: free some space or set DATA_DIR to another directory.\n`,
  });
});
