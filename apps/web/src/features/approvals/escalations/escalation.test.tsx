import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import {
  sampleQueue as index,
  reviewResponses,
  sampleReview as row,
  withQueue as withIndex,
} from '#testing/sample-reviews.ts';

test('a user who manages an approval schedules reminders, a reassignment and the next approval, and sees the result of earlier steps', async () => {
  const sent: unknown[] = [];
  const past = { kind: 'remind', time: '2026-11-20T09:00:00.000Z', state: 'failed', reason: 'You are signed out.' };
  const bff = withIndex(index([row(1)]), {
    'GET /api/approval-history': () => ({ steps: [] }),
    'GET /api/escalations': () => ({ steps: [past] }),
    'PUT /api/escalations': ({ body }) => {
      sent.push(body);
      return { steps: [] };
    },
  });
  const { screen } = await renderApp({ url: '/reviews/file-1/approval-1', responses: reviewResponses, bff });
  await screen.getByRole('button', { name: 'More approval actions' }).click();
  await screen.getByRole('menuitem', { name: 'Escalation' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Escalation' });
  await expect
    .element(dialog.getByRole('list', { name: 'Earlier steps' }))
    .toMatchTextContent(/^Reminder, .*: Failed\. You are signed out\.$/);
  await dialog.getByRole('checkbox', { name: 'Remind the reviewers' }).click({ force: true });
  for (const name of ['Tell the requester who has not responded', 'Reassign', 'When approved, start another approval'])
    await dialog.getByRole('checkbox', { name }).click({ force: true });
  await expectAccessible();
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  for (const [name, day] of [
    ['Remind the reviewers', '2099-12-01'],
    ['Tell the requester who has not responded', '2099-12-01'],
    ['Reassign', '2099-12-02'],
  ] as const)
    await dialog.getByRole('group', { name }).getByRole('textbox', { name: 'Date' }).fill(day);
  await dialog.getByRole('combobox', { name: 'New reviewer' }).fill('ana@example.com');
  await dialog.getByRole('combobox', { name: 'Next reviewers' }).fill('bo@example.com');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Please check.');
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toMatchObject([
    {
      fileId: 'file-1',
      approvalId: 'approval-1',
      steps: [
        { kind: 'remind' },
        { kind: 'notify' },
        { kind: 'reassign', reviewer: 'ana@example.com' },
        { kind: 'start', reviewers: ['bo@example.com'], message: 'Please check.' },
      ],
    },
  ]);
});
