import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '#testing/render-app.tsx';
import type { StubResponses, StubRoutes } from '#testing/stub-services.ts';
import type { RequestIndex, RequestRow } from './queries.ts';

const rows = [1, 2].map(
  (number): RequestRow => ({
    fileId: `file-${number}`,
    proposalId: `proposal-${number}`,
    title: `Audit evidence ${number}.txt`,
    requester: `person${number}@example.com`,
    recipient: `person${number}@example.com`,
    roles: ['writer'],
    message: 'I need this for a support case.',
    createTime: '2026-11-18T10:00:00.000Z',
    etag: `etag-${number}`,
  }),
);
const index: RequestIndex = {
  rows,
  all: rows.length,
  coverage: { state: 'current', scanned: 10, total: 10, failedCount: 0, failed: [], calls: 12 },
};
const responses: StubResponses = { 'drive.drives.list': () => ({ drives: [] }) };

test.for(['Accept', 'Deny'])(
  '%s: requests resolved together are delayed together, and undo restores the form, with nothing sent',
  async (verb) => {
    const stopped: string[] = [];
    const createTime = new Date().toISOString();
    const job = () => ({
      jobId: 'j',
      title: `${verb} 2 requests`,
      operationId: 'drive.accessproposals.resolve',
      total: 2,
      canUndo: false,
      counts: { waiting: 2, running: 0, done: 0, retryable: 0, final: 0, skipped: 0, notStarted: 0 },
      createTime,
      updateTime: createTime,
      startTime: new Date(Date.now() + 60_000).toISOString(),
      state: stopped.length > 0 ? 'stopped' : 'running',
      ...(stopped.length > 0 && { endTime: createTime }),
    });
    const jobs: unknown[] = [];
    const bff: StubRoutes = {
      'GET /api/indexes/access-requests': () => index,
      'POST /api/jobs': ({ body }) => {
        jobs.push(body);
        return job();
      },
      'GET /api/jobs/j': job,
      'GET /api/jobs/j/items': () => ({ items: [] }),
      'POST /api/jobs/j/stop': () => {
        stopped.push('j');
        return job();
      },
    };
    const { screen, services } = await renderApp({ url: '/access-requests', responses, bff });
    const first = screen.getByRole('row', { name: 'person1@example.com, Audit evidence 1.txt' });
    await expect.element(first).toBeVisible();
    first.element().focus();
    await userEvent.keyboard('*');
    await screen.getByRole('button', { name: verb === 'Accept' ? 'Accept as Reader' : 'Deny', exact: true }).click();
    const dialog = screen.getByRole('dialog', { name: `${verb} 2 requests` });
    await dialog.getByText('Notify by email').click();
    await dialog.getByRole('button', { name: `${verb} 2 requests` }).click();
    await expect.element(dialog.getByText(/^Starts in \d+\ss$/)).toBeVisible();
    expect(jobs).toMatchObject([{ isHeld: true, items: [{ id: 'file-1~proposal-1' }, { id: 'file-2~proposal-2' }] }]);
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect.element(dialog.getByRole('checkbox', { name: 'Notify by email' })).not.toBeChecked();
    await expect.element(dialog.getByRole('button', { name: `${verb} 2 requests` })).toBeEnabled();
    expect(stopped).toEqual(['j']);
    expect(services.callsOf('drive.accessproposals.resolve')).toEqual([]);
    await userEvent.keyboard('{Escape}');
    // The same requests are still selected.
    await expect.element(screen.getByText('2 requests selected')).toBeVisible();
  },
);
