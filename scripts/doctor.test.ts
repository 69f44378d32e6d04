import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findFreePort } from '../apps/bff/src/testing/servers/free-port.ts';

const DOCTOR = fileURLToPath(new URL('doctor.ts', import.meta.url));
const NOWHERE = `http://127.0.0.1:${await findFreePort()}`;
const REMOTE = {
  SCRIPT_BASE_URL: `${NOWHERE}/`,
  CALENDAR_BASE_URL: `${NOWHERE}/calendar/v3/`,
  DRIVE_BASE_URL: `${NOWHERE}/drive/v3/`,
  UPLOAD_URL: `${NOWHERE}/upload/drive/v3/`,
  SCOPE_BASE: 'https://scopes.example',
  OIDC_ISSUER: NOWHERE,
  OIDC_CLIENT_ID: 'console',
  OIDC_CLIENT_SECRET_FILE: '/nowhere/secret',
  DATA_DIR: '/nowhere/data',
};

async function run(env: Record<string, string>): Promise<{ code: unknown; lines: string[] }> {
  const ended = await promisify(execFile)(process.execPath, [DOCTOR], { env }).catch((error: unknown) => error);
  const { code = 0, stdout } = ended as { code?: number; stdout: string };
  return { code, lines: stdout.split('\n') };
}

test('the doctor lists each error with what to set, one per line, and exits with 1', async () => {
  const { code, lines } = await run(REMOTE);
  expect(code).toBe(1);
  expect(lines).toContainEqual(expect.stringMatching(/^error +Start +OIDC_CLIENT_SECRET_FILE .+ cannot be read/));
  // The provider is also checked without the secret.
  expect(lines).toContainEqual(expect.stringMatching(/^error +Identity provider +provider_unavailable .*ECONNREFUSED/));
  expect(lines).toContainEqual(expect.stringMatching(/^error +Calendar +http:.+ does not respond: .*ECONNREFUSED/));
  expect(lines).toContainEqual(expect.stringMatching(/^ +→ check CALENDAR_BASE_URL/));
  expect(lines).toContainEqual(expect.stringMatching(/^info +Redirect URI +http:\/\/localhost:4000\/auth\/callback$/));
});

test('invalid variables are listed before any call is made', async () => {
  const { code, lines } = await run({ ...REMOTE, OIDC_CLIENT_ID: '', PORT: 'x' });
  expect(code).toBe(78);
  expect(lines.filter(Boolean).map((line) => line.replace(/ +/g, ' '))).toEqual([
    'error Configuration PORT: is not a whole number',
    'error Configuration OIDC_CLIENT_ID: must be set',
  ]);
});

test('embedded services that do not run are one error, with how to start them', async () => {
  const port = await findFreePort();
  const { code, lines } = await run({ DATA_DIR: '/nowhere/data', SERVICES_PORT: String(port) });
  expect(code).toBe(1);
  expect(lines).toContainEqual(expect.stringMatching(/^error +Services +the embedded services do not respond at/));
  expect(lines).toContainEqual(expect.stringMatching(/^ +→ start Rotunda; if it runs on other ports, set PORT and/));
  expect(lines.join('\n')).not.toMatch(/_BASE_URL|OIDC_ISSUER/);
});
