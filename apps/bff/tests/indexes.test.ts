import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { LiveReader } from '#testing/clients/live-reader.ts';
import { putProposal } from '../../services/src/drive/permissions/proposal-store.ts';
import { requireItem } from '../../services/src/items/items.ts';
import { OPERATOR, prepareIndexes, read, waitForIndex } from './index-requests.ts';

const { services, bff, fileIds, share } = prepareIndexes();

describe('a service that does not search everywhere', () => {
  let isIncomplete = true;

  /** Makes the service list only a few files and report the list as incomplete. */
  function listFew(count: number): void {
    const serve = bff().upstream.handler;
    isIncomplete = true;
    bff().upstream.handler = (request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://service.test');
      if (!isIncomplete || pathname !== '/drive/v3/files') return serve?.(request, response);
      request.resume();
      const files = fileIds.slice(0, count).map((id) => ({ id, name: id, mimeType: 'text/plain' }));
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ files, incompleteSearch: true }));
    };
  }

  test('leaves an index incomplete, which lists again later and reads only new files', async () => {
    listFew(2);
    const operator = await bff().signIn('operator');
    const { coverage } = await waitForIndex(operator, 'approvals');
    expect(coverage).toMatchObject({ isIncomplete: true, total: 2, resumeTime: expect.any(String) });
    isIncomplete = false;
    bff().clock.advance(10 * 60_000);
    const whole = await waitForIndex(operator, 'approvals', (found) =>
      expect(found.coverage.total).toBeGreaterThan(100),
    );
    expect(whole.coverage).not.toHaveProperty('isIncomplete');
    expect(whole.coverage).not.toHaveProperty('resumeTime');
  });

  test('does not remove files that were found before', async () => {
    listFew(0);
    isIncomplete = false;
    const operator = await bff().signIn('operator');
    const { coverage } = await waitForIndex(operator, 'approvals', (found) =>
      expect(found.coverage.total).toBeGreaterThan(100),
    );
    isIncomplete = true;
    await operator.request('/api/indexes/approvals/refresh?full=true', { method: 'POST' });
    const after = await waitForIndex(operator, 'approvals', (found) =>
      expect(found.coverage).toMatchObject({ isIncomplete: true }),
    );
    expect(after.coverage.total).toBe(coverage.total);
  });

  test('leaves the list of projects incomplete', async () => {
    listFew(1);
    const operator = await bff().signIn('operator');
    const { coverage, rows } = await waitForIndex(operator, 'projects');
    expect(coverage).toMatchObject({
      retryCount: 1,
      failed: [{ title: 'Script files', reason: 'The service did not search everywhere.', isRetried: true }],
    });
    expect(rows).toHaveLength(1);
  });
});

test('the index of access requests lists them and names the files for which the user is not an approver', async () => {
  const [readable = '', writable = ''] = fileIds.slice(20);
  await share(readable, 'reader');
  await share(writable, 'writer');
  putProposal(services().db, requireItem(services().db, writable).number, {
    requesterId: services().account('third@example.com').id,
    role: 'commenter',
    message: 'For the audit.',
    createdAt: Date.UTC(2026, 2, 1, 9),
  });
  const reviewer = await bff().signIn('reviewer');
  const found = await waitForIndex(reviewer, 'access-requests');
  expect(found).toMatchObject({
    rows: [{ fileId: writable, requester: 'third@example.com', roles: ['commenter'], message: 'For the audit.' }],
    all: 1,
  });
  const refused = { id: readable, reason: 'You are not an approver of this file.', isRetried: false };
  expect(found.coverage.failed).toEqual(expect.arrayContaining([expect.objectContaining(refused)]));
  const titles = async (query: string) => (await read(reviewer, 'access-requests', query)).rows.length;
  expect(await titles('?role=commenter&requesterDomain=example.com')).toBe(1);
  expect(await titles('?role=writer')).toBe(0);
  expect(await titles('?createdBefore=2026-03-01T09:00:00Z')).toBe(0);
});

test('a requested scan is shown as running, and as ended even if nothing has changed', async () => {
  const operator = await bff().signIn('operator');
  await waitForIndex(operator, 'outside-access');
  const reader = await LiveReader.open(operator, bff().port, ['index:outside-access']);
  await reader.invalidation('index:outside-access', 'sync');
  const from = reader.events.length;
  const response = await operator.request('/api/indexes/outside-access/refresh', { method: 'POST' });
  expect(response.json()).toMatchObject({ state: 'scanning' });
  await reader.invalidation('index:outside-access', 'changed', from);
  await waitForIndex(operator, 'outside-access');
  await reader.close();
});

test('the index of projects joins files, processes and pins', async () => {
  const created = await services().call(OPERATOR, 'POST', '/v1/projects', { title: 'Nightly report' });
  const { scriptId } = z.object({ scriptId: z.string() }).parse(created.body);
  const operator = await bff().signIn('operator');
  const pin = { method: 'PUT', headers: { 'content-type': 'application/json' } } as const;
  await operator.request(`/api/pins/script/${scriptId}`, { ...pin, body: '{"title":"Nightly"}' });
  await operator.request('/api/pins/script/elsewhere', { ...pin, body: '{"title":"Pasted"}' });
  const found = await waitForIndex(operator, 'projects', ({ rows }) => expect(rows).toHaveLength(2));
  expect(found).toMatchObject({
    rows: [
      { scriptId, title: 'Nightly report', foundIn: ['drive', 'pins'], isPinned: true, owner: { email: OPERATOR } },
      { scriptId: 'elsewhere', title: 'Pasted', foundIn: ['pins'], runs: 0 },
    ],
    all: 2,
    coverage: { scanned: 3, total: 3 },
  });
  expect((await read(operator, 'projects', '?foundIn=drive')).rows).toHaveLength(1);
  expect((await read(operator, 'projects', '?isElsewhere=true')).rows).toMatchObject([{ scriptId: 'elsewhere' }]);
  expect((await read(operator, 'projects', '?isElsewhere=false')).rows).toMatchObject([{ scriptId }]);
  await services().call(OPERATOR, 'PATCH', `/drive/v3/files/${scriptId}`, { trashed: true });
  await operator.request('/api/indexes/projects/refresh?full=true', { method: 'POST' });
  await waitForIndex(operator, 'projects', ({ rows }) => expect(rows).toMatchObject([{ scriptId: 'elsewhere' }]));
  const reviewer = await bff().signIn('reviewer');
  const partly = await waitForIndex(reviewer, 'projects');
  expect(partly.coverage.failed).toMatchObject([{ id: 'processes', reason: expect.stringContaining('role') }]);
});

test('an index is hidden from roles that may not make its calls, and rejects invalid queries', async () => {
  const support = await bff().signIn('support');
  expect((await support.request('/api/indexes/access-requests')).status).toBe(403);
  expect((await support.request('/api/indexes/approvals')).status).toBe(200);
  expect((await support.request('/api/indexes/nothing/refresh', { method: 'POST' })).status).toBe(404);
  for (const query of ['sort=price', 'folder=mine', 'dueFrom=tomorrow', 'pageSize=0', 'pageToken=x', 'colour=red']) {
    const response = await support.request(`/api/indexes/approvals?${query}`);
    expect([query, response.status]).toEqual([query, 400]);
    expect(response.json()).toMatchObject({ code: 'bad_query' });
  }
});
