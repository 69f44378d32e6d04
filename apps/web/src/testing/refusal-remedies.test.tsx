import { expect, test } from 'vitest';
import { renderApp } from './render-app.tsx';
import { sampleFile } from './sample-files.ts';
import { operatorSession, problem, type StubResponses } from './stub-services.ts';

const manifest = { timeZone: 'Etc/UTC', executionApi: { access: 'MYSELF' } };
const responses: StubResponses = {
  'script.projects.get': () => ({ scriptId: 'orders', title: 'Order sync' }),
  'drive.files.get': () => sampleFile({ id: 'orders', name: 'Order sync' }),
  'script.projects.getContent': () => ({
    scriptId: 'orders',
    files: [
      { name: 'appsscript', type: 'JSON', source: JSON.stringify(manifest) },
      { name: 'Code', type: 'SERVER_JS', source: 'function greet() {}' },
    ],
  }),
};

test('a read-only project offers an email to its owner', async () => {
  const owners = [{ displayName: 'Ana', emailAddress: 'ana@example.com' }];
  const file = sampleFile({ id: 'orders', name: 'Order sync', owners, capabilities: { canEdit: false } });
  const shown = { url: '/scripts/orders/versions', responses: { ...responses, 'drive.files.get': () => file } };
  const { screen } = await renderApp(shown);
  await expect
    .element(screen.getByRole('link', { name: 'Ask the owner for edit access' }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:ana%40example\.com\?subject=Edit%20access%20to%20Order/));
  await screen.unmount();
  // The owner cannot help a user whose role may not change projects.
  const operations = (operatorSession.operations ?? []).filter((id) => id !== 'script.projects.updateContent');
  const reader = await renderApp({ ...shown, session: { ...operatorSession, roles: ['support'], operations } });
  await expect.element(reader.screen.getByRole('heading', { name: 'Order sync' })).toBeVisible();
  await expect.element(reader.screen.getByText('No versions yet')).toBeVisible();
  await expect.element(reader.screen.getByRole('link', { name: /^Ask the owner/ })).not.toBeInTheDocument();
});

test('a project without a version offers to create one, and then to deploy it', async () => {
  let isCreated = false;
  const { screen } = await renderApp({
    url: '/scripts/orders/deployments',
    responses: {
      ...responses,
      'script.projects.versions.list': () =>
        isCreated ? { versions: [{ scriptId: 'orders', versionNumber: 1 }] } : {},
      'script.projects.versions.create': () => {
        isCreated = true;
        return { scriptId: 'orders', versionNumber: 1 };
      },
    },
  });
  await expect.element(screen.getByText('Create a version first.')).toBeVisible();
  await screen.getByRole('button', { name: 'Create version' }).click();
  await expect.element(screen.getByRole('button', { name: 'Deploy version 1' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Create version' })).not.toBeInTheDocument();
});

test('a deployment without entry points links to the form of the manifest', async () => {
  const deployment = { deploymentId: 'live', deploymentConfig: { versionNumber: 1, description: 'Live' } };
  const { screen } = await renderApp({
    url: '/scripts/orders/deployments',
    responses: { ...responses, 'script.projects.deployments.list': () => ({ deployments: [deployment] }) },
    bff: { 'GET /api/deployment-history': () => ({ deployments: [] }) },
  });
  await screen.getByRole('button', { name: 'Edit manifest' }).click();
  await expect.element(screen.getByRole('checkbox', { name: 'API executable' })).toBeVisible();
});

test('a run with a missing granted scope offers to grant access', async () => {
  const missing = { operations: ['script.scripts.run'], scopes: ['https://scopes.test/auth/drive'] };
  const refused = () =>
    problem({ status: 403, code: 'policy_denied', title: 'Not granted', failure: 'scope_missing', missing });
  const { screen } = await renderApp({
    url: '/scripts/orders/run?dev=true',
    responses: { ...responses, 'script.scripts.run': refused },
  });
  await screen.getByRole('button', { name: 'Run greet' }).click();
  await expect.element(screen.getByRole('button', { name: 'Grant access' })).toBeVisible();
});
