import type { components } from '@rotunda/api-client/bff-types';
import { operationTraits } from '@rotunda/api-client/operation-traits';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AuditEntry, AuditedBff, type AuditList } from './audited-bff.ts';

let trail: AuditedBff;

beforeEach(async () => {
  trail = await AuditedBff.start();
});

afterEach(() => trail[Symbol.asyncDispose]());

describe('a search', () => {
  test('pages through all entries once, even with equal times', async () => {
    await Promise.all(Array.from({ length: 12 }, () => trail.rename()));
    const seen: string[] = [];
    for (let token = ''; ; ) {
      const response = await trail.operator.request(`/api/audit?target=f1&pageSize=5${token && `&pageToken=${token}`}`);
      const { entries, nextPageToken } = response.json() as AuditList;
      seen.push(...entries.map(({ id }) => id));
      if (nextPageToken === undefined) break;
      token = nextPageToken;
    }
    expect(seen).toHaveLength(12);
    expect(new Set(seen).size).toBe(12);
  });

  test('finds everything below a resource, and nothing beside it', async () => {
    const remove = (path: string) => trail.operator.request(path, { method: 'DELETE' });
    await remove('/api/drive/v3/files/f1/permissions/p1');
    await remove('/api/drive/v3/files/f10/permissions/p1');
    expect((await trail.search('?target=f1')).map(({ target }) => target)).toEqual(['f1/p1']);
  });

  test('respects a time range', async () => {
    await trail.rename();
    trail.bff.clock.advance(60_000);
    await trail.rename();
    const [later, earlier] = await trail.search('?target=f1');
    const range = `?target=f1&from=${earlier?.at}&to=${later?.at}`;
    expect((await trail.search(range)).map(({ id }) => id)).toEqual([earlier?.id]);
  });

  test('is rejected for an invalid parameter, which is named', async () => {
    const wrong = ['actor=', 'outcome=done', 'from=yesterday', 'pageSize=0', 'pageSize=201', 'pageToken=x'];
    for (const query of [...wrong, 'target=a&target=b', 'nonsense=1']) {
      const response = await trail.operator.request(`/api/audit?${query}`);
      const [name = ''] = query.split('=');
      expect([response.status, response.json()]).toEqual([
        400,
        expect.objectContaining({ code: 'bad_query', detail: expect.stringContaining(name) }),
      ]);
    }
  });

  test('is only for operators', async () => {
    const reviewer = await trail.bff.signIn('reviewer');
    for (const path of ['/api/audit', '/api/audit/export', '/api/audit/check']) {
      expect((await reviewer.request(path)).status).toBe(403);
    }
  });
});

describe('other requests run during', () => {
  // The first record is the template of thousands: the test is about their number, not about who wrote them.
  beforeEach(async () => {
    await trail.rename();
    await trail.settle();
    const store = trail.bff.openStore();
    const row = await store.selectFrom('audit_records').selectAll().orderBy('number').executeTakeFirstOrThrow();
    const rows = Array.from({ length: 3_000 }, (_, index) => ({
      ...row,
      id: `copy.${index + 1}`,
      writer: 'copy',
      number: index + 1,
    }));
    for (let start = 0; start < rows.length; start += 500)
      await store
        .insertInto('audit_records')
        .values(rows.slice(start, start + 500))
        .execute();
    await store.destroy();
  });

  test.each(['/api/audit/check', '/api/audit/export'])('%s', async (path) => {
    const { operator } = trail;
    let isOver = false;
    const long = operator.request(path).finally(() => {
      isOver = true;
    });
    let others = 0;
    while (!isOver) {
      expect((await operator.request('/api/views')).status).toBe(200);
      others += 1;
    }
    expect((await long).status).toBe(200);
    expect(others).toBeGreaterThan(5);
  });
});

test('an export contains every entry of a filter, one per line', async () => {
  await Promise.all(
    Array.from({ length: 205 }, () => trail.operator.request('/api/drive/v3/files/f1/copy', { method: 'POST' })),
  );
  const response = await trail.operator.request('/api/audit/export?operation=drive.files.copy');
  expect(response.headers['content-type']).toBe('application/x-ndjson');
  const lines = response.text.trimEnd().split('\n');
  const ids = lines.map((line): AuditEntry => JSON.parse(line)).map(({ id }) => id);
  expect(new Set(ids).size).toBe(205);
});

test('the calls of each operation are counted, with their last outcome', async () => {
  await trail.operator.request('/api/drive/v3/files/f1');
  trail.bff.upstream.handler = (request, response) => {
    request.resume();
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":{"message":"gone"}}');
  };
  await trail.operator.request('/api/drive/v3/files/f1');
  trail.bff.clock.advance(86_400_000);
  trail.bff.upstream.handler = undefined;
  await trail.operator.signIn();
  await trail.operator.request('/api/drive/v3/files/f1');
  const response = await trail.operator.request('/api/operations/usage');
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
