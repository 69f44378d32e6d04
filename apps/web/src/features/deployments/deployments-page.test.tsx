import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { deploymentHistory, deploymentResponses } from '#testing/sample-deployments.ts';

test('the version in which failures began is found, and the deployment is set back to the previous version', async () => {
  const { screen, services } = await renderApp({
    url: '/scripts/orders/deployments',
    responses: deploymentResponses,
    bff: deploymentHistory,
  });
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

test('a deployment is rolled back in two clicks to its former version, and keeps its name', async () => {
  const { screen, services } = await renderApp({
    url: '/scripts/orders/deployments',
    responses: { ...deploymentResponses, 'script.projects.deployments.update': () => ({}) },
    bff: deploymentHistory,
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

test('an approval is required if the project uses approvals, but not for a version that was deployed before', async () => {
  const { screen, services } = await renderApp({
    url: '/scripts/orders/deployments',
    responses: {
      ...deploymentResponses,
      'script.projects.versions.list': () => ({
        versions: [4, 3, 2, 1].map((versionNumber) => ({ scriptId: 'orders', versionNumber })),
      }),
      'script.projects.versions.get': () => ({ scriptId: 'orders', createTime: '2026-11-09T00:00:00.000Z' }),
      'drive.approvals.list': () => ({
        items: [{ approvalId: 'a1', status: 'APPROVED', completeTime: '2026-11-08T00:00:00.000Z' }],
      }),
      'script.projects.deployments.update': () => ({}),
    },
    bff: deploymentHistory,
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

test('a deployment is watched for failures with a rollback, and the screen shows the result', async () => {
  const watched = {
    watchId: 'w1',
    scriptId: 'orders',
    deploymentId: 'live',
    versionNumber: 3,
    formerVersionNumber: 2,
    startTime: '2099-12-01T03:00:00Z',
    endTime: '2099-12-01T04:00:00Z',
    maxFailures: 3,
    failures: 4,
    action: 'rollBack',
    state: 'rolledBack',
    owner: 'operator@example.com',
  };
  const sent: unknown[] = [];
  const { screen, services } = await renderApp({
    url: '/scripts/orders/deployments',
    responses: { ...deploymentResponses, 'script.projects.deployments.update': () => ({}) },
    bff: {
      ...deploymentHistory,
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
