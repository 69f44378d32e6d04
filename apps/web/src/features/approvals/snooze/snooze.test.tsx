import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import {
  sampleQueue as index,
  reviewResponses,
  sampleReview as row,
  withQueue as withIndex,
} from '#testing/sample-reviews.ts';
import type { StubRoutes } from '#testing/stub-services.ts';
import { undoMessage } from '#testing/undo-message.ts';

type Change = { approvals: unknown[]; until: string | null };

function collectChanges(changes: Change[]): StubRoutes {
  return {
    'GET /api/approval-history': () => ({ steps: [] }),
    'PUT /api/approval-snoozes': ({ body }) => {
      changes.push(body as Change);
      return { count: (body as Change).approvals.length };
    },
  };
}

test('with shortcuts, an approval is snoozed until a date, the next one opens, and undo returns it', async () => {
  const changes: Change[] = [];
  const { screen, address } = await renderApp({
    url: '/reviews/file-1/approval-1',
    responses: reviewResponses,
    bff: withIndex(index([row(1), row(2)]), collectChanges(changes)),
  });
  await expect.element(screen.getByRole('button', { name: 'Snooze' })).toBeVisible();
  await userEvent.keyboard('b');
  const dialog = screen.getByRole('dialog', { name: 'Snooze' });
  await expect.element(dialog.getByRole('radio', { name: /^Tomorrow/ })).toBeChecked();
  await expectAccessible();
  await dialog.getByRole('radio', { name: 'On a date' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Snooze' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('radio', { name: /^In a week/ }).click();
  await dialog.getByRole('button', { name: 'Snooze' }).click();
  await expect.poll(address).toContain('/reviews/file-2/approval-2');
  expect(changes).toMatchObject([{ approvals: [{ fileId: 'file-1', approvalId: 'approval-1' }] }]);
  const days = (Date.parse(changes[0]?.until ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6);
  expect(days).toBeLessThan(8);
  await undoMessage(/^Snoozed until /);
  await expect.poll(() => changes.length).toBe(2);
  expect(changes[1]).toEqual({ approvals: [{ fileId: 'file-1', approvalId: 'approval-1' }], until: null });
});

test('a snoozed approval shows when it returns, and returns on request', async () => {
  const changes: Change[] = [];
  const until = '2026-12-01T08:00:00.000Z';
  const snoozes = [{ fileId: 'file-1', approvalId: 'approval-1', until }];
  const { screen } = await renderApp({
    url: '/reviews/file-1/approval-1',
    responses: reviewResponses,
    bff: withIndex(index([row(1)]), { ...collectChanges(changes), 'GET /api/approval-snoozes': () => ({ snoozes }) }),
  });
  await expect.element(screen.getByText(/^Snoozed until Tue,? 1 Dec/)).toBeVisible();
  await screen.getByRole('button', { name: 'Return to queue' }).click();
  await expect
    .poll(() => changes)
    .toEqual([{ approvals: [{ fileId: 'file-1', approvalId: 'approval-1' }], until: null }]);
});

test('the queue lists snoozed approvals with their return, and snoozes several waiting ones', async () => {
  const changes: Change[] = [];
  const other = row(3, { isWaitingOnMe: false });
  const rows = [row(1, { snoozedUntil: '2026-12-01T08:00:00.000Z' }), row(2), other];
  const { screen } = await renderApp({
    url: '/reviews?folder=snoozed',
    responses: reviewResponses,
    bff: withIndex(index(rows), collectChanges(changes)),
  });
  await expect.element(screen.getByRole('row', { name: 'Contract 1.txt' })).toMatchTextContent(/Tue,? 1 Dec/);
  await expect.element(screen.getByRole('link', { name: 'Snoozed 0' })).toHaveAttribute('aria-current', 'page');
  screen.getByRole('row', { name: 'Contract 1.txt' }).element().focus();
  await userEvent.keyboard('*');
  await screen.getByRole('group', { name: 'Selection' }).getByRole('button', { name: 'Snooze' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Snooze 2 approvals' });
  await dialog.getByRole('button', { name: 'Snooze' }).click();
  await expect.poll(() => changes[0]?.approvals.length).toBe(2);
});

test('the navigation shows the number of items waiting for the user, with a label', async () => {
  const { screen } = await renderApp({
    url: '/reviews',
    responses: reviewResponses,
    bff: withIndex(index([row(1)]), {
      'GET /api/indexes/approvals/summary': () => ({ waitingCount: 3, overdueCount: 1, isPartial: false }),
    }),
  });
  const nav = screen.getByRole('navigation', { name: 'Main' });
  await expect.element(nav.getByRole('link', { name: 'Approvals 3 waiting approvals' })).toBeVisible();
});
