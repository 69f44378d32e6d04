import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile, sampleText } from '#testing/sample-files.ts';
import {
  sampleQueue as index,
  reviewResponses,
  sampleReview as row,
  withQueue as withIndex,
} from '#testing/sample-reviews.ts';

test('a delayed response and an unsent one are shown in the queue and on the approval', async () => {
  const send = (number: number, members: object) => ({
    delayedCallId: `s${number}`,
    operationId: 'drive.approvals.approve',
    params: { fileId: `file-${number}`, approvalId: `approval-${number}` },
    label: 'Approve Contract',
    createTime: '2026-11-21T10:00:00.000Z',
    sendTime: '2026-11-21T10:00:06.000Z',
    ...members,
  });
  const refused = { state: 'failed', problem: { code: 'conflict', detail: 'The file has changed. It was not sent.' } };
  const bff = withIndex(index([row(1), row(2), row(3)]), {
    'GET /api/delayed-calls': () => ({
      delayedCalls: [send(1, { state: 'held' }), send(2, refused), send(1, refused)],
    }),
  });
  const { screen } = await renderApp({ url: '/reviews', responses: reviewResponses, bff });
  await expect.element(screen.getByRole('row', { name: 'Contract 1.txt' }).getByText('Answer pending')).toBeVisible();
  const refusedRow = screen.getByRole('row', { name: 'Contract 2.txt' });
  await expect.element(refusedRow.getByText('Not sent')).toBeVisible();
  const other = screen.getByRole('row', { name: 'Contract 3.txt' });
  await expect.element(other.getByText(/^\d of \d approved$/)).toBeVisible();
  await expectAccessible();
  await refusedRow.click();
  const panel = screen.getByRole('complementary');
  await expect
    .element(panel.getByText('Your last response was not sent. The file has changed. It was not sent.'))
    .toBeVisible();
});

test('several approvals are decided as a job: omitted ones show why in advance, skipped ones show why afterwards', async () => {
  sessionStorage.setItem(
    'rotunda.opened-files',
    '[{"fileId":"file-1","version":"f1","part":"all"},{"fileId":"file-3","version":"old","part":"all"}]',
  );
  const jobs: unknown[] = [];
  const counts = { waiting: 0, running: 0, done: 0, retryable: 0, final: 0, skipped: 1, notStarted: 0 };
  const times = { createTime: '2026-11-21T10:00:00.000Z', updateTime: '2026-11-21T10:00:00.000Z' };
  const job = { jobId: 'j', title: 'Approve 1 file', operationId: '', total: 1, canUndo: false, counts, ...times };
  const versions = { modifyTime: 'm1', fileModifyTime: 'f1' };
  const rows = [row(1, versions), row(2, versions), row(3, versions), row(4, { isWaitingOnMe: false })];
  const bff = withIndex(index(rows), {
    'POST /api/jobs': ({ body }) => {
      jobs.push(body);
      return { ...job, state: 'running' };
    },
    'GET /api/jobs/j': () => ({ ...job, state: 'ended' }),
    'GET /api/jobs/j/items': () => ({
      items: [{ id: '1', label: 'Contract 1.txt', state: 'skipped', attempts: 1, reason: 'The file has changed.' }],
    }),
  });
  const { screen } = await renderApp({ url: '/reviews', responses: reviewResponses, bff });
  const first = screen.getByRole('row', { name: 'Contract 1.txt' });
  await expect.element(first).toBeVisible();
  first.element().focus();
  await userEvent.keyboard('*');
  await screen.getByRole('button', { name: 'Approve' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Approve 4 files' });
  const plan = dialog.getByRole('list', { name: 'Effect on each item' });
  await expect.element(plan.getByText('Completes the approval')).toBeVisible();
  await expect.element(plan.getByText('Skipped: not viewed yet')).toBeVisible();
  await expect.element(plan.getByText('Skipped: changed since you viewed it')).toBeVisible();
  await expect.element(plan.getByText('Skipped: not waiting for you')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Approve 1 file' }).click();
  const outcome = screen.getByRole('dialog', { name: 'Approve 1 file' });
  await expect.element(outcome.getByRole('listitem', { name: 'Contract 1.txt' }).getByText('Skipped')).toBeVisible();
  await expect.element(outcome.getByText('The file has changed.')).toBeVisible();
  expect(jobs).toMatchObject([
    {
      operationId: 'drive.approvals.approve',
      storesUndo: false,
      items: [{ label: 'Contract 1.txt', ifMatch: 'm1 f1' }],
    },
  ]);
});

test('an approval answered outside is compared with the content at that response, and documented on paper', async () => {
  const step = (kind: string, members: object = {}) => ({ stepId: kind, kind, origin: 'outside', ...members });
  const steps = [
    step('started', { time: '2026-11-20T10:00:00.000Z', person: { email: 'ana@example.com', name: 'Ana Ivanova' } }),
    step('approved', {
      time: '2026-11-20T12:00:00.000Z',
      person: { email: 'bo@example.com', name: 'Bo Berg' },
      origin: 'console',
      message: 'Fine by me',
      auditId: 'writer.7',
      auditHash: 'c0ffee',
    }),
  ];
  const revision = (id: string, modifiedTime: string) => ({
    id,
    modifiedTime,
    mimeType: 'text/plain',
    size: '4',
    md5Checksum: `sum of ${id}`,
    keepForever: true,
  });
  const revisions = [revision('rev-1', '2026-11-19T10:00:00.000Z'), revision('rev-2', '2026-11-20T13:00:00.000Z')];
  const { screen, address } = await renderApp({
    url: '/reviews/file-1/approval-1',
    responses: {
      ...reviewResponses,
      'drive.files.get': ({ query }) =>
        query.get('alt') === 'media'
          ? new Response(sampleText('text of today'))
          : sampleFile({ modifiedTime: '2026-11-20T13:00:00.000Z' }),
      'drive.revisions.list': () => ({ revisions }),
      'drive.revisions.get': ({ pathParams }) =>
        new Response(`text ${pathParams.revisionId === 'rev-2' ? 'of today' : 'of then'}`),
    },
    bff: withIndex(index([row(1), row(2)]), { 'GET /api/approval-history': () => ({ steps }) }),
  });
  await expect.element(screen.getByRole('region', { name: 'History' }).getByText('“Fine by me”')).toBeVisible();
  await expect.element(screen.getByText('1 of 2', { exact: true })).toBeVisible();
  await expect
    .element(screen.getByText('The file has changed since Bo Berg approved it. This approval is still valid.'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'See what changed since Bo Berg approved' }).click();
  await expect.element(screen.getByRole('table', { name: 'Text changes' }).getByText('today')).toBeVisible();
  expect(address()).toContain('view=since-bo');
  await expectAccessible();
  await screen.getByRole('link', { name: 'Proof' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Proof of approval: Release notes.txt' })).toBeVisible();
  const what = screen.getByRole('region', { name: 'History' });
  await expect.element(what.getByText('c0ffee')).toBeVisible();
  await expect.element(what.getByText('sum of rev-1').first()).toBeVisible();
  await expectAccessible();
});
