import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findFreePort } from '#testing/servers/free-port.ts';
import { TestBff } from '#testing/test-bff.ts';

const MAIN = fileURLToPath(new URL('../src/main.js', import.meta.url));

function run(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [MAIN, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString('utf8');
  });
  return { child, ended: once(child, 'close'), readErrors: () => errors };
}

/** Returns the variables for a program that uses the store and the services of another process. */
function toEnv({ config, port }: TestBff): Record<string, string> {
  const { upstreams, oidc, dataDir } = config;
  return {
    PORT: String(port),
    PUBLIC_ORIGIN: 'http://localhost:4000',
    DATA_DIR: dataDir,
    SCRIPT_BASE_URL: upstreams.script,
    CALENDAR_BASE_URL: upstreams.calendar,
    DRIVE_BASE_URL: upstreams.drive,
    UPLOAD_URL: upstreams.upload,
    SCOPE_BASE: config.scopeBase,
    OIDC_ISSUER: oidc.issuer,
    OIDC_CLIENT_ID: oidc.clientId,
    OIDC_CLIENT_SECRET_FILE: join(dataDir, 'client-secret'),
    LOG_LEVEL: 'silent',
  };
}

describe('the program', () => {
  test('lists all configuration errors and exits with 78', async () => {
    const { ended, readErrors } = run({ PORT: 'x', PUBLIC_ORIGIN: 'http://console.example' });
    expect((await ended)[0]).toBe(78);
    expect(readErrors()).toMatch(/^PORT: .+\nPUBLIC_ORIGIN: .+\nSCRIPT_BASE_URL: /);
  });

  test('checks its configuration without starting, reports why it cannot start, logs its address, exits with 0 and audits uncaught errors', async () => {
    await using bff = await TestBff.start();
    const env = toEnv(bff);
    const checked = run(env, '--check');
    const refused = run(env);
    const started = run({ ...env, PORT: '0' });
    expect(String((await once(checked.child.stdout, 'data'))[0])).toBe('The configuration is valid.\n');
    expect(await checked.ended).toEqual([0, null]);
    expect((await refused.ended)[0]).toBe(1);
    expect(refused.readErrors()).toBe(`Port ${bff.port} on 127.0.0.1 is already in use: set PORT to a free port.\n`);
    const [line] = await once(started.child.stdout, 'data');
    expect(String(line)).toBe('The console is at http://localhost:4000\n');
    started.child.kill('SIGTERM');
    expect(await started.ended).toEqual([0, null]);
    const throwLater = encodeURIComponent("process.once('SIGUSR2', () => { throw new Error('unforeseen') })");
    const crashed = run({ ...env, PORT: '0', NODE_OPTIONS: `--import=data:text/javascript,${throwLater}` });
    await once(crashed.child.stdout, 'data');
    crashed.child.kill('SIGUSR2');
    expect(await crashed.ended).toEqual([1, null]);
    await using store = bff.openStore();
    const onRecord = store.selectFrom('audit_records').select('outcome').where('action', '=', 'console.crash');
    expect(await onRecord.execute()).toEqual([{ outcome: 'failed' }]);
  });

  test('reports why a checked configuration would not start, and exits with 78', async () => {
    await using bff = await TestBff.start();
    const env = { ...toEnv(bff), OIDC_CLIENT_SECRET_FILE: '/nowhere/secret', HOST: '192.0.2.1' };
    const { ended, readErrors } = run(env, '--check');
    expect((await ended)[0]).toBe(78);
    expect(readErrors()).toMatch(/^OIDC_CLIENT_SECRET_FILE .+ cannot be read\.\nCannot listen on 192\.0\.2\.1:.+\n$/);
  });

  test('exits with 1 at once when it is asked to stop a second time', async () => {
    await using bff = await TestBff.start();
    const port = String(await findFreePort());
    const { child, ended } = run({ ...toEnv(bff), PORT: port, BFF_END_DELAY_SECONDS: '60' });
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    const readReadiness = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).text();
    await expect.poll(readReadiness, { timeout: 10_000 }).toBe('ending\n');
    child.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
  });
});
