import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPreflightProblems } from '#app/preflight.ts';
import { startBff } from '#app/start.ts';
import type { BffConfig } from '#platform/config/config.ts';
import { TestBff } from '#testing/test-bff.ts';

let bff: TestBff;
let directory: string;

beforeEach(async () => {
  bff = await TestBff.start();
  directory = await mkdtemp(join(tmpdir(), 'rotunda-preflight-'));
});

afterEach(async () => {
  await bff[Symbol.asyncDispose]();
  await rm(directory, { recursive: true, force: true });
});

/** Returns the configuration of a console that has not started yet. */
const newConsole = (): BffConfig => ({
  ...bff.config,
  dataDir: join(directory, 'not', 'yet'),
  keyRing: { path: join(directory, 'not', 'yet', 'bff-keys'), createsIfMissing: true },
});

const write = async (name: string, content: string, mode = 0o600) => {
  const path = join(directory, name);
  await writeFile(path, content);
  await chmod(path, mode);
  return path;
};
const newKey = (id: string) => `${id}:${randomBytes(32).toString('base64')}\n`;
const ringOf = (path: string) => ({ keyRing: { path, createsIfMissing: false } });

test('a console that could start has no errors, and the check creates nothing', async () => {
  expect(await findPreflightProblems(newConsole())).toEqual([]);
  expect(await readdir(directory)).toEqual([]);
});

test('a running console is not an error, although its port is in use', async () => {
  expect(await findPreflightProblems({ ...bff.config, port: bff.port })).toEqual([]);
});

type Case = [what: string, change: () => Promise<Partial<BffConfig>>, fault: RegExp];

const cases: Case[] = [
  ['a key ring that holds no keys', async () => ringOf(await write('keys', 'nonsense\n')), /not "id:key"/],
  ['a key ring that others can read', async () => ringOf(await write('keys', newKey('k1'), 0o644)), /other accounts/],
  ['a key ring that is missing', async () => ringOf(join(directory, 'none')), /key ring .*none cannot be read/],
  ['an empty key ring', async () => ringOf(await write('keys', '')), /is empty/],
  ['keys as text that are none', async () => ({ keyRing: { text: 'k1:short' } }), /BFF_KEYRING contains a line/],
  ['another key than the store knows', async () => ringOf(await write('keys', newKey('k1'))), /k1 is not the one/],
  [
    'a missing secret',
    async () => ({ oidc: { ...bff.config.oidc, clientAuth: { method: 'auto', secretFile: join(directory, 'none') } } }),
    /^OIDC_CLIENT_SECRET_FILE .* cannot be read/,
  ],
  [
    'an empty secret',
    async () => ({
      oidc: { ...bff.config.oidc, clientAuth: { method: 'auto', secretFile: await write('secret', ' \n') } },
    }),
    /^OIDC_CLIENT_SECRET_FILE .* is empty/,
  ],
  ['a data directory below a file', async () => ({ dataDir: join(await write('file', ''), 'data') }), /^DATA_DIR/],
  ['a data directory of other programs', async () => ({ dataDir: '/usr' }), /^DATA_DIR \/usr contains directories/],
  ['a data directory that is a file', async () => ({ dataDir: await write('file', '') }), /^DATA_DIR/],
  ['a host of another machine', async () => ({ host: '192.0.2.1' }), /^Cannot listen on 192.0.2.1.*PORT and HOST/],
  ['a host that does not exist', async () => ({ host: 'nowhere.invalid' }), /^Cannot listen on nowhere.invalid/],
  [
    'metrics at a host of another machine',
    async () => ({ metrics: { host: '192.0.2.1', port: 9_000 } }),
    /METRICS_PORT and METRICS_HOST/,
  ],
  [
    'nobody who could give roles',
    async () => ({ ...newConsole(), roles: { from: 'table', firstOperator: undefined } }),
    /BFF_FIRST_OPERATOR/,
  ],
];

test.each(cases)('%s is detected, and prevents a start with the same message', async (_what, change, fault) => {
  const config = { ...bff.config, port: 0, ...(await change()) };
  const faults = await findPreflightProblems(config);
  expect(faults).toEqual([expect.stringMatching(fault)]);
  await expect(startBff(config)).rejects.toThrow(faults[0]);
});

test('all errors are detected at once', async () => {
  const config = { ...newConsole(), ...ringOf(join(directory, 'none')), host: '192.0.2.1' };
  const clientAuth = { method: 'auto', secretFile: join(directory, 'none') } as const;
  expect(await findPreflightProblems({ ...config, oidc: { ...config.oidc, clientAuth } })).toHaveLength(3);
});
