import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import type { StubRoutes } from '#testing/stub-services.ts';

const COVERAGE = { state: 'current', scanned: 4, total: 4, failedCount: 0, failed: [], calls: 4 };
const COUNTS = { waiting: 0, snoozed: 0, started: 0, overdue: 0, decided: 3, all: 3 };
const DIGEST = 'ab'.repeat(32);

function rowOf(number: number) {
  return {
    fileId: `file-${number}`,
    approvalId: 'a',
    title: `Report ${number}`,
    status: 'APPROVED',
    reviewers: [],
    isWaitingOnMe: false,
    isStartedByMe: false,
    isLastNeeded: false,
    isChangedSince: false,
  };
}

function evidenceOf(more: object) {
  const createTime = '2026-11-27T08:00:00Z';
  return { evidenceId: 'e-1', title: 'Approvals of November', total: 3, done: 0, partial: 0, createTime, ...more };
}

async function openDialog(bff: StubRoutes, coverage: object = COVERAGE) {
  await page.viewport(1280, 720);
  const app = await renderApp({
    url: '/reviews?folder=decided&status=APPROVED',
    responses: {},
    bff: {
      'GET /api/indexes/approvals': () => ({ rows: [1, 2, 3].map(rowOf), counts: COUNTS, coverage }),
      'GET /api/approval-evidence': () => ({ evidence: [] }),
      ...bff,
    },
  });
  await app.screen.getByRole('button', { name: 'Evidence' }).click();
  return { ...app, dialog: app.screen.getByRole('dialog', { name: 'Export evidence' }) };
}

test('evidence of all that match the filters is compiled part by part and then offered as files', async () => {
  const drafts: unknown[] = [];
  const steps = [{ done: 2 }, { done: 3, partial: 1, digest: DIGEST }];
  const { dialog } = await openDialog({
    'POST /api/approval-evidence': ({ body }) => {
      drafts.push(body);
      return evidenceOf({});
    },
    'POST /api/approval-evidence/e-1/compile': () => evidenceOf(steps.shift() ?? {}),
  });
  await expect.element(dialog.getByText('3 approvals · Folder: Decided · Status: Approved')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Approvals of November');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Create evidence of 3 approvals' }).click();
  await expect.element(dialog.getByText('3 approvals compiled')).toBeVisible();
  await expect.element(dialog.getByText(/Parts of 1 approval could not be read/)).toBeVisible();
  for (const form of ['PDF', 'CSV', 'JSON'])
    await expect.element(dialog.getByRole('button', { name: `Download ${form}` })).toBeVisible();
  await expectAccessible();
  expect(drafts).toEqual([
    {
      title: 'Approvals of November',
      filters: [
        { name: 'Folder', value: 'Decided' },
        { name: 'Status', value: 'Approved' },
      ],
      notes: [],
      approvals: [1, 2, 3].map((number) => ({ fileId: `file-${number}`, approvalId: 'a' })),
    },
  ]);
});

test('what the list lacks is said before, and in the evidence', async () => {
  const drafts: { notes: string[] }[] = [];
  const failed = [{ id: 'f9', title: 'Locked.txt', reason: 'No access.', isRetried: false }];
  const { dialog } = await openDialog(
    {
      'POST /api/approval-evidence': ({ body }) => {
        drafts.push(body as { notes: string[] });
        return evidenceOf({ done: 3, digest: DIGEST });
      },
    },
    { ...COVERAGE, failedCount: 1, failed },
  );
  await expect.element(dialog.getByText('Approvals not readable: Locked.txt: No access.')).toBeVisible();
  await dialog.getByRole('button', { name: /^Create evidence/ }).click();
  await expect.poll(() => drafts[0]?.notes).toEqual(['Approvals not readable: Locked.txt: No access.']);
});

test('after a failure nothing is lost: it continues where it was', async () => {
  let isDown = true;
  const { dialog } = await openDialog({
    'POST /api/approval-evidence': () => evidenceOf({ done: 1 }),
    'POST /api/approval-evidence/e-1/compile': () =>
      isDown
        ? new Response(JSON.stringify({ title: 'Too many requests', status: 429, code: 'rate_limited' }), {
            status: 429,
            headers: { 'content-type': 'application/problem+json' },
          })
        : evidenceOf({ done: 3, digest: DIGEST }),
  });
  await dialog.getByRole('button', { name: /^Create evidence/ }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expect.element(dialog.getByText('Paused: 1 of 3 approvals compiled')).toBeVisible();
  isDown = false;
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.element(dialog.getByText('3 approvals compiled')).toBeVisible();
});

test('evidence that was left is listed, and can be continued or opened', async () => {
  const left = evidenceOf({ done: 2, title: 'Left' });
  const { dialog } = await openDialog({
    'GET /api/approval-evidence': () => ({
      evidence: [left, evidenceOf({ evidenceId: 'e-2', done: 3, digest: DIGEST })],
    }),
    'POST /api/approval-evidence/e-1/compile': () => evidenceOf({ done: 3, title: 'Left', digest: DIGEST }),
  });
  await expect.element(dialog.getByRole('button', { name: 'Open Approvals of November' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue Left' }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Left' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Download PDF' })).toBeVisible();
});
