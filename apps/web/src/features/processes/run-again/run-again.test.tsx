import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleProcess } from '#testing/sample-processes.ts';
import { operatorSession, type StubResponses, type StubRoutes, serviceError } from '#testing/stub-services.ts';

const processes = [
  sampleProcess({ processId: 'p1' }),
  sampleProcess({ processId: 'p2', startTime: '2026-11-20T09:00:00.000Z' }),
  sampleProcess({ processId: 'p3', functionName: 'gone', startTime: '2026-11-20T08:00:00.000Z' }),
  sampleProcess({
    processId: 'p4',
    scriptId: 'trashed',
    projectName: 'Returns',
    startTime: '2026-11-20T07:00:00.000Z',
  }),
];
const responses: StubResponses = {
  'script.processes.list': () => ({ processes }),
  'drive.files.get': ({ pathParams: { fileId } }) =>
    fileId === 'trashed' ? { id: fileId, trashed: true } : { id: fileId, capabilities: { canEdit: false } },
  'script.projects.deployments.list': () => ({
    deployments: [
      {
        deploymentId: 'deployment-1',
        deploymentConfig: { versionNumber: 3 },
        entryPoints: [{ entryPointType: 'EXECUTION_API' }],
      },
    ],
  }),
  'script.projects.getContent': () => ({
    files: [{ name: 'Code', type: 'SERVER_JS', source: 'function syncOrders() {}' }],
  }),
};
const job = {
  jobId: 'job-1',
  title: 'Run 2 processes again',
  operationId: 'script.scripts.run',
  state: 'ended',
  total: 2,
  counts: { waiting: 0, running: 0, done: 1, retryable: 1, final: 0, skipped: 0, notStarted: 0 },
  canUndo: false,
  createTime: '2026-11-20T12:00:00.000Z',
  updateTime: '2026-11-20T12:00:09.000Z',
  endTime: '2026-11-20T12:00:09.000Z',
};
const items = [
  { id: 'p1', label: 'syncOrders, Order sync', state: 'done', attempts: 1, resultId: 'n1', endTime: job.endTime },
  {
    id: 'p2',
    label: 'syncOrders, Order sync',
    state: 'retryable',
    attempts: 1,
    reason: 'Error: The sheet is full',
    resultId: 'n2',
    endTime: job.endTime,
  },
];

function jobRoutes(requested: unknown[]): StubRoutes {
  return {
    'POST /api/jobs': ({ body }) => {
      requested.push(body);
      return job;
    },
    'GET /api/jobs': () => ({ jobs: [job] }),
    'GET /api/jobs/job-1': () => job,
    'GET /api/jobs/job-1/items': () => ({ items }),
  };
}

async function openDialog(options: Partial<Parameters<typeof renderApp>[0]> = {}) {
  const app = await renderApp({ url: '/processes', responses, ...options });
  await expect.element(app.screen.getByRole('grid', { name: 'Processes' })).toBeVisible();
  await userEvent.keyboard('*');
  await app.screen.getByRole('button', { name: 'Run again' }).click();
  return { ...app, dialog: app.screen.getByRole('dialog', { name: 'Run 4 processes again' }) };
}

test('selected processes are rerun as a job, with the entered arguments, and each new run has a link', async () => {
  const requested: unknown[] = [];
  const { screen, dialog } = await openDialog({ bff: jobRoutes(requested) });
  await expect.element(dialog.getByText('2 of 4: 1 function in 1 project', { exact: false })).toBeVisible();
  await expect.element(dialog.getByText('2 processes cannot be run again')).toBeVisible();
  await expect.element(dialog.getByText(/not in the deployed version\. gone in Order sync/)).toBeVisible();
  await expect.element(dialog.getByText(/in the trash\. syncOrders in Returns/)).toBeVisible();
  await expectAccessible();
  const field = dialog.getByRole('textbox', { name: 'Arguments (JSON array)' });
  await field.fill('orders');
  await expect.element(dialog.getByRole('button', { name: 'Run 2 processes' })).toBeDisabled();
  await field.fill('["orders", 5]');
  await dialog.getByRole('button', { name: 'Run 2 processes' }).click();
  await expect.poll(() => requested).toHaveLength(1);
  const body = { function: 'syncOrders', parameters: ['orders', 5], devMode: false };
  expect(requested[0]).toMatchObject({
    operationId: 'script.scripts.run',
    items: [
      { id: 'p1', params: { scriptId: 'deployment-1' }, body },
      { id: 'p2', params: { scriptId: 'deployment-1' }, body },
    ],
  });
  const report = screen.getByRole('dialog', { name: 'Run 2 processes again' });
  await expect.element(report.getByText('Error: The sheet is full')).toBeVisible();
  const link = report.getByRole('link', { name: /^View run of syncOrders/ }).nth(1);
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^\/processes\?.*peek=n2/));
  await expectAccessible();
  await page.viewport(390, 844);
  await expectAccessible();
});

test('several processes of the same function are run once on request', async () => {
  const requested: unknown[] = [];
  const { dialog } = await openDialog({ bff: jobRoutes(requested) });
  await dialog.getByRole('radio', { name: 'Once for each function (1)' }).click();
  await dialog.getByRole('button', { name: 'Run 1 process' }).click();
  await expect.poll(() => requested).toMatchObject([{ items: [{ id: 'p1' }] }]);
});

test('the latest code is offered to editors if the manifest allows it, and otherwise the reason is shown', async () => {
  const { dialog } = await openDialog();
  await dialog.getByRole('radio', { name: 'Latest code (HEAD) (0 can be run)' }).click();
  await expect.element(dialog.getByText(/Only editors of the project can run the latest code/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Run', exact: true })).toBeDisabled();
});

test('a project that cannot be read is named with the error, and the others can be run', async () => {
  const { dialog } = await openDialog({
    responses: {
      ...responses,
      'drive.files.get': ({ pathParams: { fileId } }) =>
        fileId === 'trashed'
          ? serviceError(403, 'forbidden', 'No access')
          : { id: fileId, capabilities: { canEdit: false } },
    },
  });
  await expect.element(dialog.getByText(/The project could not be checked: .* syncOrders in Returns/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Run 2 processes' })).toBeEnabled();
});

test('other roles see why they cannot rerun processes', async () => {
  const operations = operatorSession.operations?.filter((id) => id !== 'script.scripts.run');
  const session = { ...operatorSession, roles: ['support' as const], operations };
  const { screen } = await renderApp({ url: '/processes', responses, session });
  await expect.element(screen.getByRole('grid', { name: 'Processes' })).toBeVisible();
  await userEvent.keyboard('*');
  await expect.element(screen.getByRole('button', { name: 'Run again' })).toBeDisabled();
});

test('if the service does not return projects, processes are rerun from their project’s screen', async () => {
  const requested: unknown[] = [];
  const bare = { ...processes[0], processId: undefined, scriptId: undefined, deploymentId: undefined };
  const { screen } = await renderApp({
    url: '/scripts/script-1/processes',
    responses: {
      ...responses,
      'script.projects.get': () => ({ scriptId: 'script-1', title: 'Order sync' }),
      'script.processes.listScriptProcesses': () => ({ processes: [bare] }),
    },
    bff: {
      ...jobRoutes(requested),
      'GET /api/pins': () => ({ places: [] }),
      'GET /api/jobs/job-1/items': () => ({ items: [{ ...items[0], resultId: undefined }] }),
    },
  });
  await expect.element(screen.getByRole('grid', { name: 'Processes' })).toBeVisible();
  await userEvent.keyboard('*');
  await screen.getByRole('button', { name: 'Run again' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Run 1 process' }).click();
  await expect.poll(() => requested).toMatchObject([{ items: [{ params: { scriptId: 'deployment-1' } }] }]);
  const report = screen.getByRole('dialog', { name: 'Run 2 processes again' });
  await expect.element(report.getByRole('link', { name: /^View runs at that time/ })).toBeVisible();
});
