import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import type { StubRoutes } from '#testing/stub-services.ts';

const COVERAGE = { state: 'current', scanned: 4, total: 4, failedCount: 0, failed: [], calls: 4 };
const COUNTS = { waiting: 0, snoozed: 0, started: 0, overdue: 0, decided: 3, all: 3 };
const DIGEST = 'ab'.repeat(32);
const UNREAD = { part: 'revisions', reason: 'The caller cannot read revisions.', approvals: 1 };

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

test('evidence of all matching approvals is compiled part by part and then offered as files', async () => {
  const drafts: unknown[] = [];
  const steps = [{ done: 2 }, { done: 3, partial: 1, digest: DIGEST, unread: [UNREAD] }];
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
  const missing = dialog.getByRole('region', { name: 'Missing from the evidence' });
  await expect.element(missing.getByText(/^Parts of 1 approval could not be read/)).toBeVisible();
  await expect.element(missing.getByText(/^Revisions: .* \(1 of 3 approvals\): The caller cannot/)).toBeVisible();
  await expect.element(missing.getByText(/^Only editors of a file can read its revisions/)).toBeVisible();
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

test('gaps in the list are stated in advance, and in the evidence', async () => {
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

test('evidence compiled during a scan states how many files were scanned', async () => {
  const drafts: { notes: string[] }[] = [];
  const { dialog } = await openDialog(
    {
      'POST /api/approval-evidence': ({ body }) => {
        drafts.push(body as { notes: string[] });
        return evidenceOf({ done: 3, digest: DIGEST });
      },
    },
    { ...COVERAGE, state: 'scanning', total: 9 },
  );
  const note = 'The list of approvals is incomplete: Scan in progress: 4 of 9 files scanned.';
  await expect.element(dialog.getByText(note)).toBeVisible();
  await dialog.getByRole('button', { name: /^Create evidence/ }).click();
  await expect.poll(() => drafts[0]?.notes).toEqual([note]);
});

test('after a failure nothing is lost, and compiling continues where it stopped', async () => {
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

test('unfinished evidence is listed, and can be continued or opened', async () => {
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

test('compiling continues when the dialog is closed, and its files are then offered on any screen', async () => {
  const part = Promise.withResolvers<void>();
  const { dialog, screen } = await openDialog({
    'POST /api/approval-evidence': () => evidenceOf({ evidenceId: 'e-9' }),
    'POST /api/approval-evidence/e-9/compile': async () => {
      await part.promise;
      return evidenceOf({ evidenceId: 'e-9', done: 3, digest: DIGEST });
    },
  });
  await dialog.getByRole('button', { name: /^Create evidence/ }).click();
  await expect.element(dialog.getByText('0 of 3 approvals compiled')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  const tray = screen.getByRole('region', { name: 'Evidence' });
  await expect.element(tray.getByText('0 of 3 approvals compiled')).toBeVisible();
  await expectAccessible();
  await page.viewport(390, 844);
  screen.getByRole('row', { name: 'Report 1' }).element().focus();
  await userEvent.keyboard('x');
  const tools = screen.getByRole('group', { name: 'Selection' });
  await expect.element(tools).toBeVisible();
  const trayBox = tray.element().getBoundingClientRect();
  expect(trayBox.top).toBeGreaterThanOrEqual(tools.element().getBoundingClientRect().bottom);
  part.resolve();
  await expect.element(tray.getByRole('button', { name: 'PDF of Approvals of November' })).toBeVisible();
  await expectAccessible();
  await tray.getByRole('button', { name: 'Dismiss Approvals of November' }).click();
  await expect.element(tray).not.toBeInTheDocument();
});

test('compiling paused in the tray can be continued from the dialog', async () => {
  const parts = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let asked = 0;
  const left = evidenceOf({ evidenceId: 'e-8', done: 1, title: 'Leases' });
  const { dialog, screen } = await openDialog({
    'GET /api/approval-evidence': () => ({ evidence: [left] }),
    'POST /api/approval-evidence/e-8/compile': async () => {
      asked += 1;
      await parts[asked - 1]?.promise;
      return { ...left, done: asked + 1, ...(asked === 2 && { digest: DIGEST }) };
    },
  });
  await dialog.getByRole('button', { name: 'Continue Leases' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await screen.getByRole('button', { name: 'Pause Leases' }).click();
  parts[0]?.resolve();
  await screen.getByRole('button', { name: 'Evidence' }).click();
  expect(asked).toBe(1);
  await dialog.getByRole('button', { name: 'Continue Leases' }).click();
  parts[1]?.resolve();
  await expect.element(dialog.getByRole('button', { name: 'Download PDF' })).toBeVisible();
});
