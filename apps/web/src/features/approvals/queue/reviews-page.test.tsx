import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { catchSavedFiles } from '#testing/catch-saved-files.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import {
  sampleQueue as index,
  reviewResponses,
  sampleReview as row,
  withQueue as withIndex,
} from '#testing/sample-reviews.ts';
import { operatorSession, type StubRoutes } from '#testing/stub-services.ts';

test('the queue shows what is waiting, what has changed, and how much was scanned', async () => {
  const failed = [{ id: 'f9', title: 'Secret.txt', reason: 'You are not an approver.', isRetried: false }];
  const bff = withIndex(index([row(1), row(2)], { failedCount: 1, failed }));
  const { screen } = await renderApp({ url: '/reviews', responses: reviewResponses, bff });
  await expect.element(screen.getByRole('link', { name: 'Waiting for you 2' })).toHaveAttribute('aria-current', 'page');
  await expect
    .element(screen.getByRole('row', { name: 'Contract 2.txt' }).getByText('changed since start'))
    .toBeVisible();
  await expect
    .element(screen.getByRole('row', { name: 'Contract 2.txt' }))
    .toHaveAccessibleDescription('1 of 2 approved, changed since start, by Ana Ivanova');
  await expect.element(screen.getByText('1,204 of 1,310 files scanned')).toBeVisible();
  await expect.element(screen.getByText('1 skipped')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Show' }).click();
  await expect.element(screen.getByText(/You are not an approver/)).toBeVisible();
  await screen.getByRole('button', { name: 'Close' }).click();
  await page.viewport(390, 844);
  await expectAccessible();
  const card = screen.getByRole('row', { name: 'Contract 2.txt' });
  await expect.element(card.getByRole('gridcell', { name: /^changed since start/ })).toBeVisible();
  await card.click({ position: { x: 150, y: 20 } });
  await expect.element(screen.getByRole('complementary', { name: 'Decision' })).toBeVisible();
});

test('new approvals that arrive while the list is in use are held back until the user shows them', async () => {
  let rows = [row(2)];
  const bff: StubRoutes = { 'GET /api/indexes/approvals': () => index(rows) };
  const { screen, queryClient } = await renderApp({ url: '/reviews', responses: reviewResponses, bff });
  const renew = () => queryClient.refetchQueries({ queryKey: ['bff.indexes.approvals'] });
  const rowOf = (title: string) => screen.getByRole('row', { name: title });
  await expect.element(rowOf('Contract 2.txt')).toBeVisible();
  rows = [row(1), row(2)];
  await renew();
  await expect.element(rowOf('Contract 1.txt')).toBeVisible();
  rowOf('Contract 2.txt').element().focus();
  rows = [row(1), row(3), row(2), row(4)];
  await renew();
  await expect.element(rowOf('Contract 4.txt')).toBeVisible();
  await expect.element(rowOf('Contract 3.txt')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: '1 new, show' }).click();
  await expect.element(rowOf('Contract 3.txt')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /new, show$/ })).not.toBeInTheDocument();
});

test('approvals are exported with the selected columns', async () => {
  const { screen, address } = await renderApp({
    url: '/reviews',
    responses: reviewResponses,
    bff: withIndex(index([row(1)])),
  });
  await screen.getByRole('button', { name: 'Columns' }).click();
  await screen.getByRole('dialog', { name: 'Columns' }).getByText('File ID').click();
  await userEvent.keyboard('{Escape}');
  expect(decodeURIComponent(address())).toContain('cols=file,status,due,initiator,reviewers,age,file-id');
  const saved = catchSavedFiles();
  await userEvent.keyboard('e');
  await expect.poll(() => saved.length).toBe(1);
  expect((await saved[0]?.text())?.split('\r\n')[0]).toBe('File,Status,Due,Started by,Reviewers,Started,File ID');
});

test('an empty queue lists and links the other queues with entries', async () => {
  const counts = { waiting: 0, snoozed: 0, started: 12, overdue: 4, decided: 0, all: 12 };
  const bff = withIndex({ ...index([]), counts });
  const { screen, address } = await renderApp({ url: '/reviews', responses: reviewResponses, bff });
  await expect.element(screen.getByText('Nothing waiting for you')).toBeVisible();
  const others = screen.getByRole('list', { name: 'Other queues' });
  await expect.element(others.getByRole('listitem').nth(1)).toHaveTextContent('Overdue 4');
  expect(others.getByRole('listitem').elements()).toHaveLength(2);
  await expectAccessible();
  await others.getByRole('link', { name: 'Started by you 12' }).click();
  await expect.poll(address).toContain('folder=started');
});

test('statistics show how long approvals take and who responded how, and are exported', async () => {
  const asked: URLSearchParams[] = [];
  const decided = row(1, {
    status: 'APPROVED',
    completeTime: '2026-11-20T13:00:00.000Z',
    dueTime: '2026-11-19T00:00:00Z',
  });
  const bff: StubRoutes = {
    'GET /api/indexes/approvals': ({ url }) => {
      asked.push(url.searchParams);
      return index([decided, row(2)]);
    },
  };
  const { screen } = await renderApp({ url: '/reviews?q=contract', responses: reviewResponses, bff });
  await screen.getByRole('button', { name: 'Statistics' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Approval statistics' });
  await expect.element(dialog.getByText('2 d 3 h from start to decision')).toBeVisible();
  await expect.element(dialog.getByText(/^100% \(1 of 1\)/)).toBeVisible();
  expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ folder: 'all', q: 'contract' });
  await expectAccessible();
  await page.viewport(320, 700);
  await expectAccessible();
  // Fades at the edge beyond which there are more columns.
  expect(getComputedStyle(dialog.getByRole('region', { name: 'By reviewer' }).element()).maskImage).toMatch(/gradient/);
  const saved = catchSavedFiles();
  await dialog.getByRole('button', { name: 'Save as CSV' }).click();
  await expect.poll(() => saved.length).toBe(1);
  expect((await saved[0]?.text())?.split('\r\n').slice(0, 2)).toEqual([
    'Reviewer,Address,Approved,Declined,Changes requested,Waiting,Median hours',
    'Bo Berg,bo@example.com,2,0,0,0,51.0',
  ]);
});

test('filters and folders are sent to the BFF and included in the address', async () => {
  const asked: URLSearchParams[] = [];
  const bff: StubRoutes = {
    'GET /api/indexes/approvals': ({ url }) => {
      asked.push(url.searchParams);
      return index([row(1)]);
    },
  };
  const { screen, address } = await renderApp({ url: '/reviews', responses: reviewResponses, bff });
  await screen.getByRole('link', { name: /^Overdue/ }).click();
  await expect.poll(() => asked.at(-1)?.get('folder')).toBe('overdue');
  await screen.getByText('Changed since the request').click();
  await expect.poll(() => asked.at(-1)?.get('isChangedSince')).toBe('true');
  await userEvent.fill(screen.getByRole('combobox', { name: 'Reviewer' }), 'bo@example.com');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asked.at(-1)?.get('reviewer')).toBe('bo@example.com');
  await screen.getByRole('button', { name: 'Status Any' }).click();
  await screen.getByRole('option', { name: 'Declined' }).click();
  await expect.poll(() => asked.at(-1)?.get('status')).toBe('DECLINED');
  await screen.getByRole('button', { name: 'More filters' }).click();
  await screen.getByRole('button', { name: 'Type Any' }).click();
  await screen.getByRole('option', { name: 'PDF' }).click();
  await screen.getByRole('button', { name: 'Drive Any' }).click();
  await screen.getByRole('option', { name: 'Legal' }).click();
  await expect.poll(() => asked.at(-1)?.get('driveId')).toBe('drive-1');
  expect(asked.at(-1)?.get('mimeType')).toBe('application/pdf');
  await screen.getByRole('textbox', { name: 'Due until' }).fill('2026-11-30');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asked.at(-1)?.get('dueTo')).toBe(new Date('2026-12-01T00:00:00').toISOString());
  await expect.element(screen.getByRole('row', { name: 'Contract 1.txt' })).toBeVisible();
  screen.getByRole('row', { name: 'Contract 1.txt' }).element().focus();
  await userEvent.keyboard('/contract{Enter}');
  await expect.poll(() => asked.at(-1)?.get('q')).toBe('contract');
  await screen.getByRole('columnheader').getByRole('button', { name: 'Started' }).click();
  await expect.poll(() => asked.at(-1)?.get('sort')).toBe('createTime');
  for (const part of ['folder=overdue', 'q=contract', 'status=DECLINED', 'reviewer=bo', 'dueTo=2026-11-30']) {
    expect(address()).toContain(part);
  }
});

test('a role that cannot start approvals sees the button disabled, with the required role', async () => {
  const session = { ...operatorSession, roles: ['support' as const], operations: ['drive.approvals.list'] };
  const { screen } = await renderApp({
    url: '/reviews',
    responses: reviewResponses,
    bff: withIndex(index([row(1)])),
    session,
  });
  const start = screen.getByRole('button', { name: 'Start approval' });
  await expect.element(start).toBeDisabled();
  await expect
    .element(start)
    .toHaveAccessibleDescription(
      /^Starting approvals requires the Operator or Reviewer role\. Your role is Support; ask an oper/,
    );
});
