import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import type { StubResponses } from '#testing/stub-services.ts';

const changed = {
  changeType: 'file',
  time: '2026-11-21T09:00:00.000Z',
  fileId: 'file-1',
  removed: false,
  file: { id: 'file-1', name: 'Plan.txt', lastModifyingUser: { emailAddress: 'rita@example.com' } },
} as const;
const gone = { changeType: 'file', time: '2026-11-21T10:00:00.000Z', fileId: 'file-2', removed: true } as const;

const responses: StubResponses = {
  'drive.drives.list': () => ({ drives: [{ id: 'drive-1', name: 'Legal' }] }),
  'drive.files.list': ({ query }) => ({
    files: [{ id: 'file-3', name: `Latest of ${query.get('driveId') ?? 'all'}`, modifiedTime: gone.time }],
  }),
  'drive.changes.getStartPageToken': () => ({ startPageToken: '40' }),
  'drive.changes.list': ({ query }) =>
    query.get('pageToken') === '40'
      ? { changes: [changed], nextPageToken: '41' }
      : { changes: query.get('pageToken') === '41' ? [gone] : [], newStartPageToken: '42' },
};

beforeEach(() => localStorage.clear());

test('the changes of the last 7 days are shown by default, and an empty period offers a longer one', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const log = [
    { ...changed, time: daysAgo(20), fileId: 'old', file: { id: 'old', name: 'Old.txt' } },
    { ...changed, time: daysAgo(2) },
  ];
  const { screen, services, address } = await renderApp({
    url: '/changes?since=1d',
    responses: {
      ...responses,
      'drive.changes.getStartPageToken': () => ({ startPageToken: '500' }),
      'drive.changes.list': ({ query }) => ({
        changes: log.slice(Number(query.get('pageToken')) <= 100 ? 0 : Number(query.get('pageToken')) <= 400 ? 1 : 2),
        newStartPageToken: '500',
      }),
    },
  });
  await expect.element(screen.getByText('No changes in the last 24 hours')).toBeVisible();
  await expect.element(screen.getByText('Page token')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Show last 7 days' }).click();
  await expect.element(screen.getByRole('row', { name: 'Plan.txt, Changed' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: 'Old.txt, Changed' })).not.toBeInTheDocument();
  expect(address()).toBe('/changes');
  expect(services.callsOf('drive.changes.list').some(({ query }) => query.get('pageToken') === '400')).toBe(true);
  await screen.getByRole('button', { name: 'Views' }).click();
  await screen.getByRole('button', { name: 'Removed in the last 30 days' }).click();
  await expect.element(screen.getByText('No changes in the last 30 days').first()).toBeVisible();
  expect(address()).toBe('/changes?since=30d&removed=only');
});

test('unseen changes are shown newest first, and marked as seen', async () => {
  localStorage.setItem('rotunda.changes operator@example.com ', '40');
  const { screen, services, address } = await renderApp({ url: '/changes?since=seen', responses });
  await expect.element(screen.getByRole('row', { name: 'Plan.txt, Changed' })).toBeVisible();
  await expectAccessible();
  await expect.element(screen.getByRole('row', { name: 'file-2, Deleted or access lost' })).toBeVisible();
  const names = screen
    .getByRole('row')
    .elements()
    .map((row) => row.getAttribute('aria-label'));
  expect(names.filter(Boolean)).toEqual(['file-2, Deleted or access lost', 'Plan.txt, Changed']);
  await screen.getByRole('button', { name: 'Removed Shown' }).click();
  await screen.getByRole('option', { name: 'Only' }).click();
  await expect.element(screen.getByRole('row', { name: 'Plan.txt, Changed' })).not.toBeInTheDocument();
  screen.getByRole('row', { name: 'file-2, Deleted or access lost' }).element().focus();
  await userEvent.keyboard('{Enter}');
  const panel = screen.getByRole('complementary', { name: 'file-2' });
  await expect.element(panel.getByText(/The service does not say which/)).toBeVisible();
  await page.viewport(390, 844);
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Mark as seen' }).click();
  await expect.element(screen.getByText('No changes since you last marked them as seen').first()).toBeVisible();
  expect(services.callsOf('drive.changes.getStartPageToken')).toHaveLength(0);
  expect(address()).toBe('/changes?since=seen&removed=only');
  await screen.unmount();
  const again = await renderApp({ url: '/changes?drive=drive-1&from=7&mine=true&removed=none', responses });
  await expect.element(again.screen.getByText('No changes since this token').first()).toBeVisible();
  expect(again.services.callsOf('drive.changes.getStartPageToken')).toHaveLength(0);
  const latest = again.screen.getByRole('region', { name: 'Recently modified' });
  await expect.element(latest.getByRole('link', { name: 'Latest of drive-1' })).toBeVisible();
  await expectAccessible();
  const [call] = again.services.callsOf('drive.changes.list');
  expect(Object.fromEntries(call?.query ?? [])).toMatchObject({
    pageToken: '7',
    driveId: 'drive-1',
    includeRemoved: 'false',
    restrictToMyDrive: 'true',
  });
});
