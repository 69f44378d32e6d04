import { expect, onTestFinished, test } from 'vitest';
import { startDraft } from '#features/code/draft.ts';
import { deleteDraft, storeDraft } from '#features/code/draft-store.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import type { StubRoutes } from '#testing/stub-services.ts';

const NONE = { waiting: 0, running: 0, done: 0, retryable: 0, final: 0, skipped: 0, notStarted: 0 };
const TIME = '2026-11-21T10:00:00.000Z';

test('a sign-out that would stop or delete work names it, and can be cancelled', async () => {
  const key = ['operator@example.com', 'script-1'] as const;
  await storeDraft(key, startDraft([]));
  onTestFinished(() => deleteDraft(key));
  let signOuts = 0;
  const running = {
    jobId: 'job-1',
    title: 'Move 4 files to the trash',
    operationId: 'drive.files.update',
    state: 'running',
    total: 4,
    counts: { ...NONE, waiting: 4 },
    canUndo: false,
    createTime: TIME,
    updateTime: TIME,
  };
  const bff: StubRoutes = {
    'GET /api/jobs': () => ({ jobs: [running] }),
    'POST /auth/logout': () => {
      signOuts += 1;
      return {};
    },
  };
  const { screen } = await renderApp({ url: '/jobs', responses: {}, bff });
  await screen.getByRole('button', { name: /account of/ }).click();
  await screen.getByRole('menuitem', { name: 'Sign out' }).click();
  const question = screen.getByRole('dialog', { name: 'Sign out with unfinished work?' });
  await expect.element(question.getByText('1 running job: will pause until you sign in and resume')).toBeVisible();
  await expect.element(question.getByText(/^\d+ drafts? of scripts in this browser: will be deleted$/)).toBeVisible();
  await expectAccessible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(signOuts).toBe(0);
});
