import type { components } from '@rotunda/api-client/bff-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { computeDigest } from '#platform/audit-trail/recorded-change.ts';
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

test('content altered in the database is reported', async () => {
  await operator.request('/api/drive/v3/files/f1', RENAME);
  const { entry } = await newest('drive.files.update');
  await using store = bff.openStore();
  const content = JSON.stringify({ tooLarge: [], before: { name: 'Never' } });
  await store.updateTable('audit_changes').set({ content }).where('entry_id', '=', entry.id).execute();
  expect((await newest('drive.files.update')).change).toMatchObject({ isIntact: false, before: { name: 'Never' } });
});

describe('an undo altered in the database', () => {
  const FORGED = JSON.stringify({ operationId: 'drive.files.delete', params: { fileId: 'f9' } });

  async function forge(id: string, change: { undo?: string; salt?: string; undone_at?: null }): Promise<void> {
    await using store = bff.openStore();
    await store.updateTable('audit_changes').set(change).where('entry_id', '=', id).execute();
  }

  test.each([[FORGED], ['no JSON'], ['{"operationId":"none"}']])(
    'is not carried out, and is in the audit log: %s',
    async (text) => {
      await operator.request('/api/drive/v3/files/f1', RENAME);
      const detail = await newest('drive.files.update');
      const before = bff.upstream.requests.length;
      await forge(detail.entry.id, { undo: text });
      for (const body of [{}, { isForced: true }]) {
        const refused = await undo(detail, operator, body);
        expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('changed in the database')]);
      }
      expect(bff.upstream.requests).toHaveLength(before);
      expect(await newest('audit.undo')).toMatchObject({
        entry: { target: detail.entry.id, outcome: 'refused', details: { reason: 'content_altered' } },
      });
      const shown = (await operator.request(`/api/audit/entries/${detail.entry.id}`)).json() as AuditDetail;
      expect(shown.change).toMatchObject({ isIntact: false, undoBlockedReason: expect.any(String) });
      expect(shown.change).not.toHaveProperty('undo');
      expect(bff.log).toContain('the retained content is not what was recorded');
    },
  );

  test('is not carried out if the record that vouches for it was altered too', async () => {
    await operator.request('/api/drive/v3/files/f1', RENAME);
    const detail = await newest('drive.files.update');
    await using store = bff.openStore();
    const { content } = await store
      .selectFrom('audit_changes')
      .select('content')
      .where('entry_id', '=', detail.entry.id)
      .executeTakeFirstOrThrow();
    await forge(detail.entry.id, { undo: FORGED, salt: 's' });
    for (const trigger of bff.config.database
      ? ['audit_records_no_change ON audit_records']
      : ['audit_records_no_update'])
      await sql.raw(`DROP TRIGGER IF EXISTS ${trigger}`).execute(store);
    await store
      .updateTable('audit_records')
      .set({ details: JSON.stringify({ change: computeDigest('s', content, FORGED) }) })
      .where('intent_id', '=', detail.entry.id)
      .execute();
    expect((await undo(detail)).status).toBe(409);
    expect(bff.upstream.requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  test('is not carried out twice if only the row says that it is pending', async () => {
    await operator.request('/api/drive/v3/files/f1', RENAME);
    const detail = await newest('drive.files.update');
    expect((await undo(detail)).status).toBe(200);
    await newest('audit.undo');
    await forge(detail.entry.id, { undone_at: null });
    expect((await undo(detail)).status).toBe(409);
  });
});
