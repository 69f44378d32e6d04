import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { catchSavedFiles } from '#testing/catch-saved-files.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';

const ROW = {
  fileId: 'f1',
  approvalId: 'a1',
  title: 'Contract.txt',
  status: 'APPROVED',
  isWaitingOnMe: false,
  reviewers: [{ email: 'bo@example.com', name: 'Bo Berg', response: 'APPROVED' }],
  isStartedByMe: false,
  isLastNeeded: false,
  isChangedSince: false,
};
const COVERAGE = { state: 'scanning', scanned: 23, total: 40, failedCount: 0, failed: [], calls: 23 };
const COUNTS = { waiting: 2, snoozed: 0, started: 0, overdue: 0, decided: 1, all: 3 };
const SCAN = 'Scan in progress: 23 of 40 files scanned.';

test('counts and exports during a scan are never presented as complete', async () => {
  await page.viewport(1280, 800);
  const { screen } = await renderApp({
    url: '/reviews?folder=decided',
    responses: {},
    bff: {
      'GET /api/indexes/approvals': () => ({ rows: [ROW], counts: COUNTS, coverage: COVERAGE }),
      'GET /api/indexes/approvals/summary': () => ({ waitingCount: 2, overdueCount: 0, isPartial: true }),
    },
  });
  await expect.element(screen.getByRole('link', { name: 'Decided 1+' })).toBeVisible();
  const entry = screen.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Approvals/ });
  await expect.element(entry).toHaveAccessibleName('Approvals 2+ waiting approvals');
  const saved = catchSavedFiles();
  await screen.getByRole('button', { name: 'Export' }).click();
  const menu = screen.getByRole('menu', { name: 'Export' });
  await expect.element(menu).toHaveAccessibleDescription(`The list is incomplete. ${SCAN}`);
  await expectAccessible();
  await menu.getByRole('group', { name: '1 row found so far' }).getByRole('menuitem', { name: 'CSV' }).click();
  await expect.element(screen.getByText(`1 row saved. The list is incomplete: ${SCAN}`)).toBeVisible();
  await screen.getByRole('button', { name: 'Statistics' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Approval statistics' });
  await expect.element(dialog.getByText(`The statistics are incomplete: ${SCAN}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save as CSV' }).click();
  await expect
    .poll(() => saved.map(({ name }) => name))
    .toEqual(['approvals-incomplete.csv', 'approval-statistics-incomplete.csv']);
});
