import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#db/open-database.ts';
import { findClientMetadata } from '#identity/registered-clients.ts';

const mainPath = fileURLToPath(new URL('./main.js', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'rotunda-client-'));
// The database stays open for all tests, as in running services.
const db = openDatabase(join(dataDir, 'services.db'));
afterAll(() => {
  db.close();
  rmSync(dataDir, { recursive: true });
});

function run(...args: string[]) {
  const env = { DATA_DIR: dataDir, SERVICES_PORT: '4711' };
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [mainPath, 'client', ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    );
  });
}

describe('the client command', () => {
  test('registers a client while the database is in use, lists and removes it', async () => {
    const added = await run('add', '--name', 'rclone');
    expect(added.code).toBe(0);
    const { installed } = JSON.parse(added.stdout);
    expect(installed).toMatchObject({
      auth_uri: 'http://127.0.0.1:4711/o/oauth2/v2/auth',
      token_uri: 'http://127.0.0.1:4711/token',
      client_secret: expect.stringMatching(/^[\w-]{32}$/),
      redirect_uris: ['http://localhost'],
    });
    const { client_id: id, client_secret: secret } = installed;
    expect(findClientMetadata(db, id)).toMatchObject({ client_name: 'rclone', application_type: 'native' });
    const listed = await run('list');
    expect(listed.stdout).toMatch(new RegExp(`^${id}\tinstalled\t\\d{4}-.*\trclone\n$`));
    expect(listed.stdout + listed.stderr).not.toContain(secret);
    expect((await run('remove', id)).stderr).toBe(`Removed ${id} and revoked its access.\n`);
    expect(await run('list')).toEqual({ code: 0, stdout: '', stderr: 'No clients yet.\n' });
  });

  test('registers a web client with its addresses', async () => {
    const redirects = ['https://app.example.com/callback', 'http://localhost:3000/callback'];
    const { stdout } = await run(
      'add',
      '--type',
      'web',
      '--name',
      'App',
      ...redirects.flatMap((uri) => ['--redirect', uri]),
    );
    expect(JSON.parse(stdout).web).toMatchObject({ redirect_uris: redirects });
  });

  test('registers a program under its built-in ID and secret, once', async () => {
    const known = ['add', '--name', 'Tool', '--id', '123-tool.apps.example.com', '--secret', 'well-known'];
    const { installed } = JSON.parse((await run(...known)).stdout);
    expect(installed).toMatchObject({ client_id: '123-tool.apps.example.com', client_secret: 'well-known' });
    expect(findClientMetadata(db, '123-tool.apps.example.com')).toMatchObject({ client_name: 'Tool' });
    const again = await run(...known);
    expect([again.code, again.stderr]).toEqual([1, 'A client with the ID 123-tool.apps.example.com already exists.\n']);
    expect((await run('remove', '123-tool.apps.example.com')).code).toBe(0);
  });

  test.each([
    ['no command', [], 'Use add, list or remove.'],
    ['an unknown command', ['drop'], 'Unknown command client drop.'],
    ['no name', ['add'], '--name is missing.'],
    ['another type', ['add', '--name', 'x', '--type', 'mobile'], '--type must be installed or web, not mobile.'],
    ['a web client without an address', ['add', '--name', 'x', '--type', 'web'], 'A web client needs --redirect.'],
    ['an installed client with one', ['add', '--name', 'x', '--redirect', 'http://a/'], 'omit --redirect'],
    ['an address that is none', ['add', '--name', 'x', '--type', 'web', '--redirect', 'a/b'], 'not a/b.'],
    ['an ID alone', ['add', '--name', 'x', '--id', 'y'], '--id and --secret must be used together.'],
    ['an ID with a space', ['add', '--name', 'x', '--id', 'y z', '--secret', 's'], 'without spaces.'],
    [
      'the ID of the console',
      ['add', '--name', 'x', '--id', 'rotunda-console', '--secret', 's'],
      'A client with the ID rotunda-console already exists.',
    ],
    ['no ID', ['remove'], 'The ID of the client is missing.'],
    ['an unknown ID', ['remove', 'client-x'], 'There is no client with the ID client-x.'],
    ['too many arguments', ['list', 'all'], 'Too many arguments.'],
    ['an unknown option', ['add', '--nam', 'x'], "Unknown option '--nam'"],
  ])('reports the error in %s and exits with 1', async (_, args, message) => {
    const { code, stdout, stderr } = await run(...args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(message);
  });

  test('prints its usage', async () => {
    expect((await run('--help')).stdout).toContain('Usage: pnpm services client add --name NAME');
  });
});
