import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';
import type { StubResponses } from '#testing/stub-services.ts';

const record = (day: number, versionNumber: number) => ({
  recordId: `record-${day}`,
  deploymentId: 'live',
  action: 'updated',
  origin: 'console',
  time: `2026-11-0${day}T00:00:00.000Z`,
  versionNumber,
});
const bff = {
  'GET /api/deployment-history': () => ({ deployments: [record(5, 3), record(3, 2), record(1, 1)] }),
};
const runs = (failed: number, others: number) => ({
  processes: [
    ...Array.from({ length: failed }, () => ({ processStatus: 'FAILED' as const })),
    ...Array.from({ length: others }, () => ({ processStatus: 'COMPLETED' as const })),
  ],
});
const responses: StubResponses = {
  'script.projects.get': () => ({ scriptId: 'orders', title: 'Order sync' }),
  'drive.files.get': () => sampleFile({ id: 'orders' }),
  'drive.approvals.list': () => ({}),
  'script.projects.getContent': () => ({ scriptId: 'orders', files: [] }),
  'script.projects.versions.list': () => ({
    versions: [3, 2, 1].map((versionNumber) => ({ scriptId: 'orders', versionNumber })),
  }),
  'script.projects.deployments.list': () => ({
    deployments: [{ deploymentId: 'live', deploymentConfig: { versionNumber: 3, description: 'Live' } }],
  }),
  'script.projects.deployments.get': () => ({
    deploymentId: 'live',
    deploymentConfig: { versionNumber: 3, description: 'Live' },
  }),
  'script.processes.listScriptProcesses': ({ query }) => {
    if (query.getAll('scriptProcessFilter.statuses').length > 0) return {};
    const from = query.get('scriptProcessFilter.startTime') ?? '';
    return from.startsWith('2026-11-05') ? runs(1, 4) : from.startsWith('2026-11-03') ? runs(6, 2) : runs(0, 9);
  },
};

test('the version with which failures began is found, and the deployment is pointed back at the one before', async () => {
  const { screen, services } = await renderApp({ url: '/scripts/orders/deployments', responses, bff });
  await screen.getByRole('button', { name: 'Failures by version' }).click();
  const part = screen.getByRole('region', { name: 'Failures by version' });
  await expect.element(part.getByText('75% of its runs failed, 0% before it.', { exact: false })).toBeVisible();
  const row = part.getByRole('row').filter({ hasText: 'Failures began' });
  await expect.element(row.getByRole('link', { name: 'Version 2' })).toBeVisible();
  await expect
    .element(row.getByRole('link', { name: '8', exact: true }))
    .toHaveAttribute('href', expect.stringContaining('to=2026-11-05'));
  await expect.element(part.getByRole('link', { name: 'Changes from 1 to 2' })).toBeVisible();
  const windows = services
    .callsOf('script.processes.listScriptProcesses')
    .map(({ query }) => query.get('scriptProcessFilter.endTime'));
  expect(windows).toContain('2026-11-05T00:00:00.000Z');
  await expectAccessible();
  await part.getByRole('button', { name: 'Roll back to version 1' }).click();
  await expect.element(screen.getByRole('dialog').getByText('Earlier version')).toBeVisible();
});
