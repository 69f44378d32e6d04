import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatDateTime } from '#shared/format/time.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleApproval, sampleFile } from '#testing/sample-files.ts';
import {
  sampleQueue as index,
  reviewResponses,
  sampleReview as row,
  withQueue as withIndex,
} from '#testing/sample-reviews.ts';
import { serviceError } from '#testing/stub-services.ts';

test('a queue is cleared with shortcuts: view, decide, next', async () => {
  const time = '2026-11-18T10:00:00.000Z';
  const start = { stepId: 'a', kind: 'started', origin: 'console', time, message: 'Both parts are there.' };
  const drafts: unknown[] = [];
  const bff = withIndex(index([row(1), row(2)]), {
    'POST /api/delayed-calls': ({ body }) => {
      drafts.push(body);
      const createTime = '2026-11-21T10:00:00.000Z';
      return {
        delayedCallId: 's',
        operationId: '',
        params: {},
        label: 'Approve Contract',
        state: 'held',
        createTime,
        sendTime: createTime,
      };
    },
    'GET /api/delayed-calls/s': () => ({ state: 'sent', label: 'Done' }),
    'GET /api/approval-history': () => ({ steps: [start] }),
  });
  const { screen, address } = await renderApp({ url: '/reviews', responses: reviewResponses, bff });
  const first = screen.getByRole('row', { name: 'Contract 1.txt' });
  await expect.element(first).toBeVisible();
  first.element().focus();
  await userEvent.keyboard(' ');
  const panel = screen.getByRole('complementary', { name: 'Contract 1.txt' });
  await expect.element(panel.getByText('Both parts are there.')).toBeVisible();
  await expect.element(panel.getByText('The text of the contract.')).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Approve' })).toBeEnabled();
  await expectAccessible();
  await userEvent.keyboard('a');
  await expect.poll(() => drafts).toMatchObject([{ label: 'Approve Contract 1.txt' }]);
  await expect.element(screen.getByRole('complementary', { name: 'Contract 2.txt' })).toBeVisible();
  expect(address()).toContain('peek=file-2');
  // The panel follows the list: Enter opens the shown approval.
  await expect.element(screen.getByRole('row', { name: 'Contract 2.txt' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toContain('/reviews/file-2/approval-2');
});

test('the last approval in the queue says so, and the shortcut for the next one does nothing', async () => {
  const { screen, address } = await renderApp({
    url: '/reviews',
    responses: reviewResponses,
    bff: withIndex(index([row(1), row(2)])),
  });
  const row1 = screen.getByRole('row', { name: 'Contract 1.txt' });
  await expect.element(row1).toBeVisible();
  row1.element().focus();
  await userEvent.keyboard(' ');
  const first = screen.getByRole('complementary', { name: 'Contract 1.txt' });
  await first.getByRole('button', { name: 'Next' }).click();
  const last = screen.getByRole('complementary', { name: 'Contract 2.txt' });
  await expect.element(last.getByRole('button', { name: 'Next' })).toHaveAccessibleDescription('This is the last.');
  await userEvent.keyboard('j');
  await expect.element(last).toBeVisible();
  expect(address()).toContain('peek=file-2');
});

test('an approval is opened next to its content and comments, and then decided', async () => {
  const written: unknown[] = [];
  const reminder = { stepId: 'r', kind: 'reminder', origin: 'console', time: new Date().toISOString() };
  const { screen, services } = await renderApp({
    url: '/reviews/file-1/approval-1',
    responses: {
      ...reviewResponses,
      'drive.comments.list': () => ({
        comments: [{ id: 'c', content: 'Is this final?', author: { displayName: 'Bo' } }],
      }),
      'drive.comments.create': ({ body }) => {
        written.push(body);
        return {};
      },
      'drive.approvals.get': () => sampleApproval({ dueTime: new Date(Date.now() + 86_400_000).toISOString() }),
      'calendar.freebusy.query': () => ({ calendars: {} }),
      'calendar.events.insert': () => ({ id: 'kept' }),
    },
    bff: { 'GET /api/approval-history': () => ({ steps: [reminder] }) },
  });
  await expect
    .element(screen.getByRole('region', { name: 'Content' }).getByText('The text of the contract.'))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Approve' })).toBeEnabled();
  await userEvent.keyboard('r');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'More approval actions' }).click();
  const tooSoon = screen.getByRole('menuitem', {
    name: /^Remind reviewers A reminder was sent .*\. You can send the next one at /,
  });
  await expect.element(tooSoon).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  await expectAccessible();
  await page.viewport(390, 844);
  await expectAccessible();
  await screen.getByRole('button', { name: 'Schedule review time' }).click();
  await expect.element(screen.getByText(/^Review time scheduled: /)).toBeVisible();
  const [event] = services.callsOf('calendar.events.insert');
  expect(event?.body).toMatchObject({ summary: 'Review: Release notes.txt', eventType: 'focusTime' });
  const comments = screen.getByRole('region', { name: 'Comments' });
  await expect.element(comments.getByText('Is this final?')).toBeVisible();
  await comments.getByRole('button', { name: 'Comment' }).click();
  await userEvent.keyboard('It is{Control>}{Enter}{/Control}');
  await expect.poll(() => written).toEqual([{ content: 'It is' }]);
});

test('the exact due time is shown beside an approval, and on every relative one', async () => {
  const dueTime = '2026-11-19T00:00:00.000Z';
  const exact = formatDateTime(Date.parse(dueTime));
  const { screen } = await renderApp({
    url: '/reviews',
    responses: { ...reviewResponses, 'drive.approvals.get': () => sampleApproval({ dueTime }) },
    bff: withIndex(index([row(1, { dueTime })])),
  });
  const first = screen.getByRole('row', { name: 'Contract 1.txt' });
  await expect.element(first.getByText(/^Overdue/)).toBeVisible();
  await expect.element(first.getByTitle(`Due ${exact}`)).toBeVisible();
  first.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(new RegExp(`^Started .+, due ${exact}$`))).toBeVisible();
  await expect.element(screen.getByTitle(`Due ${exact}`)).toBeVisible();
});

test('the decision stays in place while other data loads', async () => {
  const known = Promise.withResolvers<void>();
  const { screen } = await renderApp({
    url: '/reviews/file-1/approval-1',
    responses: {
      ...reviewResponses,
      'drive.comments.list': () => ({ comments: [{ id: 'c', content: 'Is this final?' }] }),
      'drive.approvals.get': () => sampleApproval(),
      'calendar.freebusy.query': async () => {
        await known.promise;
        return { calendars: {} };
      },
    },
    bff: {
      'GET /api/approval-history': () => ({
        steps: [{ stepId: 's', kind: 'started', origin: 'console', time: new Date().toISOString() }],
      }),
    },
  });
  const approve = screen.getByRole('button', { name: 'Approve' });
  await expect.element(approve).toBeEnabled();
  const before = approve.element().getBoundingClientRect().top;
  await expect.element(screen.getByText('requested approval')).not.toBeInTheDocument();
  known.resolve();
  await expect.element(screen.getByRole('region', { name: 'History' })).toBeVisible();
  await expect.element(screen.getByText('Is this final?')).toBeVisible();
  expect(approve.element().getBoundingClientRect().top).toBe(before);
});

test('comments that are still loading are shown as loading', async () => {
  const responses = {
    ...reviewResponses,
    'drive.comments.list': () => new Promise<never>(() => undefined),
    'drive.approvals.get': () => sampleApproval(),
  };
  const { screen } = await renderApp({ url: '/reviews/file-1/approval-1', responses, bff: {} });
  await expect.element(screen.getByRole('status', { name: 'Loading the comments' })).toBeVisible();
});

test('comments that failed to load are not shown as missing', async () => {
  const { screen } = await renderApp({
    url: '/reviews/file-1/approval-1',
    responses: {
      ...reviewResponses,
      'drive.comments.list': () => serviceError(429, 'userRateLimitExceeded', 'User Rate Limit Exceeded'),
      'drive.approvals.get': () => sampleApproval(),
    },
    bff: {},
  });
  const comments = screen.getByRole('region', { name: 'Comments' });
  await expect.element(comments.getByText(/^The comments could not be loaded: /)).toBeVisible();
  await expect.element(comments.getByText('none open')).not.toBeInTheDocument();
});

test('content that could not be displayed in a review does not count as opened', async () => {
  const { screen } = await renderApp({
    url: '/reviews/file-1/approval-1',
    responses: {
      ...reviewResponses,
      'drive.files.get': ({ query }) =>
        query.get('alt') === 'media' ? serviceError(403, 'cannotDownloadFile', 'Not for you.') : sampleFile(),
    },
    bff: {},
  });
  await expect.element(screen.getByText('The preview could not be loaded')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await expect.element(screen.getByRole('checkbox', { name: 'Decide without opening the file' })).toBeVisible();
});

test.each(['', '/proof'])(
  'an unknown approval offers no retry, which would find nothing either: /reviews/…%s',
  async (end) => {
    const { screen } = await renderApp({
      url: `/reviews/file-1/unknown${end}`,
      responses: {
        ...reviewResponses,
        'drive.files.get': () => sampleFile(),
        'drive.approvals.get': () => serviceError(404, 'notFound', 'Approval not found: unknown.'),
      },
      bff: withIndex(index([]), { 'GET /api/approval-history': () => ({ steps: [] }) }),
    });
    await expect.element(screen.getByText('Approval not found')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Approvals of this file' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
);
