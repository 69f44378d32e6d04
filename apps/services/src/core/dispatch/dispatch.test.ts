import { createHash } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services[Symbol.asyncDispose]());

const get = (path: string, headers: Record<string, string> = {}) => fetch(services.origin + path, { headers });
const bearer = () => ({ authorization: `Bearer ${services.token('ana@example.com')}` });

describe('credentials', () => {
  test('a request without a token is asked to sign in', async () => {
    const response = await get('/drive/v3/files');
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toMatch(/^Bearer/);
    expect(await response.json()).toMatchObject({
      error: {
        code: 401,
        status: 'UNAUTHENTICATED',
        errors: [{ domain: 'global', reason: 'required', location: 'Authorization' }],
      },
    });
  });

  test('an unknown token is rejected', async () => {
    const response = await get('/calendar/v3/colors', { authorization: 'Bearer nothing' });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { errors: [{ reason: 'authError' }] } });
  });

  test('a token without an accepted scope is rejected with the scopes that would suffice', async () => {
    const token = services.token('ana@example.com', ['calendar.readonly']);
    const response = await get('/drive/v3/files', { authorization: `Bearer ${token}` });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      error: {
        status: 'PERMISSION_DENIED',
        errors: [{ reason: 'insufficientPermissions' }],
        details: [{ reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' }],
      },
    });
  });

  test('an expired token is rejected', async () => {
    let nowMs = Date.now();
    await using clocked = await startTestServices({ clock: { nowMs: () => nowMs } });
    const authorization = `Bearer ${clocked.token('ana@example.com')}`;
    nowMs += 3_600_001;
    const response = await fetch(`${clocked.origin}/drive/v3/files`, { headers: { authorization } });
    expect(response.status).toBe(401);
  });
});

describe('routing', () => {
  test('an unknown path returns 404 in the error envelope', async () => {
    const response = await get('/drive/v3/unknown', bearer());
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: 404, errors: [{ reason: 'notFound' }] } });
  });

  test('a wrong method returns 405 and names the allowed ones', async () => {
    const response = await fetch(`${services.origin}/drive/v3/about`, { method: 'PUT', headers: bearer() });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET');
  });

  test('a path that is not percent-encoded returns 400', async () => {
    expect((await get('/drive/v3/files/%zz', bearer())).status).toBe(400);
  });

  test('a method override turns a POST into the method it names', async () => {
    const response = await fetch(`${services.origin}/drive/v3/about`, {
      method: 'POST',
      headers: { ...bearer(), 'x-http-method-override': 'DELETE' },
    });
    expect(response.status).toBe(405);
  });
});

describe('input', () => {
  test('a body that is not JSON is a parse error', async () => {
    const response = await services.call('ana@example.com', 'POST', '/calendar/v3/calendars', '{"summary":');
    expect(response).toMatchObject({ status: 400, body: { error: { errors: [{ reason: 'parseError' }] } } });
  });

  test('a body over the limit returns 413', async () => {
    const response = await services.call(
      'ana@example.com',
      'POST',
      '/calendar/v3/calendars',
      `"${'x'.repeat(1_100_000)}"`,
    );
    expect(response).toMatchObject({ status: 413, body: { error: { errors: [{ reason: 'uploadTooLarge' }] } } });
  });

  test('a member of the wrong type is named in the error', async () => {
    const response = await services.call('ana@example.com', 'POST', '/calendar/v3/calendars', { summary: 7 });
    expect(response).toMatchObject({ status: 400, body: { error: { errors: [{ reason: 'invalid' }] } } });
  });

  test('the scripting service rejects unknown members', async () => {
    const response = await services.call('ana@example.com', 'POST', '/v1/projects', { tittle: 'x' });
    expect(response).toMatchObject({
      status: 400,
      body: { error: { status: 'INVALID_ARGUMENT', message: expect.stringContaining('Unknown name "tittle"') } },
    });
  });

  test('an operation with missing required fields names them', async () => {
    const response = await services.call('ana@example.com', 'GET', '/drive/v3/about');
    expect(response).toMatchObject({
      status: 400,
      body: { error: { errors: [{ reason: 'required', location: 'fields' }] } },
    });
  });

  test('a selection of an unknown member is named in the error', async () => {
    const response = await services.call('ana@example.com', 'GET', '/drive/v3/files?fields=files(id,etag)');
    expect(response).toMatchObject({
      status: 400,
      body: {
        error: {
          message: 'Invalid field selection etag',
          errors: [{ reason: 'invalidParameter', location: 'fields' }],
        },
      },
    });
  });
});

describe('the log', () => {
  test('contains the failed call of the console, and nothing about an aborted download', async () => {
    const lines: Record<string, unknown>[] = [];
    const log = pino({ level: 'error' }, { write: (line) => lines.push(JSON.parse(line)) });
    await using logged = await startTestServices({ log });
    const headers = { authorization: `Bearer ${logged.token('ana@example.com')}` };
    const content = 'x'.repeat(8 * 2 ** 20);
    const uploadUrl = `${logged.origin}/upload/drive/v3/files?uploadType=media`;
    const { id }: { id: string } = JSON.parse(
      await (await fetch(uploadUrl, { method: 'POST', headers, body: content })).text(),
    );
    const download = (requestId: string) =>
      fetch(`${logged.origin}/drive/v3/files/${id}?alt=media`, { headers: { ...headers, 'x-request-id': requestId } });
    await (await download('stopped')).body?.cancel();
    logged.blobs.sweep((sha256) => sha256 !== createHash('sha256').update(content).digest('hex'), Date.now() + 60_000);
    expect((await download('failed')).status).toBe(500);
    expect(lines).toMatchObject([{ msg: 'request failed', method: 'GET', requestId: 'failed' }]);
  });

  test('contains nothing about a download whose client disconnected before it began', async () => {
    const lines: Record<string, unknown>[] = [];
    const log = pino({ level: 'error' }, { write: (line) => lines.push(JSON.parse(line)) });
    await using logged = await startTestServices({ log });
    const headers = { authorization: `Bearer ${logged.token('ana@example.com')}` };
    const body = JSON.stringify({ name: 'Minutes', mimeType: 'application/vnd.google-apps.document' });
    const created = await fetch(`${logged.origin}/drive/v3/files`, { method: 'POST', headers, body });
    const { id }: { id: string } = JSON.parse(await created.text());
    const address = `${logged.origin}/drive/v3/files/${id}/export?mimeType=application/pdf`;
    const leaving = Array.from({ length: 20 }, async (_, index) => {
      const left = AbortSignal.timeout(index);
      await fetch(address, { headers, signal: left })
        .then((response) => response.text())
        .catch(() => undefined);
    });
    await Promise.all(leaving);
    expect((await fetch(address, { headers })).status).toBe(200);
    expect(lines).toEqual([]);
  });
});
