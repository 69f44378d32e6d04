import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { components } from '@rotunda/api-client/bff-types';
import { operationTraits } from '@rotunda/api-client/operation-traits';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Response, TestBrowser } from '#testing/clients/test-browser.ts';
import { TOKEN_MARK } from '#testing/servers/test-issuer.ts';
import { TestBff } from '#testing/test-bff.ts';

type AuditList = components['schemas']['AuditList'];
type AuditEntry = AuditList['entries'][number];
type AuditCheck = components['schemas']['AuditCheck'];

const RECORDS = fileURLToPath(new URL('../src/app/records-main.ts', import.meta.url));
const RENAME = '/api/drive/v3/files/f1';

let bff: TestBff;
let operator: TestBrowser;

beforeEach(async () => {
  bff = await TestBff.start();
  operator = await bff.signIn('operator');
});

afterEach(() => bff[Symbol.asyncDispose]());

function rename(browser: TestBrowser, query = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return browser.request(RENAME + query, { method: 'PATCH', headers, body: '{"name":"a private name"}' });
}

async function search(query = ''): Promise<AuditEntry[]> {
  const response = await operator.request(`/api/audit${query}`);
  expect(response.status).toBe(200);
  const { entries } = response.json() as AuditList;
  return entries;
}

/** Waits until all that has begun is known to have ended, which is recorded after the response. */
function settle(): Promise<void> {
  return expect.poll(() => search('?outcome=pending')).toEqual([]);
}

async function check(): Promise<AuditCheck> {
  return (await operator.request('/api/audit/check')).json() as AuditCheck;
}

async function execute(statement: string): Promise<void> {
  await using store = bff.openStore();
  await sql.raw(statement).execute(store);
}

/** Changes the store as somebody does who reached its server. Triggers are theirs to drop. */
async function tamper(...statements: string[]): Promise<void> {
  const triggers = bff.config.database
    ? ['audit_records_no_change ON audit_records']
    : ['audit_records_no_update', 'audit_records_no_delete'];
  for (const trigger of triggers) await execute(`DROP TRIGGER IF EXISTS ${trigger}`);
  for (const statement of statements) await execute(statement);
}

function records(...args: string[]): Promise<{ code: number; output: string; errors: string }> {
  return new Promise((resolve) => {
    const env = bff.storeEnv();
    execFile(process.execPath, [RECORDS, ...args], { env }, (error, output, errors) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output, errors });
    });
  });
}

describe('a call that changes something', () => {
  test('is on record before the service hears of it, and its outcome after', async () => {
    let pending: AuditEntry | undefined;
    bff.upstream.handler = async (request, response) => {
      request.resume();
      if (request.method === 'PATCH') [pending] = await search('?operation=drive.files.update');
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    };
    const response = await rename(operator, '?addParents=p1&supportsAllDrives=true');
    expect(pending).toMatchObject({ outcome: 'pending', target: 'f1' });
    await settle();
    const [entry] = await search('?operation=drive.files.update');
    expect(entry).toMatchObject({
      id: pending?.id,
      action: 'drive.files.update',
      service: 'drive',
      target: 'f1',
      outcome: 'succeeded',
      status: 200,
      actor: { subject: 'sub-operator', email: 'operator@example.com', issuer: bff.issuer.origin },
      source: '127.0.0.1',
      requestId: response.headers['x-request-id'],
      details: { params: { addParents: 'p1', supportsAllDrives: 'true' }, durationMs: expect.any(Number) },
    });
  });

  test('that the service refuses is refused, and one that it fails at is unknown', async () => {
    let status = 0;
    bff.upstream.handler = (request, response) => {
      request.resume();
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"error":{"message":"a private name"}}');
    };
    for (status of [404, 403, 500]) await rename(operator);
    await settle();
    const ends = (await search('?target=f1')).map((entry) => [entry.status, entry.outcome]);
    expect(ends).toEqual([
      [500, 'unknown'],
      [403, 'refused'],
      [404, 'refused'],
    ]);
  });

  test('whose answer never comes is unknown', async () => {
    bff.upstream.handler = (request) => {
      request.resume().once('end', () => request.socket.destroy());
    };
    expect((await rename(operator)).status).toBe(502);
    await expect.poll(() => search('?outcome=unknown')).toMatchObject([{ action: 'drive.files.update', target: 'f1' }]);
  });

  test('is on record without text that people wrote, bodies or tokens', async () => {
    const path = '/api/drive/v3/files/f1/permissions?emailMessage=Dear%20Rita&sendNotificationEmail=true';
    const headers = { 'content-type': 'application/json' };
    await operator.request(path, {
      method: 'POST',
      headers,
      body: '{"role":"reader","emailAddress":"rita@example.org"}',
    });
    await rename(operator);
    await settle();
    const [entry] = await search('?operation=drive.permissions.create');
    expect(entry?.details).toMatchObject({
      params: { sendNotificationEmail: 'true' },
      withheld: ['emailMessage'],
    });
    await using store = bff.openStore();
    const everything = JSON.stringify(await store.selectFrom('audit_records').selectAll().execute());
    for (const secret of ['Dear Rita', 'a private name', 'rita@example.org', TOKEN_MARK]) {
      expect(everything).not.toContain(secret);
    }
    for (const cookie of operator.cookies.values()) expect(everything).not.toContain(cookie);
  });

  test('is unknown when its process was lost before the answer', async () => {
    await rename(operator);
    await settle();
    await tamper("DELETE FROM audit_records WHERE kind = 'outcome'");
    await expect.poll(() => search('?target=f1')).toMatchObject([{ outcome: 'pending' }]);
    await bff.stop();
    bff.clock.advance(31_000);
    await bff.startReplica();
    operator = bff.openBrowser();
    await operator.signIn();
    await expect.poll(() => search('?outcome=unknown')).toMatchObject([{ target: 'f1', endedAt: expect.any(String) }]);
    await expect.poll(() => search('?outcome=pending')).toEqual([]);
  });
});

describe('T20: without a place to write records', () => {
  test('nothing is changed, and reading goes on', async () => {
    await execute('ALTER TABLE audit_records RENAME TO audit_records_away');
    const before = bff.upstream.requests.length;
    const refused = await rename(operator);
    expect(refused.status).toBe(503);
    expect(refused.json()).toMatchObject({ code: 'audit_unavailable', retryable: true });
    expect(bff.upstream.requests).toHaveLength(before);
    expect((await operator.request('/api/drive/v3/files/f1')).status).toBe(200);
    expect((await operator.request('/api/drive/v3/files/f1?alt=media')).status).toBe(200);
    expect((await operator.request('/auth/people/roles/a@example.com', { method: 'DELETE' })).status).toBe(503);
    await execute('ALTER TABLE audit_records_away RENAME TO audit_records');
    expect((await rename(operator)).status).toBe(200);
    // What could only be noted is written as soon as it can be, at the latest when the process ends.
    await bff.stop();
    await bff.startReplica();
    operator = bff.openBrowser();
    await operator.signIn();
    await expect.poll(() => search('?operation=drive.files.get')).toHaveLength(1);
    expect((await check()).isIntact).toBe(true);
  });
});

describe('T20: the trail', () => {
  test('is intact across calls at the same time, restarts and replicas', async () => {
    await bff.startReplica();
    await Promise.all(Array.from({ length: 40 }, () => rename(operator)));
    await bff.stop();
    await bff.startReplica();
    operator = bff.openBrowser();
    await operator.signIn();
    const checked = await check();
    expect(checked).toMatchObject({ isIntact: true, chains: 3, faults: [] });
    expect(checked.records).toBeGreaterThan(85);
  });

  test('cannot be changed through the database', async () => {
    await expect(execute("UPDATE audit_records SET email = 'x'")).rejects.toThrow('never changed');
    await expect(execute('DELETE FROM audit_records')).rejects.toThrow('never changed');
  });

  test.each([
    ['edited', "UPDATE audit_records SET target = 'f2' WHERE id = ?", 'altered', 1],
    ['blamed on somebody else', "UPDATE audit_records SET email = 'x@example.com' WHERE id = ?", 'altered', 1],
    ['moved in time', 'UPDATE audit_records SET at = at - 1 WHERE id = ?', 'altered', 1],
    ['deleted', 'DELETE FROM audit_records WHERE id = ?', 'missing', 1],
  ])('names a record that was %s', async (_, statement, kind, count) => {
    await rename(operator);
    await rename(operator);
    const id = (await search('?target=f1')).at(-1)?.id ?? '';
    await tamper(statement.replace('?', `'${id}'`));
    expect(await check()).toMatchObject({ isIntact: false, faults: [{ id, kind, count }] });
    expect(bff.log).toContain('audit trail verification failed');
  });

  test('names both records whose order was changed', async () => {
    await rename(operator);
    await rename(operator);
    const [later, earlier] = (await search('?target=f1')).map(({ id }) => id);
    const swap = (id = '', number = 0) => `UPDATE audit_records SET number = ${number} WHERE id = '${id}'`;
    const numberOf = (id = '') => Number(id.split('.')[1]);
    await tamper(swap(later, 9_999), swap(earlier, numberOf(later)), swap(later, numberOf(earlier)));
    const { faults } = await check();
    expect(faults.map(({ id, kind }) => [id, kind])).toEqual([
      [later, 'altered'],
      [earlier, 'altered'],
    ]);
  });

  test('misses what was cut off at its end, in this process and in one before', async () => {
    await rename(operator);
    await settle();
    await tamper("DELETE FROM audit_records WHERE kind = 'outcome'");
    expect((await check()).faults).toMatchObject([{ kind: 'missing', count: 1 }]);
    await bff.stop();
    await bff.startReplica();
    await tamper("DELETE FROM audit_records WHERE action = 'audit.end'");
    operator = bff.openBrowser();
    await operator.signIn();
    expect((await check()).faults).toMatchObject([{ kind: 'missing' }, { kind: 'missing', count: 1 }]);
  });

  test('misses chains that were removed whole, with all that the database knows of them', async () => {
    await rename(operator);
    await settle();
    await bff.stop();
    const tables = ['audit_records', 'audit_changes', 'audit_writers', 'sealed_secrets'];
    await tamper(...tables.map((table) => `DELETE FROM ${table}`));
    const { code, output } = await records('verify');
    expect([code, output]).toEqual([1, expect.stringMatching(/^0 records in 0 chains, not all intact\.\nmissing\t/)]);
    await bff.startReplica();
    operator = bff.openBrowser();
    await operator.signIn();
    expect(await check()).toMatchObject({ isIntact: false, faults: [{ kind: 'missing' }] });
  });

  test('misses a chain whose records alone were removed, without a head outside the database', async () => {
    await bff.stop();
    await tamper('DELETE FROM audit_records');
    await rm(join(bff.config.dataDir, 'audit-heads'), { recursive: true });
    const { output } = await records('verify');
    expect(output).toMatch(/^0 records in 0 chains, not all intact\.\nmissing\t\w+\.1\t1\nNo log file given/);
  });

  test('names retained content that was changed', async () => {
    await rename(operator);
    await settle();
    const [entry] = await search('?operation=drive.files.update');
    await execute(`UPDATE audit_changes SET undo = '{"operationId":"drive.files.emptyTrash","params":{}}'`);
    expect(await check()).toMatchObject({
      isIntact: false,
      faults: [{ id: entry?.id, kind: 'contentAltered', count: 1 }],
    });
    expect((await records('verify')).output).toContain(`contentAltered\t${entry?.id}\t1\n`);
  });

  test('cannot be read as sound without the key of a chain', async () => {
    await tamper("DELETE FROM sealed_secrets WHERE purpose = 'audit-key'");
    const { isIntact, faults, records } = await check();
    expect({ isIntact, faults }).toMatchObject({ isIntact: false, faults: [{ kind: 'unreadable', count: records }] });
  });
});

describe('on record are', () => {
  test('sign-ins, those that were refused, and the ends of sessions', async () => {
    expect((await bff.signIn('nobody')).cookies.size).toBe(0);
    const reviewer = await bff.signIn('reviewer');
    await reviewer.request('/auth/logout', { method: 'POST' });
    await reviewer.navigate('/auth/callback?state=forged&code=x');
    const entries = await search('?actor=reviewer%40example.com');
    expect(entries.map(({ action, outcome }) => [action, outcome])).toEqual([
      ['session.end', 'succeeded'],
      ['session.begin', 'succeeded'],
    ]);
    await expect
      .poll(() => search('?actor=nobody%40example.com'))
      .toMatchObject([{ action: 'session.begin', outcome: 'denied', details: { reason: 'no_role' } }]);
    await expect
      .poll(() => search('?operation=session.begin&outcome=refused'))
      .toMatchObject([{ details: { reason: 'no_cookie' } }]);
  });

  test('what was denied, with the operation', async () => {
    const support = await bff.signIn('support');
    await support.request('/api/drive/v3/files/f1', { method: 'DELETE' });
    await support.request('/api/downloads', {
      method: 'POST',
      body: '{"operation":"drive.files.get","params":{"fileId":"f1"}}',
    });
    await support.request('/api/audit');
    const denied = await search('?outcome=denied');
    expect(denied.map(({ action, target, status }) => [action, target, status])).toEqual([
      ['console.request', '/api/audit', 403],
      ['drive.files.get', 'f1', 403],
      ['drive.files.delete', 'f1', 403],
    ]);
  });

  test('changes of roles, with what was before and after', async () => {
    const headers = { 'content-type': 'application/json' };
    const path = '/auth/people/roles/Sam%40example.com';
    await operator.request(path, { method: 'PUT', headers, body: '{"roles":["support"]}' });
    await operator.request(path, { method: 'DELETE' });
    await expect
      .poll(() => search('?target=sam%40example.com'))
      .toMatchObject([
        { action: 'roles.remove', outcome: 'succeeded', details: { before: ['support'] } },
        { action: 'roles.set', outcome: 'succeeded', details: { before: null, after: ['support'] } },
      ]);
  });

  test('content that was handed out, and no other reads', async () => {
    await operator.request('/api/drive/v3/files/f1?alt=media');
    await operator.request('/api/drive/v3/files/f1/export?mimeType=text/plain');
    await operator.request('/api/drive/v3/files/f1');
    const actions = async () => (await search('?service=drive')).map(({ action }) => action);
    await expect.poll(actions).toEqual(['drive.files.export', 'drive.files.get']);
  });

  test('looks at the record itself', async () => {
    await search('?target=f1');
    await operator.request('/api/audit/export');
    await check();
    const entries = await search('?actor=sub-operator');
    expect(entries.map(({ action }) => action).slice(0, 3)).toEqual(['audit.check', 'audit.export', 'audit.search']);
    expect(entries[2]?.details).toEqual({ filter: { target: 'f1' } });
  });
});

describe('a search', () => {
  test('pages through everything once, also where times are equal', async () => {
    await Promise.all(Array.from({ length: 12 }, () => rename(operator)));
    const seen: string[] = [];
    for (let token = ''; ; ) {
      const response = await operator.request(`/api/audit?target=f1&pageSize=5${token && `&pageToken=${token}`}`);
      const { entries, nextPageToken } = response.json() as AuditList;
      seen.push(...entries.map(({ id }) => id));
      if (nextPageToken === undefined) break;
      token = nextPageToken;
    }
    expect(seen).toHaveLength(12);
    expect(new Set(seen).size).toBe(12);
  });

  test('finds what lies below a resource, and nothing beside it', async () => {
    const remove = (path: string) => operator.request(path, { method: 'DELETE' });
    await remove('/api/drive/v3/files/f1/permissions/p1');
    await remove('/api/drive/v3/files/f10/permissions/p1');
    expect((await search('?target=f1')).map(({ target }) => target)).toEqual(['f1/p1']);
  });

  test('keeps to a time', async () => {
    await rename(operator);
    bff.clock.advance(60_000);
    await rename(operator);
    const [later, earlier] = await search('?target=f1');
    const range = `?target=f1&from=${earlier?.at}&to=${later?.at}`;
    expect((await search(range)).map(({ id }) => id)).toEqual([earlier?.id]);
  });

  test('with something unusable is refused by the name of what is wrong', async () => {
    const wrong = ['actor=', 'outcome=done', 'from=yesterday', 'pageSize=0', 'pageSize=201', 'pageToken=x'];
    for (const query of [...wrong, 'target=a&target=b', 'nonsense=1']) {
      const response = await operator.request(`/api/audit?${query}`);
      const [name = ''] = query.split('=');
      expect([response.status, response.json()]).toEqual([
        400,
        expect.objectContaining({ code: 'bad_query', detail: expect.stringContaining(name) }),
      ]);
    }
  });

  test('is for operators', async () => {
    const reviewer = await bff.signIn('reviewer');
    for (const path of ['/api/audit', '/api/audit/export', '/api/audit/check']) {
      expect((await reviewer.request(path)).status).toBe(403);
    }
  });
});

test('an export holds every entry of a filter, one a line', async () => {
  await Promise.all(
    Array.from({ length: 205 }, () => operator.request('/api/drive/v3/files/f1/copy', { method: 'POST' })),
  );
  const response = await operator.request('/api/audit/export?operation=drive.files.copy');
  expect(response.headers['content-type']).toBe('application/x-ndjson');
  const lines = response.text.trimEnd().split('\n');
  const ids = lines.map((line): AuditEntry => JSON.parse(line)).map(({ id }) => id);
  expect(new Set(ids).size).toBe(205);
});

test('how often each operation was called, and how it went last, is counted', async () => {
  await operator.request('/api/drive/v3/files/f1');
  bff.upstream.handler = (request, response) => {
    request.resume();
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":{"message":"gone"}}');
  };
  await operator.request('/api/drive/v3/files/f1');
  bff.clock.advance(86_400_000);
  bff.upstream.handler = undefined;
  await operator.signIn();
  await operator.request('/api/drive/v3/files/f1');
  const response = await operator.request('/api/operations/usage');
  const { operations } = response.json() as components['schemas']['OperationUsageList'];
  expect(operations).toHaveLength(Object.keys(operationTraits).length);
  expect(operations.find(({ operationId }) => operationId === 'drive.files.get')).toMatchObject({
    callsToday: 1,
    calls: 3,
    errors: 1,
    lastStatus: 200,
    lastError: { code: 'upstream_rejected' },
  });
  expect(operations.find(({ operationId }) => operationId === 'drive.files.list')).toEqual({
    operationId: 'drive.files.list',
    callsToday: 0,
    calls: 0,
    errors: 0,
  });
});

describe('the command that verifies', () => {
  test('finds a sound trail sound, and names what was cut off when a log tells of it', async () => {
    await rename(operator);
    await bff.stop();
    expect(await records('verify')).toMatchObject({
      code: 0,
      output: '5 records in 1 chain, all intact.\n',
    });
    await tamper("DELETE FROM audit_records WHERE action = 'audit.end'");
    const isMissing = expect.stringMatching(/^4 records in 1 chain, not all intact\.\nmissing\t[\da-f]{16}\.5\t1\n$/);
    expect(await records('verify')).toMatchObject({ code: 1, output: isMissing });
    await rm(join(bff.config.dataDir, 'audit-heads'), { recursive: true });
    expect(await records('verify')).toMatchObject({ code: 0, output: expect.stringContaining('No log file given') });
    const log = join(bff.config.dataDir, 'console.log');
    await writeFile(log, `a line of somebody else\n${bff.log}`);
    expect(await records('verify', log)).toEqual({
      code: 1,
      output: isMissing,
      errors: '',
    });
  });

  test.each([[[]], [['prove']]])('answers %j with the usage', async (args) => {
    expect(await records(...args)).toMatchObject({ code: 64, errors: expect.stringContaining('Usage: pnpm records') });
  });

  test('says which log is not there', async () => {
    const { code, errors } = await records('verify', '/nowhere.log');
    expect({ code, errors }).toEqual({ code: 1, errors: 'Log file /nowhere.log not found.\n' });
  });
});
