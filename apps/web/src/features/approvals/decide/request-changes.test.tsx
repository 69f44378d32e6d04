import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleApproval } from '#testing/sample-files.ts';
import {
  sampleQueue as index,
  reviewResponses,
  sampleReview as row,
  withQueue as withIndex,
} from '#testing/sample-reviews.ts';
import type { StubRoutes } from '#testing/stub-services.ts';
import { undoMessage } from '#testing/undo-message.ts';

const times = { createTime: '2026-11-21T10:00:00.000Z', sendTime: '2026-11-21T10:01:00.000Z' };
const held = {
  delayedCallId: 's',
  operationId: '',
  params: {},
  label: 'Request changes to Release notes.txt',
  ...times,
};
const bo = { email: 'bo@example.com', name: 'Bo Berg' };
const request = { email: bo.email, name: bo.name, message: 'Correct line 4.', time: '2026-11-19T10:00:00.000Z' };

test('requesting changes with a shortcut sends a labelled message and continues, and undo restores the text', async () => {
  const drafts: unknown[] = [];
  const { screen, address } = await renderApp({
    url: '/reviews/file-1/approval-1',
    responses: reviewResponses,
    bff: withIndex(index([row(1), row(2)]), {
      'GET /api/approval-history': () => ({ steps: [] }),
      'POST /api/delayed-calls': ({ body }) => {
        drafts.push(body);
        return { ...held, state: 'held' };
      },
      'DELETE /api/delayed-calls/s': () => ({ ...held, state: 'cancelled' }),
    }),
  });
  const text = screen.getByRole('textbox', { name: 'Comment (optional to approve)' });
  await expect.element(screen.getByRole('button', { name: 'Request changes' })).toBeEnabled();
  await screen.getByRole('button', { name: 'Request changes' }).click();
  await expect.element(text).toHaveFocus();
  await expect
    .element(text)
    .toHaveAccessibleDescription('Add a comment to request changes, to decline or to send a message.');
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('q');
  await expect.element(text).toHaveFocus();
  await text.fill('Correct line 4.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(address).toContain('/reviews/file-2/approval-2');
  expect(drafts).toEqual([
    {
      operationId: 'drive.approvals.comment',
      params: { fileId: 'file-1', approvalId: 'approval-1', fields: '*' },
      body: { message: 'Changes requested: Correct line 4.' },
      label: 'Request changes to Release notes.txt',
    },
  ]);
  await undoMessage('Requesting changes to Release notes.txt in 60 s');
  await expect.poll(address).toContain('/reviews/file-1/approval-1');
  await expect.element(text).toHaveValue('Correct line 4.');
});

function historyOf(time: string): StubRoutes {
  const step = { stepId: 'c', kind: 'changesRequested', person: bo, message: 'Correct line 4.', origin: 'console' };
  return { 'GET /api/approval-history': () => ({ steps: [{ ...step, time }] }) };
}

test('requested changes are shown above the content and in the history, with whether the file has changed since', async () => {
  const bff = withIndex(index([row(1)]), historyOf('2026-11-19T10:00:00.000Z'));
  const { screen } = await renderApp({ url: '/reviews/file-1/approval-1', responses: reviewResponses, bff });
  const banner = screen.getByRole('list', { name: 'Requested changes' });
  await expect.element(banner).toMatchTextContent(/^Bo Berg requested changes .+: “Correct line 4.”/);
  await expect.element(banner).toMatchTextContent(/The file has changed since/);
  const history = screen.getByRole('region', { name: 'History' });
  await expect.element(history).toMatchTextContent(/Bo Berg requested changes/);
  await expectAccessible();
});

test('an ended approval shows no requested changes', async () => {
  const ended = sampleApproval({ status: 'DECLINED', completeTime: '2026-11-21T10:00:00.000Z' });
  const bff = withIndex(index([row(1)]), historyOf('2026-11-30T10:00:00.000Z'));
  const responses = { ...reviewResponses, 'drive.approvals.get': () => ended };
  const { screen } = await renderApp({ url: '/reviews/file-1/approval-1', responses, bff });
  await expect.element(screen.getByRole('region', { name: 'History' })).toMatchTextContent(/requested changes/);
  await expect.element(screen.getByRole('list', { name: 'Requested changes' })).not.toBeInTheDocument();
});

test('the queue shows who requested changes, and can be filtered by that', async () => {
  const asked: URLSearchParams[] = [];
  const rows = [row(1, { changeRequests: [request] }), row(3)];
  const { screen } = await renderApp({
    url: '/reviews',
    responses: reviewResponses,
    bff: {
      'GET /api/indexes/approvals': ({ url }) => {
        asked.push(url.searchParams);
        return index(rows);
      },
    },
  });
  const chip = screen.getByRole('row', { name: 'Contract 1.txt' }).getByText('Changes requested by Bo Berg');
  await expect.element(chip).toBeVisible();
  await expect.element(screen.getByRole('row', { name: 'Contract 3.txt' }).getByText('1 of 2 approved')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: /^Status/ }).click();
  await screen.getByRole('option', { name: 'Changes requested' }).click();
  await expect.poll(() => asked.at(-1)?.get('hasChangeRequest')).toBe('true');
});
