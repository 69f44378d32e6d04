import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TOKEN_MARK } from '#testing/servers/test-issuer.ts';
import { type AuditEntry, AuditedBff } from './audited-bff.ts';

let trail: AuditedBff;

beforeEach(async () => {
  trail = await AuditedBff.start();
});

afterEach(() => trail[Symbol.asyncDispose]());

describe('a call that changes something', () => {
  test('is recorded before the service receives it, and its outcome afterwards', async () => {
    let pending: AuditEntry | undefined;
    trail.bff.upstream.handler = async (request, response) => {
      request.resume();
      if (request.method === 'PATCH') [pending] = await trail.search('?operation=drive.files.update');
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    };
    const response = await trail.rename('?addParents=p1&supportsAllDrives=true');
    expect(pending).toMatchObject({ outcome: 'pending', target: 'f1' });
    await trail.settle();
    const [entry] = await trail.search('?operation=drive.files.update');
    expect(entry).toMatchObject({
      id: pending?.id,
      action: 'drive.files.update',
      service: 'drive',
      target: 'f1',
      outcome: 'succeeded',
      status: 200,
      actor: { subject: 'sub-operator', email: 'operator@example.com', issuer: trail.bff.issuer.origin },
      source: '127.0.0.1',
      requestId: response.headers['x-request-id'],
      details: { params: { addParents: 'p1', supportsAllDrives: 'true' }, durationMs: expect.any(Number) },
    });
  });

  test('is recorded as rejected if the service rejects it, and as unknown if the service fails', async () => {
    let status = 0;
    trail.bff.upstream.handler = (request, response) => {
      request.resume();
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"error":{"message":"a private name"}}');
    };
    for (status of [404, 403, 500]) await trail.rename();
    await trail.settle();
    const ends = (await trail.search('?target=f1')).map((entry) => [entry.status, entry.outcome]);
    expect(ends).toEqual([
      [500, 'unknown'],
      [403, 'refused'],
      [404, 'refused'],
    ]);
  });

  test('is unknown if its response never arrives', async () => {
    trail.bff.upstream.handler = (request) => {
      request.resume().once('end', () => request.socket.destroy());
    };
    expect((await trail.rename()).status).toBe(502);
    await expect
      .poll(() => trail.search('?outcome=unknown'))
      .toMatchObject([{ action: 'drive.files.update', target: 'f1' }]);
  });

  test('is recorded without user-written text, bodies or tokens', async () => {
    const path = '/api/drive/v3/files/f1/permissions?emailMessage=Dear%20Rita&sendNotificationEmail=true';
    const headers = { 'content-type': 'application/json' };
    await trail.operator.request(path, {
      method: 'POST',
      headers,
      body: '{"role":"reader","emailAddress":"rita@example.org"}',
    });
    await trail.rename();
    await trail.settle();
    const [entry] = await trail.search('?operation=drive.permissions.create');
    expect(entry?.details).toMatchObject({
      params: { sendNotificationEmail: 'true' },
      withheld: ['emailMessage'],
    });
    await using store = trail.bff.openStore();
    const everything = JSON.stringify(await store.selectFrom('audit_records').selectAll().execute());
    for (const secret of ['Dear Rita', 'a private name', 'rita@example.org', TOKEN_MARK]) {
      expect(everything).not.toContain(secret);
    }
    for (const cookie of trail.operator.cookies.values()) expect(everything).not.toContain(cookie);
  });

  test('is unknown if its process crashed before the response', async () => {
    await trail.rename();
    await trail.settle();
    await trail.tamper("DELETE FROM audit_records WHERE kind = 'outcome'");
    await expect.poll(() => trail.search('?target=f1')).toMatchObject([{ outcome: 'pending' }]);
    await trail.bff.stop();
    trail.bff.clock.advance(31_000);
    await trail.bff.startReplica();
    await trail.signInAgain();
    await expect
      .poll(() => trail.search('?outcome=unknown'))
      .toMatchObject([{ target: 'f1', endedAt: expect.any(String) }]);
    await expect.poll(() => trail.search('?outcome=pending')).toEqual([]);
  });
});

describe('T20: without a way to write records', () => {
  test('nothing is changed, and reads go on', async () => {
    await trail.execute('ALTER TABLE audit_records RENAME TO audit_records_away');
    const before = trail.bff.upstream.requests.length;
    const refused = await trail.rename();
    expect(refused.status).toBe(503);
    expect(refused.json()).toMatchObject({ code: 'audit_unavailable', retryable: true });
    expect(trail.bff.upstream.requests).toHaveLength(before);
    expect((await trail.operator.request('/api/drive/v3/files/f1')).status).toBe(200);
    expect((await trail.operator.request('/api/drive/v3/files/f1?alt=media')).status).toBe(200);
    expect((await trail.operator.request('/auth/people/roles/a@example.com', { method: 'DELETE' })).status).toBe(503);
    await trail.execute('ALTER TABLE audit_records_away RENAME TO audit_records');
    expect((await trail.rename()).status).toBe(200);
    // Buffered records are written as soon as possible, at the latest when the process stops.
    await trail.bff.stop();
    await trail.bff.startReplica();
    await trail.signInAgain();
    await expect.poll(() => trail.search('?operation=drive.files.get')).toHaveLength(1);
    expect((await trail.check()).isIntact).toBe(true);
  });
});

describe('the audit log contains', () => {
  test('sign-ins, rejected sign-ins, and the ends of sessions', async () => {
    expect((await trail.bff.signIn('nobody')).cookies.size).toBe(0);
    const reviewer = await trail.bff.signIn('reviewer');
    await reviewer.request('/auth/logout', { method: 'POST' });
    await reviewer.navigate('/auth/callback?state=forged&code=x');
    const entries = await trail.search('?actor=reviewer%40example.com');
    expect(entries.map(({ action, outcome }) => [action, outcome])).toEqual([
      ['session.end', 'succeeded'],
      ['session.begin', 'succeeded'],
    ]);
    await expect
      .poll(() => trail.search('?actor=nobody%40example.com'))
      .toMatchObject([{ action: 'session.begin', outcome: 'denied', details: { reason: 'no_role' } }]);
    await expect
      .poll(() => trail.search('?operation=session.begin&outcome=refused'))
      .toMatchObject([{ details: { reason: 'no_cookie' } }]);
  });

  test('denied requests, with the operation', async () => {
    const support = await trail.bff.signIn('support');
    await support.request('/api/drive/v3/files/f1', { method: 'DELETE' });
    await support.request('/api/downloads', {
      method: 'POST',
      body: '{"operation":"drive.files.get","params":{"fileId":"f1"}}',
    });
    await support.request('/api/audit');
    const denied = await trail.search('?outcome=denied');
    expect(denied.map(({ action, target, status }) => [action, target, status])).toEqual([
      ['console.request', '/api/audit', 403],
      ['drive.files.get', 'f1', 403],
      ['drive.files.delete', 'f1', 403],
    ]);
  });

  test('role changes, with the roles before and after', async () => {
    const headers = { 'content-type': 'application/json' };
    const path = '/auth/people/roles/Sam%40example.com';
    await trail.operator.request(path, { method: 'PUT', headers, body: '{"roles":["support"]}' });
    await trail.operator.request(path, { method: 'DELETE' });
    await expect
      .poll(() => trail.search('?target=sam%40example.com'))
      .toMatchObject([
        { action: 'roles.remove', outcome: 'succeeded', details: { before: ['support'] } },
        { action: 'roles.set', outcome: 'succeeded', details: { before: null, after: ['support'] } },
      ]);
  });

  test('reads that returned content, and no other reads', async () => {
    await trail.operator.request('/api/drive/v3/files/f1?alt=media');
    await trail.operator.request('/api/drive/v3/files/f1/export?mimeType=text/plain');
    await trail.operator.request('/api/drive/v3/files/f1');
    const actions = async () => (await trail.search('?service=drive')).map(({ action }) => action);
    await expect.poll(actions).toEqual(['drive.files.export', 'drive.files.get']);
  });

  test('reads of the audit log itself', async () => {
    await trail.search('?target=f1');
    await trail.operator.request('/api/audit/export');
    await trail.check();
    const entries = await trail.search('?actor=sub-operator');
    expect(entries.map(({ action }) => action).slice(0, 3)).toEqual(['audit.check', 'audit.export', 'audit.search']);
    expect(entries[2]?.details).toEqual({ filter: { target: 'f1' } });
  });
});
