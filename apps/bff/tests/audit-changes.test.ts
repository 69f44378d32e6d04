import type { components } from '@rotunda/api-client/bff-types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Response, TestBrowser } from '#testing/clients/test-browser.ts';
import { readText } from '#testing/servers/test-server.ts';
import { TestBff } from '#testing/test-bff.ts';

type AuditList = components['schemas']['AuditList'];
type AuditDetail = components['schemas']['AuditDetail'];

const JSON_TYPE = { 'content-type': 'application/json' };
const RENAME = { method: 'PATCH', headers: JSON_TYPE, body: '{"name":"New name"}' } as const;

let bff: TestBff;
let operator: TestBrowser;
/** The only file of the service. */
let file: Record<string, unknown>;

beforeAll(async () => {
  bff = await TestBff.start();
  operator = await bff.signIn('operator');
});

afterAll(() => bff[Symbol.asyncDispose]());

beforeEach(() => {
  file = { id: 'f1', name: 'Old name', description: 'As ever' };
  bff.upstream.requests.length = 0;
  respondAsService();
});

function respondAsService(): void {
  bff.upstream.handler = async (request, response) => {
    const body = await readText(request);
    if (request.method === 'PATCH') Object.assign(file, JSON.parse(body));
    response.writeHead(200, JSON_TYPE).end(JSON.stringify(file));
  };
}

async function newest(operation: string): Promise<AuditDetail> {
  let id = '';
  await expect
    .poll(async () => {
      const response = await operator.request(`/api/audit?operation=${operation}&pageSize=1`);
      const [entry] = (response.json() as AuditList).entries;
      id = entry?.id ?? '';
      return entry?.outcome;
    })
    .not.toBe('pending');
  return (await operator.request(`/api/audit/entries/${id}`)).json() as AuditDetail;
}

function undo({ entry }: AuditDetail, browser = operator, body: object = {}): Promise<Response> {
  const path = `/api/audit/entries/${entry.id}/undo`;
  return browser.request(path, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) });
}

describe('a change', () => {
  test('is stored with the request and the states before and after, and is undone once', async () => {
    await operator.request('/api/drive/v3/files/f1?supportsAllDrives=true', RENAME);
    const detail = await newest('drive.files.update');
    expect(detail).toMatchObject({
      entry: { undo: 'possible', outcome: 'succeeded', title: 'New name', createdId: 'f1' },
      change: {
        isIntact: true,
        method: 'PATCH',
        path: '/api/drive/v3/files/f1?supportsAllDrives=true',
        params: { fileId: 'f1', supportsAllDrives: 'true' },
        body: { name: 'New name' },
        before: { name: 'Old name' },
        after: { name: 'New name' },
        undo: { operationId: 'drive.files.update', body: { name: 'Old name' } },
      },
    });
    const done = await undo(detail);
    expect(done.json()).toMatchObject({
      entry: { undo: 'done' },
      change: { undoneBy: 'operator@example.com', undoneAt: expect.any(String) },
    });
    expect(file.name).toBe('Old name');
    expect((await undo(detail)).status).toBe(409);
    expect((await newest('audit.undo')).entry).toMatchObject({ target: detail.entry.id, outcome: 'succeeded' });
    // Calls by the BFF on behalf of a user have a duration, too.
    expect((await newest('drive.files.update')).entry.details).toMatchObject({ durationMs: expect.any(Number) });
  });

  test('is not reported as undone if the undo could not be recorded and so was not made', async () => {
    await operator.request('/api/drive/v3/files/f1', RENAME);
    const detail = await newest('drive.files.update');
    await using store = bff.openStore();
    const rename = (from: string, to: string) => store.schema.alterTable(from).renameTo(to).execute();
    bff.upstream.handler = async (_request, response) => {
      await rename('audit_records', 'audit_records_away');
      response.writeHead(200, JSON_TYPE).end(JSON.stringify(file));
    };
    const refused = await undo(detail).finally(() => rename('audit_records_away', 'audit_records'));
    expect([refused.status, refused.json()]).toMatchObject([503, { code: 'audit_unavailable' }]);
    respondAsService();
    expect((await undo(detail)).status).toBe(200);
    expect(file.name).toBe('Old name');
  });

  test('is undone once by two simultaneous requests', async () => {
    await operator.request('/api/drive/v3/files/f1', RENAME);
    const detail = await newest('drive.files.update');
    const responses = await Promise.all([undo(detail), undo(detail)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(bff.upstream.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(2);
  });

  test('that another request undoes while this one reads the target is reported as undone, not as changed', async () => {
    await operator.request('/api/drive/v3/files/f1', RENAME);
    const detail = await newest('drive.files.update');
    const { handler: respond } = bff.upstream;
    bff.upstream.handler = async (request, response) => {
      bff.upstream.handler = respond;
      expect((await undo(detail)).status).toBe(200);
      respond?.(request, response);
    };
    const late = await undo(detail);
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('has been undone')]);
    expect(file.name).toBe('Old name');
  });

  test('that another user has modified since is undone only on request', async () => {
    await operator.request('/api/drive/v3/files/f1', RENAME);
    const detail = await newest('drive.files.update');
    file.name = 'Name of somebody else';
    const refused = await undo(detail);
    expect([refused.status, refused.text]).toEqual([412, expect.stringContaining('changed since: name')]);
    expect(file.name).toBe('Name of somebody else');
    expect((await undo(detail, operator, { isForced: true })).status).toBe(200);
    expect(file.name).toBe('Old name');
  });

  test('of a label is undone completely, or only on request if another value has been set since', async () => {
    let labels = [{ id: 'l1', fields: { f1: { text: ['Before'] } } }];
    const requested: unknown[] = [];
    bff.upstream.handler = async (request, response) => {
      const body = await readText(request);
      if (request.method === 'POST') requested.push(JSON.parse(body));
      response.writeHead(200, JSON_TYPE).end(JSON.stringify({ labels }));
    };
    const setTo = (value: string) => [
      { labelId: 'l1', fieldModifications: [{ fieldId: 'f1', setTextValues: [value] }] },
    ];
    const path = '/api/drive/v3/files/f1/modifyLabels';
    const body = JSON.stringify({ labelModifications: setTo('After') });
    await operator.request(path, { method: 'POST', headers: JSON_TYPE, body });
    const detail = await newest('drive.files.modifyLabels');
    labels = [{ id: 'l1', fields: { f1: { text: ['Of somebody else'] } } }];
    const refused = await undo(detail);
    expect([refused.status, refused.text]).toEqual([412, expect.stringContaining('changed since: l1')]);
    expect(requested).toHaveLength(1);
    labels = [{ id: 'l1', fields: { f1: { text: ['After'] } } }];
    expect((await undo(detail)).status).toBe(200);
    expect(requested[1]).toEqual({ labelModifications: setTo('Before') });
    await operator.request(path, { method: 'POST', headers: JSON_TYPE, body });
    const again = await newest('drive.files.modifyLabels');
    labels = [];
    expect((await undo(again)).status).toBe(412);
    expect((await undo(again, operator, { isForced: true })).status).toBe(200);
    expect(requested).toHaveLength(4);
  });

  test('that the service rejects is stored without an undo', async () => {
    bff.upstream.handler = (request, response) => {
      request.resume();
      response.writeHead(404, JSON_TYPE).end('{"error":{"code":404,"message":"no"}}');
    };
    await operator.request('/api/drive/v3/files/f1', RENAME);
    const detail = await newest('drive.files.update');
    expect(detail).toMatchObject({ entry: { outcome: 'refused' }, change: { body: { name: 'New name' } } });
    expect(detail.entry.undo).toBeUndefined();
    expect((await undo(detail)).status).toBe(409);
  });

  test('contains no secrets, and no more than 64 KiB of each part', async () => {
    const description = 'x'.repeat(70_000);
    const body = JSON.stringify({ name: 'N', description, properties: { accessToken: 'very-secret' } });
    await operator.request('/api/drive/v3/files/f1', { ...RENAME, body });
    expect((await newest('drive.files.update')).change).toMatchObject({ tooLarge: ['after', 'body'] });
    const small = JSON.stringify({ properties: { accessToken: 'very-secret' } });
    await operator.request('/api/drive/v3/files/f1', { ...RENAME, body: small });
    const { change } = await newest('drive.files.update');
    expect(change?.body).toEqual({ properties: { accessToken: '(removed)' } });
    await using store = bff.openStore();
    const retained = JSON.stringify(await store.selectFrom('audit_changes').selectAll().execute());
    expect(retained).not.toContain('very-secret');
  });

  test('of a resource that differs for each user cannot be undone by another user', async () => {
    const insert = { method: 'POST', headers: JSON_TYPE, body: '{"summary":"Review"}' } as const;
    await operator.request('/api/calendar/v3/calendars/primary/events', insert);
    const detail = await newest('calendar.events.insert');
    expect(detail.change?.undo?.operationId).toBe('calendar.events.delete');
    bff.issuer.user = { sub: 'sub-other', email: 'other@example.com', name: 'Other', roles: ['operator'] };
    const other = bff.openBrowser();
    await other.signIn();
    const refused = await undo(detail, other);
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining('Only the person who made this change can undo it.'),
    ]);
    expect((await undo(detail)).status).toBe(200);
  });

  test('is visible only to operators', async () => {
    await operator.request('/api/drive/v3/files/f1', RENAME);
    const detail = await newest('drive.files.update');
    const reviewer = await bff.signIn('reviewer');
    expect((await reviewer.request(`/api/audit/entries/${detail.entry.id}`)).status).toBe(403);
    expect((await undo(detail, reviewer)).status).toBe(403);
    expect((await operator.request('/api/audit/entries/none.1')).status).toBe(404);
  });
});

test('changes are distinguished from other recorded events', async () => {
  await operator.request('/api/drive/v3/files/f1', RENAME);
  await newest('drive.files.update');
  const actionsOf = async (kind: string) =>
    ((await operator.request(`/api/audit?kind=${kind}`)).json() as AuditList).entries.map(({ action }) => action);
  expect(await actionsOf('changes')).not.toContain('audit.search');
  expect(await actionsOf('changes')).toContain('drive.files.update');
  expect(await actionsOf('events')).toContain('audit.search');
  expect(await actionsOf('events')).not.toContain('drive.files.update');
});

test('content is removed when its retention ends, and the record stays intact', async () => {
  await operator.request('/api/drive/v3/files/f1', RENAME);
  const { entry } = await newest('drive.files.update');
  bff.clock.advance(91 * 86_400_000);
  operator = await bff.signIn('operator');
  const detail = (await operator.request(`/api/audit/entries/${entry.id}`)).json() as AuditDetail;
  expect(detail).toMatchObject({ entry: { id: entry.id, outcome: 'succeeded' } });
  expect(detail.change).toBeUndefined();
  expect((await operator.request('/api/audit/check')).json()).toMatchObject({ isIntact: true, faults: [] });
});

test('whole chains are purged when retention is limited, and nothing looks cut off', async () => {
  await operator.request('/api/drive/v3/files/f1', RENAME);
  const { entry } = await newest('drive.files.update');
  await bff.stop();
  // The next process closes the open intents of the previous one, half a minute after its last activity.
  bff.clock.advance(40_000);
  await bff.startReplica({ ...bff.config, auditDays: 30 });
  await bff.stop();
  bff.clock.advance(31 * 86_400_000);
  await bff.startReplica({ ...bff.config, auditDays: 30 });
  operator = await bff.signIn('operator');
  await expect
    .poll(async () => (await operator.request(`/api/audit/entries/${entry.id}`)).status, { timeout: 10_000 })
    .toBe(404);
  const forgotten = (await operator.request('/api/audit?operation=audit.forget')).json() as AuditList;
  expect(forgotten.entries[0]?.details).toMatchObject({ records: expect.any(Number) });
  expect((await operator.request('/api/audit/check')).json()).toMatchObject({ isIntact: true, faults: [] });
  await using store = bff.openStore();
  await expect(store.deleteFrom('audit_records').execute()).rejects.toThrow('never changed');
});

test('the audit log is also exported as comma-separated values', async () => {
  await operator.request('/api/drive/v3/files/f1', RENAME);
  await newest('drive.files.update');
  const { headers, text } = await operator.request('/api/audit/export?format=csv&operation=drive.files.update');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8; header=present');
  const [head, line] = text.split('\r\n');
  expect(head).toBe('id,at,endedAt,email,subject,source,action,service,target,outcome,status,requestId,details');
  expect(line).toContain(',operator@example.com,sub-operator,127.0.0.1,drive.files.update,drive,f1,');
});
