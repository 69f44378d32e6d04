import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { catchSavedFiles } from '#testing/catch-saved-files.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleQueue as index, reviewResponses, sampleReview as row } from '#testing/sample-reviews.ts';

const completeTime = '2026-11-20T13:05:00.000Z';

test('decided approvals show the time of the decision, latest first, and are filtered and exported with it', async () => {
  const asked: URLSearchParams[] = [];
  const { screen } = await renderApp({
    url: '/reviews?folder=decided&decidedFrom=2026-11-01&decidedTo=2026-11-30',
    responses: reviewResponses,
    bff: {
      'GET /api/indexes/approvals': ({ url }) => {
        asked.push(url.searchParams);
        return index([row(1, { status: 'APPROVED', completeTime }), row(2, { status: 'CANCELLED', completeTime })]);
      },
    },
  });
  await expect.element(screen.getByRole('row', { name: 'Contract 1.txt' }).getByText(/20 Nov/)).toBeVisible();
  await expect.element(screen.getByRole('row', { name: 'Contract 2.txt' }).getByText(/20 Nov/)).not.toBeInTheDocument();
  expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
    folder: 'decided',
    sort: '-decidedTime',
    decidedFrom: '2026-11-01T00:00:00.000Z',
    decidedTo: '2026-12-01T00:00:00.000Z',
  });
  await screen
    .getByRole('columnheader', { name: /Decided/ })
    .getByRole('button')
    .first()
    .click();
  await expect.poll(() => asked.at(-1)?.get('sort')).toBe('decidedTime');
  const saved = catchSavedFiles();
  await userEvent.keyboard('e');
  await expect.poll(() => saved.length).toBe(1);
  const lines = (await saved[0]?.text())?.split('\r\n');
  expect(lines?.[0]).toBe('File,Status,Due,Started by,Reviewers,Started,Decided');
  expect(lines?.[1]).toMatch(/,2026-11-20T13:05:00.000Z$/);
  expect(lines?.[2]).toMatch(/,$/);
});

test('a phone shows at least eight approvals, with overdue ones in their colour', async () => {
  await page.viewport(390, 844);
  const overdue = { dueTime: '2020-01-01T00:00:00.000Z' };
  const rows = Array.from({ length: 20 }, (_, number) => row(number + 1, number === 0 ? overdue : {}));
  const { screen } = await renderApp({
    url: '/reviews',
    responses: reviewResponses,
    bff: { 'GET /api/indexes/approvals': () => index(rows) },
  });
  const first = screen.getByRole('row', { name: 'Contract 1.txt' });
  await expect.element(first).toBeVisible();
  const due = first.getByText(/^Overdue/).last();
  const other = first.getByText(/by Ana Ivanova/);
  expect(getComputedStyle(due.element()).color).not.toBe(getComputedStyle(other.element()).color);
  const list = screen.getByRole('grid', { name: 'Approvals' }).element().parentElement;
  const inSight = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const frame = list?.getBoundingClientRect();
    return frame !== undefined && top >= frame.top && bottom <= Math.min(frame.bottom, innerHeight);
  };
  const shown = screen.getByRole('row', { name: /^Contract/ }).elements();
  expect(shown.filter(inSight).length).toBeGreaterThanOrEqual(8);
  await expectAccessible();
});

test('no chip of a wide queue is cut, however long its text is', async () => {
  await page.viewport(1440, 900);
  const before = (ms: number) => new Date(Date.now() - ms).toISOString();
  const rows = [
    row(1, {
      dueTime: '2020-09-30T00:00:00.000Z',
      changeRequests: [{ email: 'ana@example.com', name: 'Ana Ivanova', time: completeTime }],
    }),
    row(2, { dueTime: before(30 * 60_000 + 5_000) }),
    row(3, { dueTime: before(-45 * 60_000) }),
  ];
  const { screen } = await renderApp({
    url: '/reviews',
    responses: reviewResponses,
    bff: { 'GET /api/indexes/approvals': () => index(rows) },
  });
  await expect.element(screen.getByText(/^Overdue since/).first()).toBeVisible();
  const chips = screen
    .getByRole('grid', { name: 'Approvals' })
    .element()
    .querySelectorAll('[role=gridcell] .rounded-full');
  expect(chips.length).toBeGreaterThanOrEqual(6);
  for (const chip of chips) {
    const cell = chip.closest('[role=gridcell]');
    expect
      .soft(chip.getBoundingClientRect().right, chip.textContent ?? '')
      .toBeLessThanOrEqual(cell?.getBoundingClientRect().right ?? 0);
  }
});
