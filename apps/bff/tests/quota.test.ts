import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import type { TestBff } from '#testing/test-bff.ts';
import type { TestServices } from '../../services/src/testing/start-test-services.ts';
import { PublicError, serveByServices } from './serve-by-services.ts';
import { ServedBff } from './served-bff.ts';

const EMAIL = 'operator@example.com';
const WAIT = { timeout: 20_000, interval: 100 };
const QUOTA = PublicError.of(403, 'userRateLimitExceeded', 'usageLimits');
const FILES = 40;

const created = z.object({ id: z.string() });
const index = z.looseObject({ rows: z.array(z.unknown()), coverage: z.looseObject({ state: z.string() }) });

let services: TestServices;
let bff: TestBff;
let operator: TestBrowser;
const fileIds: string[] = [];

beforeAll(async () => {
  const served = await ServedBff.start();
  ({ bff, services, operator } = served);
  for (let number = 0; number < FILES; number += 1) {
    const { body } = await services.call(EMAIL, 'POST', '/drive/v3/files', { name: `File ${number}` });
    fileIds.push(created.parse(body).id);
  }
  return () => served[Symbol.asyncDispose]();
});

beforeEach(() => serveByServices(bff.upstream, services));

/** Accepts this many matching calls and then responds like the public service with an exceeded quota. */
function limit(isLimited: (url: string, method: string) => boolean, most: number): () => number {
  let calls = 0;
  serveByServices(bff.upstream, services, (url, method) => {
    if (!isLimited(url, method)) return undefined;
    calls += 1;
    return calls > most ? QUOTA : undefined;
  });
  return () => calls;
}

/** Rejects the first matching calls. */
function refuseFirst(isLimited: (url: string, method: string) => boolean, count: number): () => number {
  let calls = 0;
  serveByServices(bff.upstream, services, (url, method) => {
    if (!isLimited(url, method)) return undefined;
    calls += 1;
    return calls <= count ? QUOTA : undefined;
  });
  return () => calls;
}

async function post(path: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const response = await operator.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(response.status).toBe(201);
  return response.json();
}

describe('an exceeded quota, which the public service reports with 403,', () => {
  test('is a 429 for the browser, after the call was retried', async () => {
    const countCalls = limit((url) => url.startsWith('/drive/v3/files?'), 0);
    const refused = await operator.request('/api/drive/v3/files');
    expect(refused.status).toBe(429);
    expect(refused.json()).toMatchObject({
      code: 'rate_limited',
      failure: 'quota',
      retryable: true,
      upstream: { status: 403, reason: 'userRateLimitExceeded' },
    });
    expect(countCalls()).toBe(3);
    refuseFirst((url) => url.startsWith('/drive/v3/files?'), 1);
    expect((await operator.request('/api/drive/v3/files')).status).toBe(200);
  });

  test('pauses an index, which reports why and until when, and omits no file', async () => {
    const read = async () => index.parse((await operator.request('/api/indexes/approvals')).json());
    limit((url) => url.includes('/approvals?'), 10);
    await vi.waitFor(async () => expect((await read()).coverage).toMatchObject({ state: 'paused' }), WAIT);
    const { coverage } = await read();
    expect(coverage).toMatchObject({
      failure: 'quota',
      reason: expect.stringContaining('quota'),
      resumeTime: expect.any(String),
      scanned: 10,
      failedCount: 0,
      failed: [],
    });
    expect(Date.parse(String(coverage.resumeTime))).toBeGreaterThan(bff.clock.nowMs());
    // Reading the index does not end the pause earlier.
    const before = bff.upstream.requests.length;
    await read();
    await operator.request('/api/drive/v3/about?fields=user');
    expect(bff.upstream.requests).toHaveLength(before + 1);
    serveByServices(bff.upstream, services);
    bff.clock.advance(20_000);
    await vi.waitFor(async () => expect((await read()).coverage).toMatchObject({ state: 'current' }), WAIT);
    const { coverage: whole } = await read();
    expect(whole).toMatchObject({ failedCount: 0, scanned: whole.total });
    expect(whole).not.toHaveProperty('retryCount');
  }, 60_000);

  test('does not hide a user’s own decisions', async () => {
    const fileId = fileIds[30];
    const started = await services.call(EMAIL, 'POST', `/drive/v3/files/${fileId}/approvals:start`, {
      reviewerEmails: [EMAIL],
    });
    const { approvalId } = z.looseObject({ approvalId: z.string() }).parse(started.body);
    const read = async () => index.parse((await operator.request('/api/indexes/approvals')).json());
    await operator.request('/api/indexes/approvals/refresh', { method: 'POST' });
    await vi.waitFor(
      async () => expect((await read()).rows).toMatchObject([{ approvalId, status: 'IN_PROGRESS' }]),
      WAIT,
    );
    // The scan is rejected, but a call of the user succeeds.
    let isUsedUp = true;
    const countReads = limit((url) => isUsedUp && url.includes('/approvals?') && !url.includes(`/${fileId}/`), 0);
    await operator.request('/api/indexes/approvals/refresh?full=true', { method: 'POST' });
    await vi.waitFor(async () => expect((await read()).coverage).toMatchObject({ state: 'paused' }), WAIT);
    expect(countReads()).toBeGreaterThan(0);
    const approved = await operator.request(`/api/drive/v3/files/${fileId}/approvals/${approvalId}:approve`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(approved.status).toBe(200);
    await vi.waitFor(async () => expect((await read()).rows).toMatchObject([{ approvalId, status: 'APPROVED' }]), WAIT);
    expect((await read()).coverage).toMatchObject({ state: 'paused' });
    isUsedUp = false;
  });

  test('makes a job wait, and fails no item', async () => {
    const countPatches = refuseFirst((_url, method) => method === 'PATCH', 6);
    const items = fileIds.slice(0, 12).map((id) => ({ id, label: id, params: { fileId: id }, body: { name: 'New' } }));
    const accepted = await post('/api/jobs', { title: 'Rename', operationId: 'drive.files.update', items });
    const { jobId } = z.looseObject({ jobId: z.string() }).parse(accepted);
    const read = async () => (await operator.request(`/api/jobs/${jobId}`)).json();
    await vi.waitFor(async () => expect(await read()).toMatchObject({ state: 'ended' }), WAIT);
    expect(await read()).toMatchObject({ counts: { done: 12 } });
    expect(countPatches()).toBe(18);
  }, 40_000);

  test('delays a delayed call a little longer', async () => {
    const countPatches = refuseFirst((_url, method) => method === 'PATCH', 1);
    const draft = {
      operationId: 'drive.files.update',
      params: { fileId: fileIds[20] },
      body: { name: 'Later' },
      label: 'Rename',
      holdMs: 0,
    };
    const { delayedCallId } = z
      .looseObject({ delayedCallId: z.string() })
      .parse(await post('/api/delayed-calls', draft));
    const read = async () => (await operator.request(`/api/delayed-calls/${delayedCallId}`)).json();
    await vi.waitFor(async () => {
      expect(countPatches()).toBe(1);
      expect(await read()).toMatchObject({ state: 'held' });
    }, WAIT);
    bff.clock.advance(3_000);
    await vi.waitFor(async () => expect(await read()).toMatchObject({ state: 'sent' }), WAIT);
    expect(countPatches()).toBe(2);
  });
});

describe('an exceeded quota, shown in the owner’s list,', () => {
  const reason = 'The quota of the service is used up.';

  test('stops a rule, which resumes automatically', async () => {
    limit((url) => url.startsWith('/v1/processes'), 0);
    const settings = { count: 1, minutes: 60 };
    await post('/api/alert-rules', { name: 'Failures', kind: 'functionFails', settings });
    const read = async () => (await operator.request('/api/alert-rules')).json();
    await vi.waitFor(async () => {
      expect(await read()).toMatchObject({ rules: [{ status: 'stopped', statusReason: reason }] });
    }, WAIT);
    serveByServices(bff.upstream, services);
    bff.clock.advance(60_000);
    await vi.waitFor(async () => expect(await read()).toMatchObject({ rules: [{ status: 'watching' }] }), WAIT);
  }, 40_000);

  test('delays a report, which is retried', async () => {
    const { body } = await services.call(EMAIL, 'POST', '/drive/v3/files', {
      name: 'Reports',
      mimeType: 'application/vnd.google-apps.folder',
    });
    const draft = {
      name: 'Files',
      source: { operationId: 'drive.files.list', params: {} },
      path: '/files',
      format: 'csv',
      destination: { folderId: created.parse(body).id },
      isEnabled: true,
      schedule: { frequency: 'daily', timeZone: 'UTC', clock: '08:00', weekday: 1 },
    };
    const { reportId } = z.looseObject({ reportId: z.string() }).parse(await post('/api/reports', draft));
    const read = async () => (await operator.request('/api/reports')).json();
    limit((url) => url.startsWith('/drive/v3/files?'), 0);
    expect((await operator.request(`/api/reports/${reportId}/run`, { method: 'POST' })).status).toBe(202);
    await vi.waitFor(async () => {
      const lastResult = `${reason} Trying again.`;
      expect(await read()).toMatchObject({ reports: [{ status: 'preparing', lastResult }] });
    }, WAIT);
    serveByServices(bff.upstream, services);
    bff.clock.advance(60_000);
    await vi.waitFor(async () => expect(await read()).toMatchObject({ reports: [{ status: 'succeeded' }] }), WAIT);
  }, 40_000);
});

describe('an operation missing from the service', () => {
  const MISSING = new PublicError(404, '<title>Error 404 (Not Found)!!1</title>', 'text/html');

  test('pauses its index, which reports it instead of looking empty', async () => {
    serveByServices(bff.upstream, services, (url) => (url.includes('/accessproposals') ? MISSING : undefined));
    const read = async () => index.parse((await operator.request('/api/indexes/access-requests')).json());
    await vi.waitFor(async () => expect((await read()).coverage).toMatchObject({ state: 'paused' }), WAIT);
    expect((await read()).coverage).toMatchObject({ failure: 'not_offered', scanned: 0, failedCount: 0 });
    expect(await read()).not.toMatchObject({ coverage: { total: 0 } });
  }, 40_000);

  test('does not stop an index that can list files without it', async () => {
    serveByServices(bff.upstream, services, (url) => (url.includes('/changes/startPageToken') ? MISSING : undefined));
    const read = async () => index.parse((await operator.request('/api/indexes/outside-access')).json());
    await vi.waitFor(async () => expect((await read()).coverage).toMatchObject({ state: 'current' }), WAIT);
  }, 40_000);
});

test('a file list whose page token loops back to its first page ends with an error', async () => {
  const looping = JSON.stringify({ files: [], nextPageToken: 'again' });
  serveByServices(bff.upstream, services, (url) =>
    url.startsWith('/drive/v3/files?') ? new PublicError(200, looping) : undefined,
  );
  await operator.request('/api/indexes/approvals/refresh?full=true', { method: 'POST' });
  const read = async () => index.parse((await operator.request('/api/indexes/approvals')).json());
  const paused = { state: 'paused', reason: expect.stringContaining('an endless list') };
  await vi.waitFor(async () => expect((await read()).coverage).toMatchObject(paused), WAIT);
}, 40_000);
