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
  await expect
    .element(part.getByText('75% of its runs failed, compared with 0% before.', { exact: false }))
    .toBeVisible();
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

test('a deployment is rolled back in two clicks to the version that it served before, and keeps its name', async () => {
  const { screen, services } = await renderApp({
    url: '/scripts/orders/deployments',
    responses: { ...responses, 'script.projects.deployments.update': () => ({}) },
    bff,
  });
  const card = screen.getByRole('article', { name: 'Live' });
  await card.getByRole('button', { name: 'Roll back', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'Roll back Live' });
  await expect.element(dialog.getByText('Both versions have the same files.')).toBeVisible();
  await expect.element(dialog.getByText(/without approval/)).not.toBeInTheDocument();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Roll back to version 2' }).click();
  await expect.element(screen.getByText('The deployment now serves version 2')).toBeVisible();
  expect(services.callsOf('script.projects.deployments.update')[0]?.body).toMatchObject({
    deploymentConfig: { versionNumber: 2, description: 'Live' },
  });
});

test('an approval is asked for where the project uses approvals, but not for a version that was served before', async () => {
  const { screen, services } = await renderApp({
    url: '/scripts/orders/deployments',
    responses: {
      ...responses,
      'script.projects.versions.list': () => ({
        versions: [4, 3, 2, 1].map((versionNumber) => ({ scriptId: 'orders', versionNumber })),
      }),
      'script.projects.versions.get': () => ({ scriptId: 'orders', createTime: '2026-11-09T00:00:00.000Z' }),
      'drive.approvals.list': () => ({
        items: [{ approvalId: 'a1', status: 'APPROVED', completeTime: '2026-11-08T00:00:00.000Z' }],
      }),
      'script.projects.deployments.update': () => ({}),
    },
    bff,
  });
  const card = screen.getByRole('article', { name: 'Live' });
  await card.getByRole('button', { name: 'Change version' }).click();
  const dialog = screen.getByRole('dialog');
  const deploy = dialog.getByRole('button', { name: 'Deploy version 4' });
  await expect.element(deploy).toHaveAccessibleDescription('Confirm deploying without approval first.');
  await dialog.getByText(/Deploy without approval/).click();
  await expect.element(deploy).toHaveAccessibleDescription('Enter a message first.');
  await dialog.getByLabelText('Message').fill('Urgent');
  await deploy.click();
  await expect.element(screen.getByText('The deployment now serves version 4')).toBeVisible();
  expect(services.callsOf('script.projects.deployments.update')[0]?.body).toMatchObject({
    deploymentConfig: { versionNumber: 4, description: 'Live\n\nUrgent' },
  });
  await card.getByRole('button', { name: 'Roll back', exact: true }).click();
  const rollBack = screen.getByRole('button', { name: 'Roll back to version 2' });
  await expect.element(rollBack).not.toHaveAttribute('aria-disabled', 'true');
});

test('a version is scheduled for a time, and what is scheduled can be changed and cancelled', async () => {
  const sent: unknown[] = [];
  const planned = {
    ...{ scheduledDeploymentId: 's1', scriptId: 'orders', deploymentId: 'live', versionNumber: 2, description: 'Live' },
    ...{ formerVersionNumber: 3, isUnlessChanged: true, time: '2099-12-01T03:00:00.000Z', state: 'waiting' },
    planner: { email: 'operator@example.com', name: 'Olga Operator' },
  };
  const failed = { ...planned, scheduledDeploymentId: 's0', state: 'failed', reason: 'The project was changed.' };
  const { screen } = await renderApp({
    url: '/scripts/orders/deployments',
    responses,
    bff: {
      ...bff,
      'GET /api/scheduled-deployments': () => ({ scheduledDeployments: [planned, failed] }),
      'POST /api/scheduled-deployments': ({ body }) => sent.push(body),
      'PUT /api/scheduled-deployments/s1': ({ body }) => sent.push(body),
      'DELETE /api/scheduled-deployments/s1': () => sent.push('cancelled'),
    },
  });
  const list = screen.getByRole('region', { name: 'Scheduled deployments' });
  await expect.element(list.getByText('Not deployed: The project was changed.')).toBeVisible();
  await screen.getByRole('article', { name: 'Live' }).getByRole('button', { name: 'Roll back', exact: true }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'At a time' }).click();
  await dialog.getByRole('textbox', { name: 'Date' }).fill('2020-01-01');
  await expect
    .element(dialog.getByRole('button', { name: 'Schedule version 2' }))
    .toHaveAccessibleDescription('Choose a time in the future.');
  await dialog.getByRole('textbox', { name: 'Date' }).fill('2099-12-02');
  await dialog.getByRole('checkbox', { name: /latest code/ }).click({ force: true });
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Schedule latest code' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await list.getByRole('button', { name: 'Change' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Date' })).toBeVisible();
  await expect.element(dialog.getByRole('radio', { name: 'Now' })).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Schedule version 2' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await list.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByText('Cancelled the scheduled deployment')).toBeVisible();
  expect(sent).toMatchObject([
    { deploymentId: 'live', description: 'Live', isUnlessChanged: false, time: expect.stringMatching(/^2099-12-0/) },
    { versionNumber: 2, isUnlessChanged: true, time: '2099-12-01T03:00:00.000Z' },
    'cancelled',
  ]);
  expect(sent[0]).not.toHaveProperty('versionNumber');
});

test('while deployments are frozen, the screen names the event and its end, and a reason overrides the freeze', async () => {
  const event = { title: 'Year-end freeze', start: '2099-12-01T00:00:00Z', end: '2099-12-31T18:00:00Z' };
  const settings = { calendarId: 'c1', marker: 'freeze', onUnreadable: 'refuse' };
  const planned = {
    ...{ scheduledDeploymentId: 's1', scriptId: 'orders', deploymentId: 'live', versionNumber: 2, description: 'Live' },
    ...{ isUnlessChanged: false, time: '2099-12-05T03:00:00.000Z', state: 'waiting', freezeReason: 'Outage' },
    planner: { email: 'operator@example.com', name: 'Olga Operator' },
  };
  const reasons: (string | null)[] = [];
  const scheduled: unknown[] = [];
  const sent: unknown[] = [];
  const { screen } = await renderApp({
    url: '/scripts/orders/deployments',
    responses: {
      ...responses,
      'script.projects.deployments.update': (_, headers) => {
        reasons.push(headers?.get('x-freeze-reason') ?? null);
        return {};
      },
      'calendar.calendarList.list': () => ({ items: [{ id: 'c1', summary: 'Release', accessRole: 'owner' }] }),
    },
    bff: {
      ...bff,
      'GET /api/deployment-freeze': () => ({ state: 'frozen', settings, event }),
      'GET /api/scheduled-deployments': () => ({ scheduledDeployments: [planned] }),
      'PUT /api/scheduled-deployments/s1': ({ body }) => scheduled.push(body),
      'PUT /api/deployment-freeze': ({ body }) => sent.push(body),
    },
  });
  await expect
    .element(screen.getByText(/^Deployments are frozen until 31 Dec 2099, .*: Year-end freeze$/))
    .toBeVisible();
  await screen.getByRole('article', { name: 'Live' }).getByRole('button', { name: 'Roll back', exact: true }).click();
  const dialog = screen.getByRole('dialog');
  const rollBack = dialog.getByRole('button', { name: 'Roll back to version 2' });
  await expect.element(rollBack).toHaveAccessibleDescription('Enter a reason for the override first.');
  await expectAccessible();
  await dialog.getByLabelText('Reason for the override').fill('Ausfall für alle');
  await rollBack.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(reasons).toEqual([encodeURIComponent('Ausfall für alle')]);
  const list = screen.getByRole('region', { name: 'Scheduled deployments' });
  await list.getByRole('button', { name: 'Change' }).click();
  await expect.element(dialog.getByLabelText('Reason for the override')).toHaveValue('Outage');
  await dialog.getByRole('button', { name: 'Schedule version 2' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(scheduled).toMatchObject([{ versionNumber: 2, freezeReason: 'Outage' }]);
  await screen.getByRole('button', { name: 'Freezes' }).click();
  await expect.element(dialog.getByRole('combobox', { name: 'Calendar' })).toHaveValue('c1');
  await dialog.getByLabelText('Marker').fill('code stop');
  await dialog.getByRole('radio', { name: 'Allow deployments' }).click();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([{ calendarId: 'c1', marker: 'code stop', onUnreadable: 'allow' }]);
});

test('a deployment is watched for failures with a roll back, and the screen says what came of it', async () => {
  const watched = {
    ...{ watchId: 'w1', scriptId: 'orders', deploymentId: 'live', versionNumber: 3, formerVersionNumber: 2 },
    ...{ startTime: '2099-12-01T03:00:00Z', endTime: '2099-12-01T04:00:00Z', maxFailures: 3, failures: 4 },
    ...{ action: 'rollBack', state: 'rolledBack', owner: 'operator@example.com' },
  };
  const sent: unknown[] = [];
  const { screen, services } = await renderApp({
    url: '/scripts/orders/deployments',
    responses: { ...responses, 'script.projects.deployments.update': () => ({}) },
    bff: {
      ...bff,
      'GET /api/deployment-watches': () => ({ watches: [watched] }),
      'PUT /api/deployment-watches': ({ body }) => {
        sent.push([body, services.callsOf('script.projects.deployments.update').length]);
      },
    },
  });
  const card = screen.getByRole('article', { name: 'Live' });
  await expect.element(card.getByText('Rolled back to version 2: version 3 had 4 failed runs.')).toBeVisible();
  await card.getByRole('button', { name: 'Roll back', exact: true }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Watch for failures afterwards' }).click({ force: true });
  await dialog.getByRole('combobox', { name: 'Limit' }).selectOptions('5');
  await dialog.getByRole('radio', { name: /Roll back to the current version/ }).click();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Roll back to version 2' }).click();
  await expect.element(screen.getByText('The deployment now serves version 2')).toBeVisible();
  const draft = { scriptId: 'orders', deploymentId: 'live', minutes: 60, maxFailures: 5, action: 'rollBack' };
  expect(sent).toEqual([[draft, 0]]);
});

test('a new deployment is scheduled with a watch, changed in the list, and watched at once if it is made now', async () => {
  const sent: unknown[] = [];
  const planned = {
    ...{
      scheduledDeploymentId: 's1',
      scriptId: 'orders',
      versionNumber: 2,
      description: 'Beta',
      isUnlessChanged: false,
    },
    ...{ time: '2099-12-01T03:00:00.000Z', state: 'waiting', watch: { minutes: 15, maxFailures: 1, action: 'alert' } },
    planner: { email: 'operator@example.com', name: 'Olga Operator' },
  };
  const { screen } = await renderApp({
    url: '/scripts/orders/deployments',
    responses: { ...responses, 'script.projects.deployments.create': () => ({ deploymentId: 'beta' }) },
    bff: {
      ...bff,
      'GET /api/scheduled-deployments': () => ({ scheduledDeployments: [planned] }),
      'POST /api/scheduled-deployments': ({ body }) => sent.push(body),
      'PUT /api/scheduled-deployments/s1': ({ body }) => sent.push(body),
      'PUT /api/deployment-watches': ({ body }) => sent.push(body),
    },
  });
  const dialog = screen.getByRole('dialog');
  await screen.getByRole('button', { name: 'New deployment' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Beta');
  await dialog.getByRole('radio', { name: 'At a time' }).click();
  await dialog.getByRole('checkbox', { name: 'Watch for failures afterwards' }).click({ force: true });
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Schedule version 3' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByText(/New deployment · Alerts on failures/)).toBeVisible();
  await screen.getByRole('region', { name: 'Scheduled deployments' }).getByRole('button', { name: 'Change' }).click();
  await expect.element(dialog.getByRole('combobox', { name: 'Limit' })).toHaveValue('1');
  await dialog.getByRole('button', { name: 'Schedule version 2' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'New deployment' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Now');
  await dialog.getByRole('checkbox', { name: 'Watch for failures afterwards' }).click({ force: true });
  await dialog.getByRole('button', { name: 'Deploy version 3' }).click();
  await expect.poll(() => sent).toHaveLength(3);
  expect(sent).toMatchObject([
    {
      scriptId: 'orders',
      description: 'Beta',
      versionNumber: 3,
      watch: { minutes: 60, maxFailures: 3, action: 'alert' },
    },
    { versionNumber: 2, watch: planned.watch },
    { scriptId: 'orders', deploymentId: 'beta', isNew: true, minutes: 60, maxFailures: 3, action: 'alert' },
  ]);
  expect(sent[0]).not.toHaveProperty('deploymentId');
});
