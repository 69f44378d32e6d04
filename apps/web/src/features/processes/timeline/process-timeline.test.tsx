import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleProcess } from '#testing/sample-processes.ts';
import { problem, type StubResponses } from '#testing/stub-services.ts';

const deployment = {
  deploymentId: 'deployment-1',
  deploymentConfig: { versionNumber: 3 },
  updateTime: '2026-11-20T09:30:00Z',
};
const found = {
  recordId: 'r1',
  deploymentId: 'deployment-1',
  action: 'found',
  origin: 'outside',
  versionNumber: 3,
  time: '2026-11-20T09:50:00Z',
};
const bff = { 'GET /api/deployment-history': () => ({ deployments: [found] }) };
const supplier = { scriptId: 'script-1', projectName: 'Supplier feed check', functionName: 'checkNextLine' };
const price = { ...supplier, scriptId: 'script-2', projectName: 'Price feed check' };
const processes = [
  sampleProcess({ ...supplier, processId: 'p1' }),
  sampleProcess({ ...price, processId: 'p2', processStatus: 'COMPLETED' }),
  sampleProcess({ ...supplier, processId: 'p3', startTime: '2026-11-20T09:00:00Z' }),
];
const responses: StubResponses = {
  'script.processes.list': () => ({ processes }),
  'script.processes.listScriptProcesses': () => ({
    processes: processes.filter(({ scriptId }) => scriptId === 'script-1'),
  }),
  'script.projects.deployments.list': ({ pathParams }) => ({
    deployments: pathParams.scriptId === 'script-1' ? [deployment] : [],
  }),
};

test('a row is one function of one project, is labelled, and has deployments known only to the service', async () => {
  const { screen, services, address } = await renderApp({ url: '/processes?mode=timeline', responses, bff });
  await expect
    .element(
      screen.getByRole('listbox', {
        name: /^2 runs of checkNextLine in Supplier feed check, 2 failed or timed out, deployed version 3 20 Nov/,
      }),
    )
    .toBeVisible();
  await expect
    .element(
      screen.getByRole('listbox', {
        name: '1 run of checkNextLine in Price feed check, 0 failed or timed out',
        exact: true,
      }),
    )
    .toBeVisible();
  await expect.element(screen.getByText('1 deployment in this period')).toBeVisible();
  await expectAccessible();
  await page.viewport(390, 844);
  await expectAccessible();
  expect(services.callsOf('script.projects.deployments.list')).toHaveLength(2);
  await screen.getByRole('button', { name: 'checkNextLine 2 Supplier feed check' }).click();
  await expect.poll(address).toBe('/processes?fn=checkNextLine&script=script-1');
  expect(services.unhandled).toEqual([]);
});

test('rows of one project have its deployments, and are labelled with their function only', async () => {
  const { screen, address } = await renderApp({
    url: '/scripts/script-1/processes?mode=timeline',
    responses: {
      ...responses,
      'drive.files.get': () => ({ name: 'Supplier feed check' }),
      'script.projects.get': () => ({}),
    },
    bff: { ...bff, 'GET /api/pins': () => ({ places: [] }) },
  });
  await expect
    .element(
      screen.getByRole('listbox', { name: /^2 runs of checkNextLine, 2 failed or timed out, deployed version 3/ }),
    )
    .toBeVisible();
  await screen.getByRole('button', { name: 'checkNextLine 2', exact: true }).click();
  await expect.poll(address).toBe('/scripts/script-1/processes?fn=checkNextLine');
});

test('rows are shown before their deployments, and name those that could not be loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { screen } = await renderApp({
    url: '/processes?mode=timeline',
    responses: {
      ...responses,
      'script.projects.deployments.list': ({ pathParams }) => (pathParams.scriptId === 'script-1' ? promise : {}),
    },
    bff,
  });
  const row = screen.getByRole('listbox', { name: /^2 runs of checkNextLine in Supplier feed check/ });
  await expect.element(row).toBeVisible();
  await expect.element(screen.getByText('Loading the deployments')).toBeVisible();
  resolve(problem({ status: 403, code: 'policy_denied', title: 'No access' }));
  await expect.element(screen.getByText('No deployments in this period')).toBeVisible();
  await expect.element(screen.getByText('those of 1 project could not be loaded')).toBeVisible();
});

test('deployments are requested for the projects on screen, up to a limit that is shown', async () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    sampleProcess({ processId: `p${index}`, scriptId: `script-${index}`, projectName: `Project ${index}` }),
  );
  const { screen, services } = await renderApp({
    url: '/processes?mode=timeline',
    responses: { ...responses, 'script.processes.list': () => ({ processes: many }) },
    bff,
  });
  const calls = () => services.callsOf('script.projects.deployments.list').map(({ pathParams }) => pathParams.scriptId);
  await expect.element(screen.getByText(/^checked for \d+ of 60 projects$/)).toBeVisible();
  expect(calls()).toContain('script-0');
  expect(calls().length).toBeLessThan(24);
  const showRow = (index: number) =>
    screen
      .getByRole('button', { name: `syncOrders 1 Project ${index}`, exact: true })
      .element()
      .scrollIntoView();
  showRow(22);
  await expect.poll(calls).toContain('script-22');
  showRow(59);
  await expect.element(screen.getByText('checked for 24 of 60 projects')).toBeInTheDocument();
  expect(new Set(calls()).size).toBe(24);
});

test('the runs of a row are one Tab stop, navigated with arrow keys, labelled, distinguished by shape, and opened with Enter', async () => {
  const { screen, address } = await renderApp({ url: '/processes?mode=timeline', responses, bff });
  const row = screen.getByRole('listbox', { name: /^2 runs of checkNextLine in Supplier feed check/ });
  const runs = row.getByRole('option', { name: /^checkNextLine, Failed, 20 Nov/ });
  await expect.element(runs.nth(1)).toHaveAttribute('aria-selected', 'true');
  row.element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(runs.nth(0)).toHaveAttribute('aria-selected', 'true');
  await expect.element(row).toHaveAttribute('aria-activedescendant', runs.nth(0).element().id);
  await userEvent.keyboard('{End}{Home}{Enter}');
  await expect.poll(address).toContain('peek=');
  const completed = screen.getByRole('option', { name: /^checkNextLine, Completed/ }).element();
  expect(completed.clientHeight).toBeLessThan(runs.nth(0).element().clientHeight);
});
