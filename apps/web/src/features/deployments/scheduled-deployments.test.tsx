import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { deploymentHistory, deploymentResponses } from '#testing/sample-deployments.ts';

test('a version is scheduled for a time, and the schedule can be changed and cancelled', async () => {
  const sent: unknown[] = [];
  const planned = {
    scheduledDeploymentId: 's1',
    scriptId: 'orders',
    deploymentId: 'live',
    versionNumber: 2,
    description: 'Live',
    formerVersionNumber: 3,
    isUnlessChanged: true,
    time: '2099-12-01T03:00:00.000Z',
    state: 'waiting',
    planner: { email: 'operator@example.com', name: 'Olga Operator' },
  };
  const failed = { ...planned, scheduledDeploymentId: 's0', state: 'failed', reason: 'The project was changed.' };
  const { screen } = await renderApp({
    url: '/scripts/orders/deployments',
    responses: deploymentResponses,
    bff: {
      ...deploymentHistory,
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

test('while deployments are frozen, the screen shows the event and its end, and a reason overrides the freeze', async () => {
  const event = { title: 'Year-end freeze', start: '2099-12-01T00:00:00Z', end: '2099-12-31T18:00:00Z' };
  const settings = { calendarId: 'c1', marker: 'freeze', onUnreadable: 'refuse' };
  const planned = {
    scheduledDeploymentId: 's1',
    scriptId: 'orders',
    deploymentId: 'live',
    versionNumber: 2,
    description: 'Live',
    isUnlessChanged: false,
    time: '2099-12-05T03:00:00.000Z',
    state: 'waiting',
    freezeReason: 'Outage',
    planner: { email: 'operator@example.com', name: 'Olga Operator' },
  };
  const reasons: (string | null)[] = [];
  const scheduled: unknown[] = [];
  const sent: unknown[] = [];
  const { screen } = await renderApp({
    url: '/scripts/orders/deployments',
    responses: {
      ...deploymentResponses,
      'script.projects.deployments.update': (_, headers) => {
        reasons.push(headers?.get('x-freeze-reason') ?? null);
        return {};
      },
      'calendar.calendarList.list': () => ({ items: [{ id: 'c1', summary: 'Release', accessRole: 'owner' }] }),
    },
    bff: {
      ...deploymentHistory,
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

test('a new deployment is scheduled with a watch, changed in the list, and watched at once if created now', async () => {
  const sent: unknown[] = [];
  const planned = {
    scheduledDeploymentId: 's1',
    scriptId: 'orders',
    versionNumber: 2,
    description: 'Beta',
    isUnlessChanged: false,
    time: '2099-12-01T03:00:00.000Z',
    state: 'waiting',
    watch: { minutes: 15, maxFailures: 1, action: 'alert' },
    planner: { email: 'operator@example.com', name: 'Olga Operator' },
  };
  const { screen } = await renderApp({
    url: '/scripts/orders/deployments',
    responses: { ...deploymentResponses, 'script.projects.deployments.create': () => ({ deploymentId: 'beta' }) },
    bff: {
      ...deploymentHistory,
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
