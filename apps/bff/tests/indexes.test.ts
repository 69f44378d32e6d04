import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { LiveReader } from '#testing/clients/live-reader.ts';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';
import { putProposal } from '../../services/src/drive/permissions/proposal-store.ts';
import { createItem, requireItem } from '../../services/src/items/items.ts';
import { startTestServices, type TestServices } from '../../services/src/testing/start-test-services.ts';
import { serveByServices } from './serve-by-services.ts';

const OPERATOR = 'operator@example.com';
const REVIEWER = 'reviewer@example.com';
const SUPPORT = 'support@example.com';
const FILES = 300;

const index = z.looseObject({
  rows: z.array(z.looseObject({ title: z.string() })),
  nextPageToken: z.string().optional(),
  coverage: z.looseObject({ state: z.string(), scanned: z.number(), total: z.number(), calls: z.number() }),
});

let services: TestServices;
let bff: TestBff;
const fileIds: string[] = [];

beforeAll(async () => {
  services = await startTestServices();
  for (const email of [REVIEWER, SUPPORT, 'third@example.com']) services.account(email);
  const { id: accountId, permissionId } = services.account(OPERATOR);
  services.db.transaction(() => {
    for (let index = 0; index < FILES; index += 1) {
      const file = { mimeType: 'text/plain', name: `File ${index}`, createdAt: Date.now() };
      fileIds.push(createItem(services.db, { ...file, creator: { accountId, permissionId } }).id);
    }
  });
});

beforeEach(async () => {
  bff = await TestBff.start();
  serveByServices(bff.upstream, services);
});

afterEach(() => bff[Symbol.asyncDispose]());
afterAll(() => services[Symbol.asyncDispose]());

async function share(fileId: string, role: string, emailAddress = REVIEWER): Promise<void> {
  const body = { role, type: 'user', emailAddress };
  const path = `/drive/v3/files/${fileId}/permissions?sendNotificationEmail=false`;
  expect((await services.call(OPERATOR, 'POST', path, body)).status).toBe(200);
}

async function startApproval(fileId: string, reviewers: string[], dueTime?: string): Promise<string> {
  const body = { reviewerEmails: reviewers, ...(dueTime && { dueTime }) };
  const response = await services.call(OPERATOR, 'POST', `/drive/v3/files/${fileId}/approvals:start`, body);
  return z.object({ approvalId: z.string() }).parse(response.body).approvalId;
}

async function putInto(name: string, fileId: string): Promise<void> {
  const folder = { name, mimeType: 'application/vnd.google-apps.folder' };
  const { body } = await services.call(OPERATOR, 'POST', '/drive/v3/files', folder);
  const { id } = z.object({ id: z.string() }).parse(body);
  expect((await services.call(OPERATOR, 'PATCH', `/drive/v3/files/${fileId}?addParents=${id}`, {})).status).toBe(200);
}

async function read(browser: TestBrowser, name: string, query = '') {
  return index.parse((await browser.request(`/api/indexes/${name}${query}`)).json());
}

/** Reads an index again and again until it is current, and meets what is expected of it. */
async function settles(
  browser: TestBrowser,
  name: string,
  meets: (found: z.infer<typeof index>) => void = () => undefined,
) {
  return vi.waitFor(
    async () => {
      const found = await read(browser, name);
      expect(found.coverage.state).toBe('current');
      meets(found);
      return found;
    },
    { timeout: 40_000, interval: 100 },
  );
}

function listed(): number {
  return bff.upstream.requests.filter(({ url }) => /\/approvals\?/.test(url)).length;
}

describe('the index of approvals', () => {
  test('finds those of hundreds of files, goes on after a restart, and follows what changes', async () => {
    const [first = '', second = '', third = ''] = fileIds;
    await startApproval(first, [REVIEWER], '2030-01-02T00:00:00Z');
    await startApproval(second, [REVIEWER, 'third@example.com'], '2030-01-01T00:00:00Z');
    let operator = await bff.signIn('operator');
    expect(await read(operator, 'approvals')).toMatchObject({ rows: [], coverage: { state: 'starting' } });
    await vi.waitFor(() => expect(listed()).toBeGreaterThan(60), 20_000);
    await bff.stop();
    await bff.startReplica();
    operator = await bff.signIn('operator');
    const found = await settles(operator, 'approvals');
    expect(found).toMatchObject({
      rows: [
        {
          fileId: second,
          title: 'File 1',
          status: 'IN_PROGRESS',
          isStartedByMe: true,
          isWaitingOnMe: false,
        },
        { fileId: first, title: 'File 0', reviewers: [{ email: REVIEWER, response: 'NO_RESPONSE' }] },
      ],
      counts: { waiting: 0, started: 2, overdue: 0, decided: 0, all: 2 },
      coverage: { scanned: FILES, total: FILES, failedCount: 0, failed: [], asOf: expect.any(String) },
    });
    expect(listed()).toBe(FILES);
    expect(found.coverage.calls).toBeGreaterThanOrEqual(FILES);

    const reader = await LiveReader.open(operator, bff.port, ['index:approvals']);
    await reader.invalidation('index:approvals', 'sync');
    await startApproval(third, [OPERATOR], new Date(Date.now() + 60_000).toISOString());
    await putInto('Legal', third);
    bff.clock.advance(61_000);
    await reader.invalidation('index:approvals', 'changed');
    await reader.close();
    await settles(operator, 'approvals', (later) =>
      expect(later).toMatchObject({ counts: { waiting: 1, overdue: 1, all: 3 } }),
    );
    expect(listed()).toBeLessThan(FILES + 20);
    const waiting = await read(operator, 'approvals', '?folder=waiting');
    expect(waiting.rows).toMatchObject([
      { fileId: third, path: ['My Drive', 'Legal'], isWaitingOnMe: true, isLastNeeded: true },
    ]);
    await filtersAndPages(operator);
  }, 90_000);

  async function filtersAndPages(operator: TestBrowser): Promise<void> {
    const titles = async (query: string) =>
      (await read(operator, 'approvals', query)).rows.map(({ title }) => title).sort();
    expect(await titles('?reviewer=third@example.com')).toEqual(['File 1']);
    expect(await titles('?q=FILE%200')).toEqual(['File 0']);
    expect(await titles('?q=%25')).toEqual([]);
    expect(await titles('?status=APPROVED&status=DECLINED')).toEqual([]);
    expect(await titles('?dueFrom=2030-01-02T00:00:00Z')).toEqual(['File 0']);
    expect(await titles('?dueTo=2030-01-02T00:00:00Z')).toEqual(expect.arrayContaining(['File 1']));
    expect(await titles('?driveId=none')).toHaveLength(3);
    const pages: string[] = [];
    for (let token: string | undefined = ''; token !== undefined; ) {
      const query = `?sort=-title&pageSize=1${token === '' ? '' : `&pageToken=${token}`}`;
      const page: z.infer<typeof index> = await read(operator, 'approvals', query);
      pages.push(...page.rows.map(({ title }) => title));
      token = page.nextPageToken;
    }
    expect(pages).toEqual(['File 2', 'File 1', 'File 0']);
  }

  test('shows nobody what only others may see', async () => {
    const [shared = ''] = fileIds.slice(10);
    await share(shared, 'reader');
    const approvalId = await startApproval(shared, [REVIEWER]);
    await startApproval(fileIds[11] ?? '', ['third@example.com']);
    const reviewer = await bff.signIn('reviewer');
    const found = await settles(reviewer, 'approvals', ({ rows }) => expect(rows).toHaveLength(1));
    expect(found).toMatchObject({
      rows: [{ fileId: shared, approvalId, isWaitingOnMe: true, initiator: { email: OPERATOR } }],
      coverage: { scanned: 1, total: 1 },
    });
    await services.call(REVIEWER, 'POST', `/drive/v3/files/${shared}/approvals/${approvalId}:approve`, {});
    await reviewer.request('/api/indexes/approvals/refresh', { method: 'POST' });
    await settles(reviewer, 'approvals', (later) =>
      expect(later).toMatchObject({ counts: { waiting: 0, decided: 1 } }),
    );
  });

  test('names what could not be read and why, and tries it again', async () => {
    const [shared = ''] = fileIds.slice(10);
    serveByServices(bff.upstream, services, (url) => (url.includes(`${shared}/approvals`) ? 500 : undefined));
    const reviewer = await bff.signIn('reviewer');
    const failing = await settles(reviewer, 'approvals');
    expect(failing).toMatchObject({
      rows: [],
      coverage: {
        scanned: 0,
        failedCount: 1,
        failed: [{ id: shared, title: 'File 10', reason: expect.stringContaining('500'), isRetried: true }],
      },
    });
    serveByServices(bff.upstream, services);
    const response = await reviewer.request('/api/indexes/approvals/refresh', { method: 'POST' });
    expect(response.status).toBe(202);
    await settles(reviewer, 'approvals', ({ rows }) => expect(rows).toHaveLength(1));
  });

  test('says that a service does not answer, keeps what it has, and goes on when the service is back', async () => {
    const reviewer = await bff.signIn('reviewer');
    const before = await settles(reviewer, 'approvals', ({ rows }) => expect(rows).toHaveLength(1));
    bff.upstream.handler = (_request, response) => void response.destroy();
    bff.clock.advance(10_000);
    await vi.waitFor(async () => {
      const { coverage, rows } = await read(reviewer, 'approvals');
      expect(coverage).toMatchObject({ state: 'paused', reason: expect.stringContaining('reached') });
      expect(rows).toEqual(before.rows);
    }, 20_000);
    serveByServices(bff.upstream, services);
    bff.clock.advance(15_000);
    await settles(reviewer, 'approvals', ({ rows }) => expect(rows).toHaveLength(1));
  });

  test('says that it waits when its person has signed out, and goes on when they are back', async () => {
    const reviewer = await bff.signIn('reviewer');
    await settles(reviewer, 'approvals');
    await reviewer.request('/auth/logout', { method: 'POST' });
    bff.clock.advance(60_000);
    const before = bff.upstream.requests.length;
    const operator = await bff.signIn('operator');
    await operator.request('/api/indexes/access-requests');
    await vi.waitFor(() => expect(bff.upstream.requests.length).toBeGreaterThan(before + 20), 10_000);
    const byReviewer = bff.upstream.requests
      .slice(before)
      .filter(({ headers }) => headers.authorization?.includes(REVIEWER));
    expect(byReviewer).toEqual([]);
    await settles(await bff.signIn('reviewer'), 'approvals');
  });

  test('hears at once what others do here, and from their feeds where the role may not follow its own', async () => {
    const [shared = ''] = fileIds.slice(10);
    await share(shared, 'reader', SUPPORT);
    const [operator, reviewer] = [await bff.signIn('operator'), await bff.signIn('reviewer')];
    const support = await bff.signIn('support');
    for (const browser of [operator, reviewer, support]) await settles(browser, 'approvals');
    const { coverage } = await read(support, 'approvals');
    const shows = (browser: TestBrowser, approvalId: string, status: string) =>
      settles(browser, 'approvals', ({ rows }) =>
        expect(rows).toEqual(expect.arrayContaining([expect.objectContaining({ approvalId, status })])),
      );
    const listedBefore = listed();
    const path = `/drive/v3/files/${shared}/approvals`;
    const body = JSON.stringify({ reviewerEmails: [REVIEWER] });
    const started = await operator.request(`/api${path}:start`, { method: 'POST', body });
    const { approvalId } = z.object({ approvalId: z.string() }).parse(started.json());
    await shows(reviewer, approvalId, 'IN_PROGRESS');
    await shows(support, approvalId, 'IN_PROGRESS');
    await services.call(OPERATOR, 'POST', `${path}/${approvalId}:cancel`, {});
    bff.clock.advance(11_000);
    const later = await shows(support, approvalId, 'CANCELLED');
    // It heard of this file alone, and does not claim to know more.
    expect(later.coverage).toMatchObject({ asOf: coverage.asOf });
    expect(listed() - listedBefore).toBeLessThan(20);
  });
});

describe('a service that does not search everywhere', () => {
  let isIncomplete = true;

  /** Has the service list a few files only, and say so. */
  function listFew(count: number): void {
    const serve = bff.upstream.handler;
    isIncomplete = true;
    bff.upstream.handler = (request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://service.test');
      if (!isIncomplete || pathname !== '/drive/v3/files') return serve?.(request, response);
      request.resume();
      const files = fileIds.slice(0, count).map((id) => ({ id, name: id, mimeType: 'text/plain' }));
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ files, incompleteSearch: true }));
    };
  }

  test('leaves an index incomplete, which lists again later and reads only what is new', async () => {
    listFew(2);
    const operator = await bff.signIn('operator');
    const { coverage } = await settles(operator, 'approvals');
    expect(coverage).toMatchObject({ isIncomplete: true, total: 2, resumeTime: expect.any(String) });
    isIncomplete = false;
    bff.clock.advance(10 * 60_000);
    const whole = await settles(operator, 'approvals', (found) => expect(found.coverage.total).toBeGreaterThan(100));
    expect(whole.coverage).not.toHaveProperty('isIncomplete');
    expect(whole.coverage).not.toHaveProperty('resumeTime');
  });

  test('does not make files disappear that were found before', async () => {
    listFew(0);
    isIncomplete = false;
    const operator = await bff.signIn('operator');
    const { coverage } = await settles(operator, 'approvals', (found) =>
      expect(found.coverage.total).toBeGreaterThan(100),
    );
    isIncomplete = true;
    await operator.request('/api/indexes/approvals/refresh?full=true', { method: 'POST' });
    const after = await settles(operator, 'approvals', (found) =>
      expect(found.coverage).toMatchObject({ isIncomplete: true }),
    );
    expect(after.coverage.total).toBe(coverage.total);
  });

  test('leaves the list of projects incomplete', async () => {
    listFew(1);
    const operator = await bff.signIn('operator');
    const { coverage, rows } = await settles(operator, 'projects');
    expect(coverage).toMatchObject({
      retryCount: 1,
      failed: [{ title: 'Script files', reason: 'The service did not search everywhere.', isRetried: true }],
    });
    expect(rows).toHaveLength(1);
  });
});

test('the index of access requests lists them and says of which files one is no approver', async () => {
  const [readable = '', writable = ''] = fileIds.slice(20);
  await share(readable, 'reader');
  await share(writable, 'writer');
  putProposal(services.db, requireItem(services.db, writable).number, {
    requesterId: services.account('third@example.com').id,
    role: 'commenter',
    message: 'For the audit.',
    createdAt: Date.UTC(2026, 2, 1, 9),
  });
  const reviewer = await bff.signIn('reviewer');
  const found = await settles(reviewer, 'access-requests');
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

test('the index of what is shared outside lists access given on files to other domains, and follows its end', async () => {
  const [shared = '', inside = ''] = fileIds.slice(30);
  const PETRA = 'petra@partner.example';
  services.account(PETRA);
  await share(inside, 'writer');
  await share(shared, 'reader', PETRA);
  await putInto('Partners', shared);
  const operator = await bff.signIn('operator');
  const found = await settles(operator, 'outside-access');
  expect(found).toMatchObject({
    rows: [{ fileId: shared, title: 'File 30', grantee: PETRA, role: 'reader', path: ['My Drive', 'Partners'] }],
    all: 1,
    coverage: { failedCount: 0 },
  });
  const counts = async (query: string) => (await read(operator, 'outside-access', query)).rows.length;
  expect([await counts('?granteeDomain=partner.example'), await counts('?granteeDomain=example.com')]).toEqual([1, 0]);

  const folder = { name: 'All of it', mimeType: 'application/vnd.google-apps.folder' };
  const { body } = await services.call(OPERATOR, 'POST', '/drive/v3/files', folder);
  const { id: folderId } = z.object({ id: z.string() }).parse(body);
  await services.call(OPERATOR, 'PATCH', `/drive/v3/files/${inside}?addParents=${folderId}`, {});
  await share(folderId, 'writer', PETRA);
  const { permissionId } = services.account(PETRA);
  await services.call(OPERATOR, 'DELETE', `/drive/v3/files/${shared}/permissions/${permissionId}`);
  bff.clock.advance(11_000);
  // What lies in the folder has the access from above: it ends with that of the folder.
  await settles(operator, 'outside-access', ({ rows }) =>
    expect(rows).toMatchObject([{ fileId: folderId, grantee: PETRA, role: 'writer' }]),
  );

  const reviewer = await bff.signIn('reviewer');
  const partly = await settles(reviewer, 'outside-access');
  expect(partly.rows).toEqual([]);
});

test('a scan that is asked for is seen to run, and to end, where nothing has changed', async () => {
  const operator = await bff.signIn('operator');
  await settles(operator, 'outside-access');
  const reader = await LiveReader.open(operator, bff.port, ['index:outside-access']);
  await reader.invalidation('index:outside-access', 'sync');
  const from = reader.events.length;
  const response = await operator.request('/api/indexes/outside-access/refresh', { method: 'POST' });
  expect(response.json()).toMatchObject({ state: 'scanning' });
  await reader.invalidation('index:outside-access', 'changed', from);
  await settles(operator, 'outside-access');
  await reader.close();
});

test('the index of what is shared outside asks once for a file, unless a second call can tell more', async () => {
  const PETRA = 'petra@partner.example';
  services.account(PETRA);
  const drive = await services.call(OPERATOR, 'POST', '/drive/v3/drives?requestId=outside', { name: 'Sales' });
  const { id: driveId } = z.object({ id: z.string() }).parse(drive.body);
  const create = async (name: string) => {
    const path = '/drive/v3/files?supportsAllDrives=true';
    const { body } = await services.call(OPERATOR, 'POST', path, { name, parents: [driveId] });
    return z.object({ id: z.string() }).parse(body).id;
  };
  const [given = ''] = [await create('Given'), await create('Kept')];
  const path = `/drive/v3/files/${given}/permissions?supportsAllDrives=true&sendNotificationEmail=false`;
  const body = { role: 'reader', type: 'user', emailAddress: PETRA };
  expect((await services.call(OPERATOR, 'POST', path, body)).status).toBe(200);
  const [readable = ''] = fileIds.slice(40);
  await share(readable, 'reader');

  const requested = () =>
    bff.upstream.requests.filter(({ url }) => url.includes('/permissions?')).map(({ url }) => url);
  const operator = await bff.signIn('operator');
  const found = await settles(operator, 'outside-access');
  expect(found.rows).toContainEqual(expect.objectContaining({ fileId: given, driveId, grantee: PETRA }));
  expect(requested()).toEqual([expect.stringContaining(given)]);

  const reviewer = await bff.signIn('reviewer');
  const { coverage } = await settles(reviewer, 'outside-access');
  expect(coverage.failed).toContainEqual(
    expect.objectContaining({ id: readable, reason: 'You cannot view who has access to this file.' }),
  );
  expect(requested()).toHaveLength(1);
});

test('the index of projects joins what files, processes and pins tell', async () => {
  const created = await services.call(OPERATOR, 'POST', '/v1/projects', { title: 'Nightly report' });
  const { scriptId } = z.object({ scriptId: z.string() }).parse(created.body);
  const operator = await bff.signIn('operator');
  const pin = { method: 'PUT', headers: { 'content-type': 'application/json' } } as const;
  await operator.request(`/api/pins/script/${scriptId}`, { ...pin, body: '{"title":"Nightly"}' });
  await operator.request('/api/pins/script/elsewhere', { ...pin, body: '{"title":"Pasted"}' });
  const found = await settles(operator, 'projects', ({ rows }) => expect(rows).toHaveLength(2));
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
  await services.call(OPERATOR, 'PATCH', `/drive/v3/files/${scriptId}`, { trashed: true });
  await operator.request('/api/indexes/projects/refresh?full=true', { method: 'POST' });
  await settles(operator, 'projects', ({ rows }) => expect(rows).toMatchObject([{ scriptId: 'elsewhere' }]));
  const reviewer = await bff.signIn('reviewer');
  const partly = await settles(reviewer, 'projects');
  expect(partly.coverage.failed).toMatchObject([{ id: 'processes', reason: expect.stringContaining('role') }]);
});

test('an index is not shown to roles that may not make its calls, and takes no odd queries', async () => {
  const support = await bff.signIn('support');
  expect((await support.request('/api/indexes/access-requests')).status).toBe(403);
  expect((await support.request('/api/indexes/approvals')).status).toBe(200);
  expect((await support.request('/api/indexes/nothing/refresh', { method: 'POST' })).status).toBe(404);
  for (const query of ['sort=price', 'folder=mine', 'dueFrom=tomorrow', 'pageSize=0', 'pageToken=x', 'colour=red']) {
    const response = await support.request(`/api/indexes/approvals?${query}`);
    expect([query, response.status]).toEqual([query, 400]);
    expect(response.json()).toMatchObject({ code: 'bad_query' });
  }
});
