import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { operatorSession, type StubResponses, type StubRoutes } from '#testing/stub-services.ts';
import type { Watch } from './queries.ts';

const responses: StubResponses = {
  'drive.files.get': ({ pathParams }) => ({ id: pathParams.fileId, name: 'Plan.txt' }),
  'drive.drives.list': () => ({ drives: [{ id: 'drive-1', name: 'Legal' }] }),
  'calendar.calendarList.list': () => ({ items: [{ id: 'team@example.com', summary: 'Team' }] }),
};

const budget: Watch = {
  watchId: 'a'.repeat(48),
  kind: 'file',
  targetId: 'file-1',
  label: 'Budget.txt',
  resourceId: 'resource-1',
  createTime: '2026-11-21T08:00:00.000Z',
  expireTime: '2026-11-22T08:00:00.000Z',
  isOpen: true,
  messageCount: 3,
  lastMessage: { time: '2026-11-21T09:00:00.000Z', number: 7, state: 'update', changed: 'content' },
};

test('a file and a calendar are watched, renewed and stopped', async () => {
  const drafts: unknown[] = [];
  let watches = [budget];
  const bff: StubRoutes = {
    'GET /api/watches': () => ({ watches, canOpen: true }),
    'POST /api/watches': ({ body }) => {
      drafts.push(body);
      const opened = { ...budget, ...(body as object), watchId: `${drafts.length}`.repeat(48), messageCount: 0 };
      watches = [opened, ...watches];
      return opened;
    },
    [`DELETE /api/watches/${budget.watchId}`]: () => {
      watches = watches.filter(({ watchId }) => watchId !== budget.watchId);
      return new Response(null, { status: 204 });
    },
  };
  const { screen } = await renderApp({ url: '/watches', responses, bff });
  const row = screen.getByRole('row', { name: 'Budget.txt, A file' });
  await expect.element(row.getByText('update, 3 in total')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'New watch' }).click();
  const dialog = screen.getByRole('dialog', { name: 'New watch' });
  await dialog.getByRole('textbox', { name: 'File' }).fill('a plan');
  await expect.element(dialog.getByText('Not a file ID or link')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'File' }).fill('https://console.test/file/file-22/sharing');
  await expect.element(dialog.getByText('Plan.txt')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Start watch' }).click();
  await expect.element(screen.getByRole('row', { name: 'Plan.txt, A file' })).toBeVisible();
  await screen.getByRole('button', { name: 'New watch' }).click();
  await dialog.getByRole('combobox', { name: 'Target' }).selectOptions('acl');
  await expect.element(dialog.getByRole('combobox', { name: 'Calendar' })).toHaveValue('team@example.com');
  await dialog.getByRole('combobox', { name: 'Duration' }).selectOptions('604800');
  await dialog.getByRole('button', { name: 'Start watch' }).click();
  await expect.element(screen.getByRole('row', { name: 'Team, Calendar access' })).toBeVisible();
  expect(drafts).toEqual([
    { kind: 'file', label: 'Plan.txt', targetId: 'file-22', lifeSeconds: 86_400 },
    { kind: 'acl', label: 'Team', targetId: 'team@example.com', lifeSeconds: 604_800 },
  ]);
  row.element().focus();
  await userEvent.keyboard('{Enter}');
  const panel = screen.getByRole('complementary', { name: 'Budget.txt' });
  await expect.element(panel.getByText('update: content')).toBeVisible();
  await page.viewport(390, 844);
  await expectAccessible();
  await panel.getByRole('button', { name: 'Renew for a day' }).click();
  await expect.poll(() => watches.map(({ watchId }) => watchId[0])).toEqual(['3', '2', '1']);
  expect(drafts).toHaveLength(3);
});

test('a watch that the service accepted but never delivers is shown as not delivering', async () => {
  const silent = { ...budget, messageCount: 0, lastMessage: undefined, isSilent: true };
  const bff: StubRoutes = { 'GET /api/watches': () => ({ watches: [silent], canOpen: true }) };
  const { screen } = await renderApp({ url: '/watches', responses, bff });
  const row = screen.getByRole('row', { name: 'Budget.txt, A file' });
  await expect.element(row.getByText('No notifications')).toBeVisible();
  await expect.element(row.getByText('None yet')).toBeVisible();
});

test('when a watch is stopped from its panel, the focus moves to the next one', async () => {
  let watches = ['Budget.txt', 'Plan.txt', 'Rota.txt'].map((label) => ({ ...budget, label, watchId: `id-${label}` }));
  const [, plan] = watches;
  const { screen } = await renderApp({
    url: '/watches',
    responses,
    bff: {
      'GET /api/watches': () => ({ watches, canOpen: true }),
      [`DELETE /api/watches/${plan?.watchId}`]: () => {
        watches = watches.filter((watch) => watch !== plan);
        return new Response(null, { status: 204 });
      },
    },
  });
  const row = screen.getByRole('row', { name: 'Plan.txt, A file' });
  await expect.element(row).toBeVisible();
  row.element().focus();
  await userEvent.keyboard('{Enter}');
  const stop = screen.getByRole('complementary', { name: 'Plan.txt' }).getByRole('button', { name: 'Stop watching' });
  await expect.element(stop).toBeVisible();
  stop.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(row).not.toBeInTheDocument();
  await expect.element(screen.getByRole('row', { name: 'Rota.txt, A file' })).toHaveFocus();
});

test('if no watches are possible, the screen shows this, and who can use them', async () => {
  const bff: StubRoutes = { 'GET /api/watches': () => ({ watches: [], canOpen: false }) };
  const { screen } = await renderApp({ url: '/watches', responses, bff });
  await expect.element(screen.getByText('No watches yet')).toBeVisible();
  await expect.element(screen.getByText(/has to set BFF_HOOK_ORIGIN/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'New watch' })).toBeDisabled();
  await expectAccessible();
  await screen.unmount();
  const session = { ...operatorSession, roles: ['support' as const], operations: [] };
  const roles = ['operator'];
  const access = { operationId: 'drive.files.watch', risk: 'write', isAllowed: false, roles, heldScopes: ['drive'] };
  const none: StubRoutes = { 'GET /api/operations': () => ({ operations: [access] }) };
  const support = await renderApp({ url: '/watches', responses, bff: none, session });
  await expect
    .element(support.screen.getByText('Requires the Operator role. Ask an operator for access.'))
    .toBeVisible();
  await expect.element(support.screen.getByRole('button', { name: 'New watch' })).not.toBeInTheDocument();
});
