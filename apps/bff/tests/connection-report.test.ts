import type { components } from '@rotunda/api-client/bff-types';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { TOKEN_MARK } from '#testing/servers/test-issuer.ts';
import { WebhookReceiver } from '#testing/servers/webhook-receiver.ts';
import { TestBff } from '#testing/test-bff.ts';

type Report = components['schemas']['ConnectionReport'];

type Event = { metadata: { uid: string } };

const JSON_TYPE = { 'content-type': 'application/json' };

let bff: TestBff;

beforeEach(async () => {
  bff = await TestBff.start();
  respondToCalls(200, '{}');
});

afterEach(() => bff[Symbol.asyncDispose]());

const NO_QUOTA_ERRORS = /^\d+ calls? in the last hour, no quota errors$/;

/**
 * Makes the services reject calls without a token and respond to others as given. Uploads accept only POST at first.
 */
function respondToCalls(status: number, body: string): void {
  bff.upstream.handler = (request, response) => {
    const isUnknown = request.url?.startsWith('/upload/') === true && request.method !== 'POST';
    const known = request.headers.authorization === undefined ? 401 : status;
    response.writeHead(isUnknown ? 404 : known, JSON_TYPE).end(body);
  };
}

async function check(browser: TestBrowser): Promise<Report['findings']> {
  const { status, text } = await browser.request('/api/connections');
  expect(status).toBe(200);
  expect(text).not.toContain(TOKEN_MARK);
  const report: Report = JSON.parse(text);
  return report.findings;
}

test('the report of a working console says so for each connection, using the session of the operator', async () => {
  const findings = await check(await bff.signIn('operator'));
  // In a test, the address of the console is not reachable.
  const wrong = findings.filter(({ level, subject }) => !['ok', 'info'].includes(level) && subject !== 'Console');
  expect(wrong).toEqual([]);
  expect([...new Set(findings.map(({ subject }) => subject))]).toEqual([
    'Store',
    'Identity provider',
    'Session',
    'Scripting',
    'Calendar',
    'File storage',
    'Upload',
    'Console',
    'Hooks',
    'Redirect URI',
    'Scopes of operator',
    'Scopes of reviewer',
    'Scopes of support',
  ]);
  expect(findings).toContainEqual({
    level: 'ok',
    subject: 'Session',
    text: expect.stringMatching(/^operator@example\.com is signed in and has all \d+ scopes/),
  });
  expect(findings).toContainEqual({
    level: 'info',
    subject: 'Calendar',
    // Background work may already have made calls.
    text: expect.stringMatching(NO_QUOTA_ERRORS),
  });
});

test('a service rejection is reported with its time until calls succeed again; errors caused by a call are not reported', async () => {
  const operator = await bff.signIn('operator');
  const about = '/api/drive/v3/about?fields=user';
  const error = { code: 403, message: 'Slow down.', errors: [{ reason: 'dailyLimitExceeded' }] };
  respondToCalls(403, JSON.stringify({ error }));
  expect((await operator.request(about)).status).toBe(429);
  respondToCalls(
    404,
    JSON.stringify({ error: { code: 404, message: 'File not found.', errors: [{ reason: 'notFound' }] } }),
  );
  expect((await operator.request('/api/drive/v3/files/none')).status).toBe(404);
  const failing = await check(operator);
  expect(failing).toContainEqual({
    level: 'warning',
    subject: 'File storage',
    text: 'last failure: drive.about.get (quota): 403, Slow down',
    time: expect.any(String),
  });
  expect(failing).toContainEqual(
    expect.objectContaining({
      level: 'warning',
      text: expect.stringMatching(/^\d+ calls in the last hour, \d+ quota errors?$/),
    }),
  );
  respondToCalls(200, '{}');
  expect((await operator.request(about)).status).toBe(200);
  bff.clock.advance(60 * 60_000);
  const recovered = (await check(await bff.signIn('operator'))).filter(({ subject }) => subject === 'File storage');
  expect(recovered).toContainEqual(
    expect.objectContaining({ level: 'info', text: expect.stringMatching(/calls have succeeded since$/) }),
  );
  expect(recovered).toContainEqual(
    expect.objectContaining({ level: 'info', text: expect.stringMatching(NO_QUOTA_ERRORS) }),
  );
});

test('a provider, service or store that does not respond is a separate error next to working connections', async () => {
  const operator = await bff.signIn('operator');
  bff.issuer.override = () => ({ status: 503, body: 'down' });
  bff.upstream.handler = (request, response) => {
    response.writeHead(request.url?.startsWith('/drive') ? 503 : 401, JSON_TYPE).end('{}');
  };
  const errors = (await check(operator)).filter(({ level }) => level === 'error');
  expect(errors).toContainEqual(
    expect.objectContaining({ subject: 'Identity provider', text: expect.stringContaining('provider_unavailable') }),
  );
  expect(errors).toContainEqual({
    level: 'error',
    subject: 'File storage',
    text: expect.stringContaining('responds with 503'),
    remedy: 'the service or a proxy in front of it is down',
  });
  expect(errors.map(({ subject }) => subject)).not.toContain('Store');
});

test('watch channels that have not delivered by their deadline cause a warning; working ones are counted', async () => {
  const operator = await bff.signIn('operator');
  await using store = bff.openStore();
  const { id_hash: sessionHash, credential_id: credentialId } = await store
    .selectFrom('sessions')
    .select(['id_hash', 'credential_id'])
    .executeTakeFirstOrThrow();
  const channel = (id: string) => ({
    id,
    token_hash: '',
    session_hash: sessionHash,
    credential_id: credentialId,
    topic: 'calendarList',
    resource_id: 'resource',
    last_message: 0,
    expires_at: bff.clock.nowMs() + 60_000,
    last_used_at: bff.clock.nowMs(),
    seal: null,
  });
  await store
    .insertInto('live_channels')
    .values([channel('a'), channel('b')])
    .execute();
  expect(await check(operator)).toContainEqual({
    level: 'warning',
    subject: 'Hooks',
    text: expect.stringMatching(/^no message delivered by 2 of 2 open watch channels/),
    remedy: expect.stringContaining('BFF_HOOK_ORIGIN'),
  });
  await store.updateTable('live_channels').set({ last_message: 1 }).where('id', '=', 'a').execute();
  expect(await check(operator)).toContainEqual(
    expect.objectContaining({
      level: 'warning',
      text: expect.stringMatching(/^no message delivered by 1 of 2 open watch channels/),
    }),
  );
  // A new channel may still deliver its first message.
  const expiresAt = bff.clock.nowMs() + 600_000;
  await store.updateTable('live_channels').set({ expires_at: expiresAt }).where('id', '=', 'b').execute();
  expect(await check(operator)).toContainEqual(
    expect.objectContaining({ level: 'ok', text: 'messages delivered by 1 of 2 open watch channels' }),
  );
});

test.each(['reviewer', 'support'])('a %s is rejected and nothing is checked', async (role) => {
  const browser = await bff.signIn(role);
  const before = bff.upstream.requests.length;
  expect(await browser.request('/api/connections')).toMatchObject({ status: 403 });
  expect(bff.upstream.requests.length).toBe(before);
});

test('an audit receiver that rejects records is reported until it has received all of them', async () => {
  await using receiver = await WebhookReceiver.start();
  receiver.respond = (response) => response.writeHead(503).end('Busy');
  const auditStream = { url: receiver.url, authorizationFile: undefined, secretFile: undefined };
  await bff.startReplica({ ...bff.config, auditStream });
  await bff.startReplica({ ...bff.config, auditStream });
  const operator = bff.openBrowser(1);
  await operator.signIn();
  const report = async () => (await check(operator)).filter(({ subject }) => subject === 'Audit stream');
  await expect.poll(report).toMatchObject([{ level: 'error', text: expect.stringContaining('503 Busy') }]);
  const failed = receiver.received.length;
  receiver.respond = (response) => response.writeHead(200).end();
  bff.clock.advance(60_000);
  await using store = bff.openStore();
  const records = await store.selectFrom('audit_records').select('id').execute();
  const sent = () =>
    receiver.received
      .slice(failed)
      .flatMap(({ body }) => (JSON.parse(body) as Event[]).map(({ metadata }) => metadata.uid));
  await expect.poll(sent, { timeout: 5_000 }).toEqual(expect.arrayContaining(records.map(({ id }) => id)));
  expect(new Set(sent()).size).toBe(sent().length);
  await expect.poll(report).toMatchObject([{ level: 'ok' }]);
});
