import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { LiveReader } from '#testing/clients/live-reader.ts';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import {
  FILES,
  type index,
  OPERATOR,
  prepareIndexes,
  REVIEWER,
  read,
  SUPPORT,
  waitForIndex,
} from './index-requests.ts';
import { serveByServices } from './serve-by-services.ts';

const { services, bff, fileIds, share, moveToNewFolder } = prepareIndexes();

async function startApproval(fileId: string, reviewers: string[], dueTime?: string): Promise<string> {
  const body = { reviewerEmails: reviewers, ...(dueTime && { dueTime }) };
  const response = await services().call(OPERATOR, 'POST', `/drive/v3/files/${fileId}/approvals:start`, body);
  return z.object({ approvalId: z.string() }).parse(response.body).approvalId;
}

function listed(): number {
  return bff().upstream.requests.filter(({ url }) => /\/approvals\?/.test(url)).length;
}

describe('the index of approvals', () => {
  test('finds the approvals of hundreds of files, continues after a restart, and follows changes', async () => {
    const [first = '', second = '', third = ''] = fileIds;
    await startApproval(first, [REVIEWER], '2030-01-02T00:00:00Z');
    await startApproval(second, [REVIEWER, 'third@example.com'], '2030-01-01T00:00:00Z');
    let operator = await bff().signIn('operator');
    expect(await read(operator, 'approvals')).toMatchObject({ rows: [], coverage: { state: 'starting' } });
    await vi.waitFor(() => expect(listed()).toBeGreaterThan(60), 20_000);
    await bff().stop();
    await bff().startReplica();
    operator = await bff().signIn('operator');
    const found = await waitForIndex(operator, 'approvals');
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

    const reader = await LiveReader.open(operator, bff().port, ['index:approvals']);
    await reader.invalidation('index:approvals', 'sync');
    await startApproval(third, [OPERATOR], new Date(Date.now() + 60_000).toISOString());
    await moveToNewFolder('Legal', third);
    bff().clock.advance(61_000);
    await reader.invalidation('index:approvals', 'changed');
    await reader.close();
    await waitForIndex(operator, 'approvals', (later) =>
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

  test('shows no user data that only other users may see', async () => {
    const [shared = ''] = fileIds.slice(10);
    await share(shared, 'reader');
    const approvalId = await startApproval(shared, [REVIEWER]);
    await startApproval(fileIds[11] ?? '', ['third@example.com']);
    const reviewer = await bff().signIn('reviewer');
    const found = await waitForIndex(reviewer, 'approvals', ({ rows }) => expect(rows).toHaveLength(1));
    expect(found).toMatchObject({
      rows: [{ fileId: shared, approvalId, isWaitingOnMe: true, initiator: { email: OPERATOR } }],
      coverage: { scanned: 1, total: 1 },
    });
    await services().call(REVIEWER, 'POST', `/drive/v3/files/${shared}/approvals/${approvalId}:approve`, {});
    await reviewer.request('/api/indexes/approvals/refresh', { method: 'POST' });
    await waitForIndex(reviewer, 'approvals', (later) =>
      expect(later).toMatchObject({ counts: { waiting: 0, decided: 1 } }),
    );
  });

  test('lists unreadable files with the reason, and retries them', async () => {
    const [shared = ''] = fileIds.slice(10);
    serveByServices(bff().upstream, services(), (url) => (url.includes(`${shared}/approvals`) ? 500 : undefined));
    const reviewer = await bff().signIn('reviewer');
    const failing = await waitForIndex(reviewer, 'approvals');
    expect(failing).toMatchObject({
      rows: [],
      coverage: {
        scanned: 0,
        failedCount: 1,
        failed: [{ id: shared, title: 'File 10', reason: expect.stringContaining('500'), isRetried: true }],
      },
    });
    serveByServices(bff().upstream, services());
    const response = await reviewer.request('/api/indexes/approvals/refresh', { method: 'POST' });
    expect(response.status).toBe(202);
    await waitForIndex(reviewer, 'approvals', ({ rows }) => expect(rows).toHaveLength(1));
  });

  test('reports a service that does not respond, retains its rows, and continues when the service is back', async () => {
    const reviewer = await bff().signIn('reviewer');
    const before = await waitForIndex(reviewer, 'approvals', ({ rows }) => expect(rows).toHaveLength(1));
    bff().upstream.handler = (_request, response) => void response.destroy();
    bff().clock.advance(10_000);
    await vi.waitFor(async () => {
      const { coverage, rows } = await read(reviewer, 'approvals');
      expect(coverage).toMatchObject({ state: 'paused', reason: expect.stringContaining('reached') });
      expect(rows).toEqual(before.rows);
    }, 20_000);
    serveByServices(bff().upstream, services());
    bff().clock.advance(15_000);
    await waitForIndex(reviewer, 'approvals', ({ rows }) => expect(rows).toHaveLength(1));
  });

  test('reports that it is waiting when its user has signed out, and continues when they are back', async () => {
    const reviewer = await bff().signIn('reviewer');
    await waitForIndex(reviewer, 'approvals');
    await reviewer.request('/auth/logout', { method: 'POST' });
    bff().clock.advance(60_000);
    const before = bff().upstream.requests.length;
    const operator = await bff().signIn('operator');
    await operator.request('/api/indexes/access-requests');
    await vi.waitFor(() => expect(bff().upstream.requests.length).toBeGreaterThan(before + 20), 10_000);
    const byReviewer = bff()
      .upstream.requests.slice(before)
      .filter(({ headers }) => headers.authorization?.includes(REVIEWER));
    expect(byReviewer).toEqual([]);
    await waitForIndex(await bff().signIn('reviewer'), 'approvals');
  });

  test('shows changes by other users here at once, and uses their feeds if the role cannot follow its own', async () => {
    const [shared = ''] = fileIds.slice(10);
    await share(shared, 'reader', SUPPORT);
    const [operator, reviewer] = [await bff().signIn('operator'), await bff().signIn('reviewer')];
    const support = await bff().signIn('support');
    for (const browser of [operator, reviewer, support]) await waitForIndex(browser, 'approvals');
    const { coverage } = await read(support, 'approvals');
    const shows = (browser: TestBrowser, approvalId: string, status: string) =>
      waitForIndex(browser, 'approvals', ({ rows }) =>
        expect(rows).toEqual(expect.arrayContaining([expect.objectContaining({ approvalId, status })])),
      );
    const listedBefore = listed();
    const path = `/drive/v3/files/${shared}/approvals`;
    const body = JSON.stringify({ reviewerEmails: [REVIEWER] });
    const started = await operator.request(`/api${path}:start`, { method: 'POST', body });
    const { approvalId } = z.object({ approvalId: z.string() }).parse(started.json());
    await shows(reviewer, approvalId, 'IN_PROGRESS');
    await shows(support, approvalId, 'IN_PROGRESS');
    await services().call(OPERATOR, 'POST', `${path}/${approvalId}:cancel`, {});
    bff().clock.advance(11_000);
    const later = await shows(support, approvalId, 'CANCELLED');
    // Only this file was updated, so the coverage time stays the same.
    expect(later.coverage).toMatchObject({ asOf: coverage.asOf });
    expect(listed() - listedBefore).toBeLessThan(20);
  });
});
