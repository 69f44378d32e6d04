import { operations } from '@rotunda/api-client/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { parseConfig } from '#platform/config/config.ts';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';

const session = z.looseObject({ operations: z.array(z.string()), notOffered: z.array(z.string()) });
const report = z.object({
  findings: z.array(z.looseObject({ level: z.string(), subject: z.string(), text: z.string() })),
});

let bff: TestBff;
let operator: TestBrowser;

beforeAll(async () => {
  bff = await TestBff.start();
  const parsed = parseConfig({
    SCRIPT_BASE_URL: 'off',
    CALENDAR_BASE_URL: 'off',
    DRIVE_BASE_URL: bff.config.upstreams.drive,
    UPLOAD_URL: bff.config.upstreams.upload,
    SCOPE_BASE: bff.config.scopeBase,
    OIDC_ISSUER: bff.config.oidc.issuer,
    OIDC_CLIENT_ID: bff.config.oidc.clientId,
    OIDC_CLIENT_SECRET_FILE: '/secret',
  });
  if ('problems' in parsed) throw new Error(parsed.problems.join('\n'));
  await bff.startReplica({ ...bff.config, upstreams: parsed.config.upstreams });
  bff.upstream.handler = (request, response) => {
    request.resume();
    const status = request.headers.authorization === undefined ? 401 : 200;
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"files":[]}');
  };
  bff.issuer.user = { sub: 'sub-operator', email: 'operator@example.com', name: 'operator', roles: ['operator'] };
  operator = bff.openBrowser(1);
  await operator.signIn();
});

afterAll(() => bff[Symbol.asyncDispose]());

test('the sign-in requests only the scopes for files', () => {
  const requested = bff.issuer.requestedScopes.at(-1)?.split(' ') ?? [];
  const ofServices = requested.filter((scope) => scope.startsWith(bff.config.scopeBase));
  expect(ofServices).toContain(`${bff.config.scopeBase}/auth/drive`);
  expect(ofServices.filter((scope) => /calendar|script/.test(scope))).toEqual([]);
});

test('the session lists every file operation as offered, and all others as not offered', async () => {
  const { operations: offered, notOffered } = session.parse((await operator.request('/auth/session')).json());
  const idsOf = (isWanted: (service: string) => boolean) =>
    Object.values(operations)
      .filter(({ service }) => isWanted(service))
      .map(({ id }) => id)
      .toSorted();
  expect(notOffered.filter((id) => !id.startsWith('drive.')).toSorted()).toEqual(
    idsOf((service) => service !== 'drive'),
  );
  expect(offered.filter((id) => !id.startsWith('drive.'))).toEqual([]);
  expect(offered).toContain('drive.files.list');
});

test('a call to another service is rejected without being sent', async () => {
  const before = bff.upstream.requests.length;
  const response = await operator.request('/api/calendar/v3/users/me/calendarList');
  expect([response.status, response.json()]).toEqual([
    expect.any(Number),
    expect.objectContaining({ code: expect.stringMatching(/policy_denied|upstream_rejected/) }),
  ]);
  expect(response.status).not.toBe(500);
  expect(bff.upstream.requests.length).toBe(before);
  expect((await operator.request('/api/drive/v3/files?fields=files(id)')).status).toBe(200);
});

test('the connection checks list the disabled services, and report no errors for them', async () => {
  const { findings } = report.parse((await operator.request('/api/connections')).json());
  expect(
    findings.filter(({ level, subject }) => level === 'error' || (level === 'warning' && subject !== 'Console')),
  ).toEqual([]);
  expect(findings).toContainEqual({ level: 'info', subject: 'Calendar', text: 'switched off by CALENDAR_BASE_URL' });
  expect(findings).toContainEqual({ level: 'info', subject: 'Scripting', text: 'switched off by SCRIPT_BASE_URL' });
});

test('the log lists the available services at startup', () => {
  expect(bff.log).toContain('"services":["drive"]');
});
