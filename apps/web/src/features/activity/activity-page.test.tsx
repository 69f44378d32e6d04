import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { operatorSession, problem, type StubResponses, type StubRoutes } from '#testing/stub-services.ts';
import type { AuditChange, AuditEntry } from './queries.ts';

const ENTRY = 'abcdef0123456789.7';

const renamed: AuditEntry = {
  id: ENTRY,
  at: '2026-11-20T09:30:00.000Z',
  endedAt: '2026-11-20T09:30:00.120Z',
  action: 'drive.files.update',
  service: 'drive',
  target: 'file-1',
  title: 'Plan 2027',
  outcome: 'succeeded',
  status: 200,
  actor: { subject: 'sub-rita', email: 'rita@example.com', issuer: 'https://issuer.example' },
  source: '10.0.0.7',
  requestId: 'req-42',
  undo: 'possible',
  details: { durationMs: 120 },
};

const signedIn: AuditEntry = {
  id: 'abcdef0123456789.3',
  at: '2026-11-20T09:00:00.000Z',
  action: 'session.begin',
  outcome: 'denied',
  actor: { subject: 'sub-sam', email: 'sam@example.com', issuer: 'https://issuer.example' },
  details: { reason: 'no role' },
};

const change: AuditChange = {
  method: 'PATCH',
  path: '/api/drive/v3/files/file-1?supportsAllDrives=true',
  params: { fileId: 'file-1', supportsAllDrives: 'true' },
  body: { name: 'Plan 2027' },
  before: { name: 'Plan 2026' },
  after: { name: 'Plan 2027' },
  tooLarge: [],
  isIntact: true,
  undo: { operationId: 'drive.files.update', params: { fileId: 'file-1' }, body: { name: 'Plan 2026' } },
};

test('narrow screens show when, by whom and to what in a second line, and nothing overflows', async () => {
  await page.viewport(390, 844);
  const { screen } = await renderApp({
    url: '/activity',
    responses: {},
    bff: { 'GET /api/audit': () => ({ entries: [renamed, signedIn] }) },
  });
  const row = screen.getByRole('row', { name: /^Changed a file/ });
  await expect.element(row.getByText(/ · rita@example\.com · Plan 2027$/)).toBeVisible();
  const grid = screen.getByRole('grid', { name: 'Activity' }).element();
  expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth);
});

test('a change is shown member by member and undone, with its current state', async () => {
  const undos: unknown[] = [];
  const asked: string[] = [];
  const bff: StubRoutes = {
    'GET /api/audit': ({ url }) => {
      asked.push(url.search);
      return { entries: [renamed, signedIn] };
    },
    [`GET /api/audit/entries/${ENTRY}`]: () => ({ entry: renamed, change }),
    [`POST /api/audit/entries/${ENTRY}/undo`]: ({ body }) => {
      undos.push(body);
      if (undos.length === 1) {
        const detail = 'It has been changed since: name.';
        return problem({ status: 412, code: 'conflict', title: 'This conflicts with the current state', detail });
      }
      const undone = { undoneAt: '2026-11-21T10:00:00.000Z', undoneBy: 'operator@example.com' };
      return { entry: { ...renamed, undo: 'done' }, change: { ...change, ...undone } };
    },
  };
  const names = ['Plan 2028', 'Plan 2026'];
  const responses: StubResponses = { 'drive.files.get': () => ({ name: names.shift() ?? 'Plan 2026' }) };
  const { screen, address } = await renderApp({ url: '/activity?actor=rita%40example.com', responses, bff });
  const row = screen.getByRole('row', { name: 'Changed a file by rita@example.com, Done' });
  await expect.element(row).toBeVisible();
  await expect.element(row.getByRole('gridcell', { name: 'Plan 2027' })).toBeVisible();
  expect(Object.fromEntries(new URLSearchParams(asked[0]))).toMatchObject({
    actor: 'rita@example.com',
    kind: 'changes',
  });
  await expectAccessible();
  row.element().focus();
  await userEvent.keyboard('{Enter}');
  const panel = screen.getByRole('complementary', { name: 'Changed a file' });
  await expect.element(panel.getByRole('row', { name: 'name Plan 2026 Plan 2027 Plan 2028' })).toBeVisible();
  await expect.element(panel.getByText('Changed since.')).toBeVisible();
  await expect.element(panel.getByText('PATCH /api/drive/v3/files/file-1?supportsAllDrives=true')).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('u');
  const dialog = screen.getByRole('dialog', { name: 'Undo the change' });
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect.element(dialog.getByText('It has been changed since: name.')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Undo anyway' }).click();
  await expect.element(panel.getByText(/Undone by operator@example.com/)).toBeVisible();
  expect(undos).toEqual([{ isForced: false }, { isForced: true }]);
  await page.viewport(390, 844);
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(address).toBe('/activity?actor=rita%40example.com');
});

test('altered records in the audit trail are reported, and another role sees no trail', async () => {
  const none: StubRoutes = {
    'GET /api/audit': () => ({ entries: [] }),
    'GET /api/audit/check': () => ({
      isIntact: false,
      records: 1200,
      chains: 3,
      faults: [{ id: 'abcdef0123456789.9', kind: 'missing', count: 2 }],
    }),
  };
  const empty = await renderApp({ url: '/activity', responses: {}, bff: none });
  await empty.screen.getByRole('button', { name: 'Verify audit log' }).click();
  const found = empty.screen.getByRole('dialog', { name: 'Audit log verification' });
  await expect.element(found.getByText('Audit log verification failed')).toBeVisible();
  await expect.element(found.getByText('abcdef0123456789.9 and the 1 after it: missing')).toBeVisible();
  await expectAccessible();
  await empty.screen.unmount();
  const session = { ...operatorSession, roles: ['reviewer' as const] };
  const other = await renderApp({ url: '/activity', responses: {}, session });
  await expect.element(other.screen.getByText('Your role does not include this')).toBeVisible();
  await expect.element(other.screen.getByRole('link', { name: 'Activity, not included in your role' })).toBeVisible();
});
