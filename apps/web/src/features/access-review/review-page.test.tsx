import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { catchSavedFiles } from '#testing/catch-saved-files.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { operatorSession, type StubRoutes } from '#testing/stub-services.ts';
import { undoMessage } from '#testing/undo-message.ts';
import type { AccessDecision, Grant } from './queries.ts';

const coverage = { state: 'current', scanned: 9, total: 9, failedCount: 0, failed: [], calls: 3 };
const before: AccessDecision = {
  decisionId: 'd-1',
  fileId: 'plan',
  permissionId: 'p-petra',
  title: 'Plan',
  grantee: 'petra@partner.example',
  role: 'writer',
  decision: 'kept',
  note: 'Contract until May',
  reviewer: { email: 'olga@example.com', name: 'Olga Operator' },
  decideTime: '2026-06-03T10:00:00.000Z',
};
const petra: Grant = {
  fileId: 'plan',
  permissionId: 'p-petra',
  title: 'Plan',
  type: 'user',
  grantee: 'petra@partner.example',
  role: 'writer',
  lastDecision: before,
};
const link: Grant = {
  fileId: 'price',
  permissionId: 'anyoneWithLink',
  title: 'Prices',
  type: 'anyone',
  grantee: 'anyone',
  role: 'reader',
};
const domain: Grant = {
  fileId: 'terms',
  permissionId: 'p-domain',
  title: 'Terms',
  type: 'domain',
  grantee: 'partner.example',
  role: 'writer',
};

function routes() {
  const decided: unknown[] = [];
  const sent: unknown[] = [];
  const deleted: string[] = [];
  const queries: URLSearchParams[] = [];
  const bff: StubRoutes = {
    'GET /api/indexes/outside-access': ({ url }) => {
      queries.push(url.searchParams);
      return { rows: [petra, link, domain], all: 3, dueCount: 3, reviewedCount: 4, coverage };
    },
    'GET /api/access-decisions': () => ({ decisions: [before] }),
    'POST /api/access-decisions': ({ body }) => {
      decided.push(body);
      return { ...before, decisionId: `d-${decided.length + 1}` };
    },
    'DELETE /api/access-decisions/d-2': ({ url }) => {
      deleted.push(url.pathname);
      return undefined;
    },
    'POST /api/delayed-calls': ({ body }) => {
      sent.push(body);
      const time = '2026-11-21T10:00:00.000Z';
      return { delayedCallId: 's', state: 'held', label: 'Done', createTime: time, sendTime: time };
    },
    'GET /api/delayed-calls/s': () => ({ state: 'sent', label: 'Done' }),
  };
  return { bff, decided, sent, deleted, queries };
}

test('access is kept, reduced and removed with one shortcut each, and the progress increases', async () => {
  const { bff, decided, sent, queries } = routes();
  const { screen } = await renderApp({ url: '/access-review', responses: {}, bff });
  await expect.element(screen.getByRole('status').getByText('4 of 7 reviewed')).toBeVisible();
  expect(queries[0]?.get('reviewedBefore')).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00\.000Z$/);
  await expectAccessible();
  await screen.getByRole('row', { name: 'petra@partner.example, Plan' }).click();
  const panel = screen.getByRole('complementary', { name: 'petra@partner.example' });
  await expect.element(panel.getByText(/^Kept by Olga Operator on 3 June? 2026/)).toBeVisible();
  await expect.element(panel.getByText('Contract until May')).toBeVisible();
  await expectAccessible();
  await userEvent.fill(panel.getByLabelText('Note for the next review (optional)'), 'Renewed');
  await userEvent.click(panel.getByText('1 of 3'));
  await userEvent.keyboard('a');
  await expect
    .poll(() => decided)
    .toEqual([{ fileId: 'plan', permissionId: 'p-petra', decision: 'kept', note: 'Renewed' }]);
  await expect.element(screen.getByText('5 of 7 reviewed')).toBeVisible();
  const next = screen.getByRole('complementary', { name: 'Anyone with the link' });
  await expect.element(next.getByRole('button', { name: 'Narrow' })).toBeDisabled();
  await userEvent.keyboard('d');
  await expect.poll(() => decided[1]).toMatchObject({ fileId: 'price', decision: 'removed' });
  const last = screen.getByRole('complementary', { name: 'Everyone at partner.example' });
  await expect.element(last.getByRole('button', { name: 'Narrow to Reader' })).toBeVisible();
  await userEvent.keyboard('w');
  await expect
    .poll(() => sent)
    .toMatchObject([
      {
        operationId: 'drive.permissions.delete',
        params: { fileId: 'price', permissionId: 'anyoneWithLink' },
        ifMatch: 'reader',
      },
      { operationId: 'drive.permissions.update', body: { role: 'reader' }, ifMatch: 'writer' },
    ]);
  await expect.element(screen.getByText('Everything is reviewed')).toBeVisible();
  // The test waits for the toasts, because they would otherwise appear in the next test.
  await expect.poll(() => screen.getByText('Done: completed').elements().length).toBe(2);
});

test('an undone decision returns to the queue, reopened with its note', async () => {
  const { bff, deleted } = routes();
  const { screen, address } = await renderApp({ url: '/access-review?peek=plan~p-petra', responses: {}, bff });
  const row = screen.getByRole('row', { name: 'petra@partner.example, Plan' });
  const note = screen.getByRole('textbox', { name: /^Note for the next review/ });
  await note.fill('Contract until May');
  await screen.getByRole('button', { name: 'Keep' }).click();
  await expect.element(row).not.toBeInTheDocument();
  await expect.element(screen.getByRole('complementary', { name: 'Anyone with the link' })).toBeVisible();
  await expect.element(note).toHaveValue('');
  await undoMessage('Kept the access of petra@partner.example to Plan');
  await expect.element(row).toBeVisible();
  await expect.element(screen.getByRole('complementary', { name: 'petra@partner.example' })).toBeVisible();
  await expect.element(note).toHaveValue('Contract until May');
  expect(address()).toBe('/access-review?peek=plan%7Ep-petra');
  await expect.poll(() => deleted).toEqual(['/api/access-decisions/d-2']);
});

test('decisions are listed as a report, with their author and reason, which is saved as a PDF', async () => {
  const { bff } = routes();
  const pdf = { 'GET /api/access-decisions/report': () => new Response('%PDF-1.3 of the period') };
  const { screen, address } = await renderApp({ url: '/access-review', responses: {}, bff: { ...bff, ...pdf } });
  await screen.getByRole('button', { name: 'Show To review' }).click();
  await screen.getByRole('option', { name: 'Decisions' }).click();
  await expect.poll(address).toBe('/access-review?show=decided');
  const row = screen.getByRole('row', { name: 'petra@partner.example, Plan' });
  for (const text of ['Writer', 'Kept', 'Olga Operator', 'Contract until May']) {
    await expect.element(row.getByText(text)).toBeVisible();
  }
  await expectAccessible();
  const saved = catchSavedFiles();
  await screen.getByRole('button', { name: 'Export' }).click();
  await screen.getByRole('menuitem', { name: 'PDF report of all decisions' }).click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['access-review.pdf']);
  expect(await saved[0]?.text()).toBe('%PDF-1.3 of the period');
});

test('a user who cannot change access sees the queue, and why they cannot decide', async () => {
  const { bff } = routes();
  const session = { ...operatorSession, roles: ['support' as const], operations: ['drive.permissions.list'] };
  const { screen } = await renderApp({ url: '/access-review?peek=plan~p-petra', responses: {}, bff, session });
  await expect.element(screen.getByRole('button', { name: 'Keep' })).toBeDisabled();
  await expect.element(screen.getByText(/^Reviewing access requires the Operator role/).first()).toBeVisible();
});
