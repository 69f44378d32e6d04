import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { listReadableByOthers } from '@rotunda/data-directory/list-readable-by-others';
import { markRestore } from '@rotunda/data-directory/restore-marker';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DataDirectoryError } from '#data-directory.ts';
import { startServices } from '#start.ts';

const MAIN = fileURLToPath(new URL('../src/main.js', import.meta.url));

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'rotunda-start-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const config = () => ({
  host: '127.0.0.1',
  port: 0,
  dataDir: directory,
  consoleOrigin: 'http://localhost:4000',
  scopeBase: 'https://www.googleapis.com',
  demo: false,
  logLevel: 'silent' as const,
  scripts: { timeoutMs: 5000, memoryBytes: 67_108_864, concurrency: 1 },
  retention: { processDays: 365, mailDays: 365 },
  watchAllowedHosts: [],
  watchLoopbackPorts: [],
  responseChecks: 'throw' as const,
});

function replaceByDirectory(path: string): void {
  rmSync(path);
  mkdirSync(path);
}

function replaceByFile(path: string): void {
  rmSync(path, { recursive: true, force: true });
  writeFileSync(path, '');
}

describe('startServices', () => {
  test('serves the operations and the identity provider on one listener', async () => {
    await using services = await startServices(config());
    const discovery = await fetch(`${services.issuer}/.well-known/openid-configuration`);
    expect(await discovery.json()).toMatchObject({ issuer: services.issuer });
    expect((await fetch(`${services.origin}/drive/v3/files`)).status).toBe(401);
    expect(services.demoPassword).toBeUndefined();
  });

  test('closes a request for a tunnel (CONNECT) without a response', async () => {
    await using services = await startServices(config());
    const { hostname, port } = new URL(services.origin);
    const socket = connect(Number(port), hostname);
    socket.write('CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n');
    expect(await text(socket)).toBe('');
  });

  test('rejects a target with another host, including for pages and the identity provider', async () => {
    await using services = await startServices(config());
    const { hostname, port } = new URL(services.origin);
    const send = async (target: string) => {
      const socket = connect(Number(port), hostname);
      socket.write(`GET ${target} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`);
      return Number(/^HTTP\/1\.1 (\d+)/.exec(await text(socket))?.[1]);
    };
    const paths = ['/drive/v3/files', '/mail', '/oidc/.well-known/openid-configuration', '/images/icon/x'];
    for (const path of paths) {
      expect([path, await send(`http://evil.example${path}`)]).toEqual([path, 421]);
      expect([path, await send(services.origin + path)]).toEqual([path, await send(path)]);
    }
  });

  test('a second start in the same data directory is rejected, and a later one is not', async () => {
    const first = await startServices(config());
    await expect(startServices(config())).rejects.toThrow(`DATA_DIR ${directory} is in use by process ${process.pid}`);
    await first.close();
    await using _again = await startServices(config());
  });

  test('a port in use is named with its variable, and the data directory is released', async () => {
    await using first = await startServices(config());
    const port = Number(new URL(first.origin).port);
    const other = join(directory, 'other');
    await expect(startServices({ ...config(), dataDir: other, port })).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is already in use: set SERVICES_PORT to a free port.`,
    );
    await using _second = await startServices({ ...config(), dataDir: other });
  });

  test('an existing directory readable by others is restricted to its owner, with everything stored in it later', async () => {
    chmodSync(directory, 0o777);
    writeFileSync(join(directory, 'loose'), '', { mode: 0o666 });
    await using services = await startServices({ ...config(), demo: true });
    expect(services.demoPassword).toBeDefined();
    expect(listReadableByOthers(directory)).toEqual([]);
  });

  test('a database of a newer version is rejected and left unchanged', async () => {
    const database = join(directory, 'services.db');
    await (await startServices(config())).close();
    const db = new DatabaseSync(database);
    db.exec("INSERT INTO migrations VALUES ('9999-of-tomorrow.sql', 0)");
    db.close();
    const before = readFileSync(database);
    await expect(startServices(config())).rejects.toThrow(
      new DataDirectoryError(
        `${database} was written by a newer version (it has the migration 9999-of-tomorrow.sql): update, or restore a backup.`,
      ),
    );
    expect(readFileSync(database)).toEqual(before);
  });

  test.each<[name: string, damage: (path: string) => void]>([
    ['services.db', (path) => truncateSync(path, 10_000)],
    ['services.db', (path) => writeFileSync(path, 'another file')],
    ['services.db', replaceByDirectory],
    ['identity-keys.json', (path) => truncateSync(path, 20)],
    ['identity-keys.json', (path) => writeFileSync(path, '{"jwks":[],"cookieKeys":[]}')],
    ['identity-keys.json', replaceByDirectory],
    ['console-client-secret', replaceByDirectory],
    ['blobs', replaceByFile],
    ['uploads', replaceByFile],
  ])('damage of %s is reported in one line with the remedy', async (name, damage) => {
    await (await startServices(config())).close();
    damage(join(directory, name));
    const error: unknown = await startServices(config()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DataDirectoryError);
    expect(Object(error).message).toMatch(new RegExp(`^[^\\n]*${name}[^\\n]* restore [^\\n]*backup\\.$`));
  });

  test('a partly restored directory is rejected', async () => {
    markRestore(directory);
    await expect(startServices(config())).rejects.toThrow('has not ended: delete the directory and restore again.');
  });

  test('closing twice is equivalent to closing once', async () => {
    const services = await startServices(config());
    await services.close();
    await services.close();
  });
});

describe('the services command', () => {
  const run = (env: Record<string, string>) =>
    spawn(process.execPath, [MAIN], {
      env: { ...process.env, DATA_DIR: directory, SERVICES_PORT: '0', DEMO: '0', ...env },
    });

  test('exits with 0 when it is interrupted', async () => {
    const child = run({});
    const [line] = await once(child.stdout, 'data');
    expect(String(line)).toMatch(/^Services listen at http:\/\/127\.0\.0\.1:\d+\n$/);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('exits with 78 and lists every problem of its configuration', async () => {
    const child = run({ SERVICES_PORT: 'x', LOG_LEVEL: 'loud' });
    const [[text], [code]] = await Promise.all([once(child.stderr, 'data'), once(child, 'exit')]);
    expect(String(text).trim().split('\n')).toHaveLength(2);
    expect(code).toBe(78);
  });

  test('starts again after it was killed', async () => {
    const first = run({});
    await once(first.stdout, 'data');
    first.kill('SIGKILL');
    await once(first, 'exit');
    await using _services = await startServices(config());
  });
});
