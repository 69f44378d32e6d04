import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import type { StubAnswers, StubRoutes } from '#testing/stub-services.ts';
import type { RequestIndex, RequestRow } from './queries.ts';

function row(number: number): RequestRow {
  return {
    fileId: `file-${number}`,
    proposalId: `proposal-${number}`,
    title: `Audit evidence ${number}.txt`,
    requester: `person${number}@example.com`,
    recipient: `person${number}@example.com`,
    roles: ['writer'],
    message: 'I need this for a support case.',
    createTime: '2026-11-18T10:00:00.000Z',
  };
}

function index(rows: RequestRow[], state: RequestIndex['coverage']['state'] = 'current'): RequestIndex {
  return { rows, all: rows.length, coverage: { state, scanned: 10, total: 10, failedCount: 0, failed: [], calls: 12 } };
}

const answers: StubAnswers = {
  'drive.accessproposals.get': ({ pathParams }) => ({ proposalId: pathParams.proposalId }),
};

test('requests are answered by keys, one after the other, with the role that was chosen', async () => {
  const drafts: unknown[] = [];
  const createTime = '2026-11-21T10:00:00.000Z';
  const bff: StubRoutes = {
    'GET /api/indexes/access-requests': () => index([row(1), row(2)]),
    'POST /api/sends': ({ body }) => {
      drafts.push(body);
      return {
        sendId: 's',
        operationId: '',
        params: {},
        label: 'Done',
        state: 'held',
        createTime,
        sendTime: createTime,
      };
    },
    'GET /api/sends/s': () => ({ state: 'sent' }),
  };
  const { screen } = await renderApp({ url: '/access-requests', answers, bff });
  const first = screen.getByRole('row', { name: 'person1@example.com, Audit evidence 1.txt' });
  await expect.element(first).toBeVisible();
  await expectAccessible();
  first.element().focus();
  await userEvent.keyboard('{Enter}');
  const panel = screen.getByRole('complementary', { name: 'person1@example.com' });
  await expect.element(panel.getByText(/may change the file, comment on it and share it/)).toBeVisible();
  await panel.getByRole('button', { name: 'Role Writer' }).click();
  await screen.getByRole('option', { name: 'Reader' }).click();
  await expect.element(panel.getByText(/may open and download the file/)).toBeVisible();
  await expectAccessible();
  first.element().focus();
  await userEvent.keyboard('a');
  await expect.element(screen.getByRole('complementary', { name: 'person2@example.com' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Deny' })).toBeEnabled();
  await screen.getByRole('button', { name: 'Deny' }).click();
  await expect.poll(() => drafts).toHaveLength(2);
  expect(drafts).toMatchObject([
    {
      operationId: 'drive.accessproposals.resolve',
      params: { fileId: 'file-1', proposalId: 'proposal-1' },
      body: { action: 'ACCEPT', role: ['reader'] },
    },
    { params: { fileId: 'file-2', proposalId: 'proposal-2' }, body: { action: 'DENY' } },
  ]);
  await page.viewport(390, 844);
  await expectAccessible();
});

test('nobody asking, nobody asking for a role, and not knowing yet are told apart', async () => {
  const none = (body: RequestIndex): StubRoutes => ({ 'GET /api/indexes/access-requests': () => body });
  const nobody = await renderApp({ url: '/access-requests', answers, bff: none(index([])) });
  await expect.element(nobody.screen.getByText('Nobody asks for access')).toBeVisible();
  await nobody.screen.unmount();
  const role = await renderApp({ url: '/access-requests?role=writer', answers, bff: none(index([])) });
  await expect.element(role.screen.getByText('Nobody asks for this role')).toBeVisible();
  await role.screen.unmount();
  const scanning = await renderApp({ url: '/access-requests', answers, bff: none(index([], 'scanning')) });
  await expect.element(scanning.screen.getByText('Nothing found so far')).toBeVisible();
});
