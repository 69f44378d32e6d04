import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';
import {
  sampleQueue as index,
  reviewResponses,
  sampleReview as row,
  withQueue as withIndex,
} from '#testing/sample-reviews.ts';
import { serviceError } from '#testing/stub-services.ts';
import { undoMessage } from '#testing/undo-message.ts';

test('approvals decided together are delayed together: undo restores the form, with nothing sent', async () => {
  let state: 'running' | 'stopped' = 'running';
  const counts = { waiting: 2, running: 0, done: 0, retryable: 0, final: 0, skipped: 0, notStarted: 0 };
  const createTime = new Date().toISOString();
  const startTime = new Date(Date.now() + 60_000).toISOString();
  const jobs: unknown[] = [];
  const job = () => ({
    jobId: 'j',
    title: 'Decline 2 files',
    operationId: 'drive.approvals.decline',
    total: 2,
    canUndo: false,
    counts,
    createTime,
    updateTime: createTime,
    startTime,
    state,
    ...(state === 'stopped' && { endTime: createTime }),
  });
  const stop = () => {
    state = 'stopped';
    return job();
  };
  const bff = withIndex(index([row(1), row(2)]), {
    'POST /api/jobs': ({ body }) => {
      jobs.push(body);
      return job();
    },
    'GET /api/jobs/j': job,
    'GET /api/jobs/j/items': () => ({ items: [] }),
    'POST /api/jobs/j/stop': stop,
  });
  const { screen } = await renderApp({ url: '/reviews', responses: reviewResponses, bff });
  const first = screen.getByRole('row', { name: 'Contract 1.txt' });
  await expect.element(first).toBeVisible();
  first.element().focus();
  await userEvent.keyboard('*');
  await screen.getByRole('button', { name: 'Decline' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Decline 2 files' });
  await dialog.getByText('Include files I have not viewed').click();
  await dialog.getByRole('textbox', { name: 'Comment for everyone' }).fill('The annex is missing.');
  await dialog.getByRole('button', { name: 'Decline 2 files' }).click();
  await expect.element(dialog.getByText(/^Starts in \d+\ss$/)).toBeVisible();
  expect(jobs).toMatchObject([{ isHeld: true, items: [{ label: 'Contract 1.txt' }, { label: 'Contract 2.txt' }] }]);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect
    .element(dialog.getByRole('textbox', { name: 'Comment for everyone' }))
    .toHaveValue('The annex is missing.');
  await expect.element(dialog.getByRole('button', { name: 'Decline 2 files' })).toBeEnabled();
});

test('undoing a decision returns to its approval, with the text in place', async () => {
  const times = { createTime: '2026-11-21T10:00:00.000Z', sendTime: '2026-11-21T10:01:00.000Z' };
  const held = { delayedCallId: 's', operationId: '', params: {}, label: 'Decline Release notes.txt', ...times };
  const { screen, address } = await renderApp({
    url: '/reviews/file-1/approval-1?sort=title',
    responses: reviewResponses,
    bff: withIndex(index([row(1), row(2)]), {
      'GET /api/approval-history': () => ({ steps: [] }),
      'POST /api/delayed-calls': () => ({ ...held, state: 'held' }),
      'DELETE /api/delayed-calls/s': () => ({ ...held, state: 'cancelled' }),
    }),
  });
  const text = screen.getByRole('textbox', { name: 'Comment (optional to approve)' });
  await expect.element(screen.getByRole('button', { name: 'Decline' })).toBeEnabled();
  await userEvent.keyboard('d');
  await expect.element(text).toHaveFocus();
  await text.fill('The annex is missing.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(address).toContain('/reviews/file-2/approval-2');
  // A draft text belongs to its approval.
  await expect.element(text).toHaveValue('');
  await undoMessage('Declining Release notes.txt in 60 s');
  await expect.poll(address).toBe('/reviews/file-1/approval-1?sort=title');
  await expect.element(text).toHaveValue('The annex is missing.');
});

test('typing on an unopened approval decides nothing, on it and on the next ones', async () => {
  const drafts: unknown[] = [];
  const { screen, address } = await renderApp({
    url: '/reviews/file-1/approval-1',
    responses: {
      ...reviewResponses,
      'drive.files.get': ({ query }) =>
        query.get('alt') === 'media' ? serviceError(403, 'cannotDownloadFile', 'Not for you.') : sampleFile(),
    },
    bff: withIndex(index([row(1), row(2)]), {
      'GET /api/approval-history': () => ({ steps: [] }),
      'POST /api/delayed-calls': ({ body }) => drafts.push(body),
    }),
  });
  const box = screen.getByRole('checkbox', { name: 'Decide without opening the file' });
  await expect.element(box).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(screen.getByRole('group', { name: /^View the file first, or tick the box/ })).toBeVisible();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('dno, the penalty and a date are not agreed');
  const text = screen.getByRole('textbox', { name: 'Comment (optional to approve)' });
  await expect.element(text).toHaveValue('no, the penalty and a date are not agreed');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(text).toHaveAccessibleDescription(/View the file first, or tick the box/);
  await expect.element(box).toHaveFocus();
  await expect.element(box).not.toBeChecked();
  expect(address()).toContain('/reviews/file-1/approval-1');
  expect(drafts).toEqual([]);
});
