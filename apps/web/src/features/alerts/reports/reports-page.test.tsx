import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Report, ReportDraft } from '#shared/reports/report-queries.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFolder } from '#testing/sample-files.ts';
import type { StubResponses, StubRoutes } from '#testing/stub-services.ts';

const report: Report = {
  reportId: 'r1',
  name: 'Jobs',
  source: { operationId: 'bff.jobs.list', params: {} },
  path: '/jobs',
  format: 'csv',
  destination: { channelId: 'c1' },
  destinationName: 'On call',
  isEnabled: true,
  status: 'scheduled',
  failureCount: 0,
  nextTime: '2026-11-22T08:00:00.000Z',
  schedule: { frequency: 'daily', timeZone: 'UTC', clock: '08:00', weekday: 1 },
};
const job = {
  jobId: 'j1',
  title: 'Trash 2 items',
  operationId: 'drive.files.update',
  state: 'ended',
  total: 2,
  createTime: '2026-11-21T08:00:00.000Z',
  updateTime: '2026-11-21T08:00:00.000Z',
  canUndo: false,
  counts: { waiting: 0, running: 0, done: 2, retryable: 0, final: 0, skipped: 0, notStarted: 0 },
};
const budgets = sampleFolder('folder-1', 'Budgets');
const channels = { channels: [{ channelId: 'c1', name: 'On call', isEnabled: true }], hasMail: true };

test('a list is scheduled from its export menu with the selected channel, format and time', async () => {
  const drafts: ReportDraft[] = [];
  const bff: StubRoutes = {
    'GET /api/jobs': () => ({ jobs: [job] }),
    'GET /api/alert-channels': () => channels,
    'POST /api/reports': ({ body }) => {
      drafts.push(body as ReportDraft);
      return report;
    },
  };
  const { screen } = await renderApp({ url: '/jobs', responses: {}, bff });
  await screen.getByRole('button', { name: 'Export' }).click();
  await screen.getByRole('menuitem', { name: 'Schedule…' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Schedule report' });
  await dialog.getByRole('combobox', { name: 'Format' }).selectOptions('json');
  await dialog.getByRole('combobox', { name: 'Frequency' }).selectOptions('weekly');
  await dialog.getByRole('textbox', { name: 'Time', exact: true }).fill('9');
  await expect.element(dialog.getByText('Enter a time such as 08:30.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Time', exact: true }).fill('09:30');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect.element(screen.getByText('Report scheduled')).toBeVisible();
  expect(drafts).toMatchObject([
    {
      name: 'Jobs',
      source: { operationId: 'bff.jobs.list', params: {} },
      path: '/jobs',
      format: 'json',
      destination: { channelId: 'c1' },
      schedule: { frequency: 'weekly', clock: '09:30', weekday: 1 },
      isEnabled: true,
    },
  ]);
});

test('an empty list can be scheduled, and has nothing to export', async () => {
  const bff: StubRoutes = { 'GET /api/jobs': () => ({ jobs: [] }), 'GET /api/alert-channels': () => channels };
  const { screen } = await renderApp({ url: '/jobs', responses: {}, bff });
  await expect.element(screen.getByText('No jobs yet')).toBeVisible();
  await screen.getByRole('button', { name: 'Export' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Schedule…' })).toBeVisible();
  expect(screen.getByRole('menuitem').elements()).toHaveLength(1);
});

test('a report shows why it is paused, is run now, moved to a folder, and deleted', async () => {
  let reports: Report[] = [{ ...report, status: 'paused', lastResult: 'The channel was deleted.', failureCount: 3 }];
  const drafts: ReportDraft[] = [];
  const bff: StubRoutes = {
    'GET /api/reports': () => ({ reports }),
    'GET /api/alert-channels': () => channels,
    'POST /api/reports/r1/run': () => report,
    'PUT /api/reports/r1': ({ body }) => {
      drafts.push(body as ReportDraft);
      return report;
    },
    'DELETE /api/reports/r1': () => {
      reports = [];
      return new Response(null, { status: 204 });
    },
  };
  const responses: StubResponses = {
    'drive.files.get': ({ pathParams }) =>
      pathParams.fileId === 'folder-1' ? budgets : sampleFolder('top', 'My Drive'),
    'drive.files.list': () => ({ files: [budgets] }),
  };
  const { screen } = await renderApp({ url: '/alerts/reports', responses, bff });
  const row = screen.getByRole('row', { name: 'Jobs, Paused' });
  await expect.element(row).toBeVisible();
  row.element().focus();
  await userEvent.keyboard('{Enter}');
  const panel = screen.getByRole('complementary', { name: 'Jobs' });
  await expect.element(panel.getByText('The channel was deleted.')).toBeVisible();
  await expect.element(panel.getByText(/^Paused after three failed runs/)).toBeVisible();
  await panel.getByRole('button', { name: 'Run now' }).click();
  await panel.getByRole('button', { name: 'Edit' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Edit report' });
  await dialog.getByRole('combobox', { name: 'Send to' }).selectOptions('folder');
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('button', { name: 'Choose folder' }).click();
  const folders = screen.getByRole('dialog', { name: 'Choose folder' });
  await folders.getByRole('button', { name: 'Budgets' }).click();
  await expect.element(folders.getByRole('status').filter({ hasText: 'Budgets' })).toBeVisible();
  await expectAccessible();
  await folders.getByRole('button', { name: 'Choose folder' }).click();
  await expect.element(folders).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => drafts).toMatchObject([{ destination: { folderId: 'folder-1' } }]);
  await page.viewport(390, 844);
  await expectAccessible();
  await panel.getByRole('button', { name: 'Delete report' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete report' }).click();
  await expect.element(screen.getByText('No reports yet')).toBeVisible();
});

test.each([
  ['preparing', 'Now'],
  ['waiting', 'At sign-in'],
] as const)('a run that is due has no time to come: %s', async (status, words) => {
  const bff: StubRoutes = { 'GET /api/reports': () => ({ reports: [{ ...report, status }] }) };
  const { screen } = await renderApp({ url: '/alerts/reports?peek=r1', responses: {}, bff });
  const panel = screen.getByRole('complementary', { name: 'Jobs' });
  await expect.element(panel.getByText(words, { exact: true })).toBeVisible();
});

test('a list that cannot be scheduled in its current view shows the reason', async () => {
  const { screen } = await renderApp({ url: '/drives?q=Sales', responses: {}, bff: {} });
  await screen.getByRole('button', { name: 'Export' }).click();
  await screen.getByRole('menuitem', { name: 'Schedule…' }).click();
  await expect.element(screen.getByText(/^Clear the filters to schedule a report/)).toBeVisible();
});
