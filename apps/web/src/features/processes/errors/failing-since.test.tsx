import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleProcess } from '#testing/sample-processes.ts';
import { operatorSession, type StubResponses, type StubRoutes, serviceError } from '#testing/stub-services.ts';

const hour = (hours: number) => new Date(Date.UTC(2026, 10, 20, hours)).toISOString();
const head = { deploymentId: undefined, endTime: hour(23) };
const failed = [15, 14].map((hours) => sampleProcess({ ...head, processId: `f${hours}`, startTime: hour(hours) }));
const good = [9, 8].map((hours) =>
  sampleProcess({ ...head, processId: `g${hours}`, startTime: hour(hours), processStatus: 'COMPLETED' }),
);
const versions = [
  { versionNumber: 2, createTime: hour(16) },
  { versionNumber: 1, createTime: hour(7) },
];
const coverage = { state: 'current', scanned: 9, total: 9, failedCount: 0, failed: [], calls: 9 };
const responses: StubResponses = {
  'script.processes.list': () => ({ processes: failed }),
  'script.processes.listScriptProcesses': ({ query }) =>
    query.has('fields') ? {} : { processes: [...failed, ...good] },
  'script.projects.versions.list': () => ({ versions }),
  'script.projects.get': () => ({ title: 'Order sync', updateTime: hour(6) }),
  'drive.revisions.list': () => ({
    revisions: [
      { id: '1', modifiedTime: hour(6) },
      { id: '2', modifiedTime: hour(12), lastModifyingUser: { displayName: 'Ana Berg' } },
    ],
  }),
};

test('the panel of a failed run shows since when it has failed, after which change, and links to the diff', async () => {
  const { screen } = await renderApp({ url: '/processes?peek=f15', responses });
  const panel = screen.getByRole('complementary', { name: 'syncOrders' });
  const since = panel.getByText(/^Failing since/);
  await expect.element(since).toMatchTextContent(/20 Nov.*, first after a save of the code by Ana Berg at 20 Nov/);
  await expect
    .element(since.getByRole('link', { name: 'Compare' }))
    .toHaveAttribute('href', '/scripts/script-1/compare?base=1&head=2');
  await expect.element(panel.getByText(/^2 of 2 runs since then failed/)).toBeVisible();
  const run = panel.getByRole('link', { name: 'Last good run' });
  expect(new URL(run.element().getAttribute('href') ?? '', 'http://x').searchParams.get('peek')).toBe('g9');
  await expectAccessible();
});

test('data hidden from a role is mentioned next to the sentence', async () => {
  const operations = operatorSession.operations?.filter((id) => id !== 'drive.revisions.list');
  const { screen, services } = await renderApp({
    url: '/processes?peek=f15',
    responses,
    session: { ...operatorSession, roles: ['support'], operations },
  });
  const panel = screen.getByRole('complementary', { name: 'syncOrders' });
  await expect.element(panel.getByText(/^Failing since/)).toBeVisible();
  const gaps = panel.getByRole('list', { name: 'Known gaps' });
  await expect.element(gaps).toMatchTextContent(/No change is known between the last good and the first bad run/);
  await expect.element(gaps).toMatchTextContent(/Viewing earlier saves requires the Operator or Reviewer role/);
  await expect.element(gaps).toMatchTextContent(/Sharing changes made elsewhere are not included/);
  expect(services.callsOf('drive.revisions.list')).toEqual([]);
});

test('with a service that sends neither IDs nor errors, the start of failures is still found by status alone', async () => {
  const plain = [...failed, ...good].map(({ processId: _id, scriptId: _script, ...process }) => process);
  const { screen, services } = await renderApp({
    url: `/processes?peek=${encodeURIComponent(`${plain[0]?.startTime}|Order sync|syncOrders`)}`,
    responses: { 'script.processes.list': () => ({ processes: plain }) },
  });
  const panel = screen.getByRole('complementary', { name: 'syncOrders' });
  await expect.element(panel.getByText(/^Failing since 20 Nov/)).toBeVisible();
  await expect.element(panel.getByText(/does not send the project’s ID/)).toBeVisible();
  expect(services.callsOf('script.processes.list').at(-1)?.query.get('userProcessFilter.projectName')).toBe(
    'Order sync',
  );
});

test('a deployment that runs HEAD changes with each save', async () => {
  const ofHead = [...failed, ...good].map((process) => ({ ...process, deploymentId: 'head' }));
  const { screen } = await renderApp({
    url: '/processes?peek=f15',
    responses: {
      ...responses,
      'script.processes.list': () => ({ processes: ofHead }),
      'script.processes.listScriptProcesses': ({ query }) => (query.has('fields') ? {} : { processes: ofHead }),
      'script.projects.deployments.list': () => ({ deployments: [{ deploymentId: 'head', deploymentConfig: {} }] }),
    },
  });
  const panel = screen.getByRole('complementary', { name: 'syncOrders' });
  await expect.element(panel.getByText(/first after a save of the code by Ana Berg/)).toBeVisible();
});

test('Home mentions next to the sentence that changes are missing from it', async () => {
  const url = '/';
  const bff: StubRoutes = {
    'GET /api/pins': () => ({ places: [] }),
    'GET /api/recents': () => ({ places: [] }),
    'GET /api/indexes/approvals': () => ({ rows: [], counts: { waiting: 0 }, coverage }),
    'GET /api/indexes/access-requests': () => ({ rows: [], all: 0, coverage }),
  };
  const refused = { ...responses, 'drive.revisions.list': () => serviceError(400, 'invalid', 'No such field') };
  const { screen } = await renderApp({ url, responses: refused, bff });
  const since = screen.getByText(/^Failing since/);
  await expect.element(since).toMatchTextContent(/\(some changes could not be loaded\)/);
});
