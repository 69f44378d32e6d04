import type { components } from '@rotunda/api-client/bff-types';
import { describe, expect, test } from 'vitest';
import type { Store } from '#platform/store/open-store.ts';
import { ask, listOpen, prepareUploads, put, UNIT } from './upload-requests.ts';

const { bff, service, operator, begin, part } = prepareUploads();

describe('an upload', () => {
  test('is not started if the service returns an address outside its own', async () => {
    for (const location of ['https://evil.example/upload/drive/v3/files', '/drive/v3/files', undefined]) {
      service().next = (request, response) => {
        request.resume();
        response.writeHead(200, location === undefined ? {} : { location }).end();
      };
      const response = await ask(operator(), { operation: 'drive.files.create', sizeBytes: 1 });
      expect(response.json()).toMatchObject({ code: 'upstream_invalid' });
    }
    expect(await listOpen(operator())).toEqual([]);
  });

  test('that the service rejects returns the service’s reason', async () => {
    service().next = (request, response) => {
      request.resume();
      response.writeHead(404, { 'content-type': 'application/json' });
      response.end('{"error":{"message":"File not found: p1.","errors":[{"reason":"notFound"}]}}');
    };
    const response = await ask(operator(), { operation: 'drive.files.create', sizeBytes: 1 });
    expect([response.status, response.json()]).toEqual([
      404,
      expect.objectContaining({ detail: 'File not found: p1.' }),
    ]);
  });

  test('with an invalid request is not started', async () => {
    const unusable = [
      { operation: 'drive.files.create' },
      { operation: 'drive.files.copy', sizeBytes: 1 },
      { operation: 'drive.files.create', sizeBytes: 5120 * 2 ** 30 + 1 },
      { operation: 'drive.files.create', sizeBytes: 1.5 },
      { operation: 'drive.files.create', sizeBytes: 1, contentType: 'text/html\r\nx: y' },
      { operation: 'drive.files.create', sizeBytes: 1, params: { fileId: 'f' } },
      { operation: 'drive.files.update', sizeBytes: 1 },
      { operation: 'drive.files.update', sizeBytes: 1, params: { fileId: '..' } },
      { operation: 'drive.files.update', sizeBytes: 1, params: { fileId: 'a\ud83d' } },
      { operation: 'drive.files.create', sizeBytes: 1, params: { access_token: 'x' } },
      { operation: 'drive.files.create', sizeBytes: 1, extra: true },
    ];
    for (const wanted of unusable) expect((await ask(operator(), wanted)).status, JSON.stringify(wanted)).toBe(400);
    expect(bff().upstream.requests).toEqual([]);
  });

  test('is not available to users who may not write', async () => {
    const support = await bff().signIn('support');
    const response = await ask(support, { operation: 'drive.files.create', sizeBytes: 1 });
    expect(response.json()).toMatchObject({ code: 'policy_denied' });
  });

  test('that is cancelled is also cancelled at the service', async () => {
    const url = await begin(2 * UNIT);
    expect((await operator().request(url, { method: 'DELETE' })).status).toBe(204);
    expect(service().isCancelled).toBe(true);
    expect((await operator().request(url, { method: 'DELETE' })).status).toBe(404);
  });

  test('that begins while others use up the limit is refused, and cancelled at the service', async () => {
    await begin(1);
    await fillLimit(bff().openStore(), 198);
    const { promise: haveBothStarted, resolve } = Promise.withResolvers<void>();
    let startCount = 0;
    bff().upstream.handler = async (request, response) => {
      if (request.method === 'POST') {
        startCount += 1;
        if (startCount === 2) resolve();
        await haveBothStarted;
      }
      await service().handler(request, response);
    };
    const wanted = { operation: 'drive.files.create', sizeBytes: 1 };
    const responses = await Promise.all([ask(operator(), wanted), ask(operator(), wanted)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 429]);
    expect(service().isCancelled).toBe(true);
    expect(await listOpen(operator())).toHaveLength(2);
  });

  test('that is not continued is deleted after a week', async () => {
    const url = await begin(2 * UNIT);
    bff().clock.advance(7 * 86_400_000 + 1);
    await operator().signIn();
    expect((await put(operator(), url, `*/${2 * UNIT}`)).status).toBe(404);
  });

  test('is audited: its start and its result, and no parts in between', async () => {
    const url = await begin(UNIT + 1);
    await part(url, 0, UNIT, UNIT + 1);
    await part(url, UNIT, 1, UNIT + 1);
    const { entries } = (
      await operator().request('/api/audit?service=drive')
    ).json() as components['schemas']['AuditList'];
    expect(entries).toMatchObject([
      {
        action: 'drive.files.create',
        outcome: 'succeeded',
        details: { sizeBytes: UNIT + 1, fileId: 'f1' },
        createdId: 'f1',
        undo: 'possible',
      },
      { action: 'upload.begin', outcome: 'succeeded', details: { operation: 'drive.files.create' } },
    ]);
    expect(entries).toHaveLength(2);
  });
});

/** Adds rows that count towards the limit of uploads, although only the console could seal them. */
async function fillLimit(store: Store, count: number): Promise<void> {
  try {
    const row = await store.selectFrom('upload_sessions').selectAll().executeTakeFirstOrThrow();
    const rows = Array.from({ length: count }, (_, index) => ({ ...row, id: `filled-${index}` }));
    for (const one of rows) await store.insertInto('upload_sessions').values(one).execute();
  } finally {
    await store.destroy();
  }
}
