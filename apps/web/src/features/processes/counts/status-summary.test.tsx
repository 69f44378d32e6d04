import { expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { sampleProcess, sampleProcesses } from '#testing/sample-processes.ts';
import { type StubResponses, serviceError } from '#testing/stub-services.ts';

const failed = [1, 2, 3].map((id) => sampleProcess({ processId: `f${id}` }));

/** Returns a service with failed processes, and completed ones on two pages. */
function serving(completedCount: number): StubResponses {
  const all = [...failed, ...sampleProcesses(completedCount)];
  return {
    'script.processes.list': ({ query }) => {
      const statuses = query.getAll('userProcessFilter.statuses');
      const matching = all.filter(
        ({ processStatus = '' }) => statuses.length === 0 || statuses.includes(processStatus),
      );
      const [start, size] = [Number(query.get('pageToken') ?? 0), Number(query.get('pageSize') ?? 50)];
      const end = start + size;
      return {
        processes: matching.slice(start, end),
        ...(end < matching.length && { nextPageToken: String(end) }),
      };
    },
  };
}

test('status counts show whether they cover all processes', async () => {
  const { screen } = await renderApp({ url: '/processes', responses: serving(4) });
  const summary = screen.getByRole('group', { name: 'Processes by status' });
  await expect.element(summary.getByText('All 7:')).toBeVisible();
  await expect.element(summary.getByRole('button', { name: 'Failed 3', exact: true })).toBeVisible();
});

test('counts of loaded processes say so, and all matching ones are counted on request', async () => {
  const { screen } = await renderApp({ url: '/processes', responses: serving(257) });
  const summary = screen.getByRole('group', { name: 'Processes by status' });
  await expect.element(summary.getByText('First 50 loaded:')).toBeVisible();
  await expect.element(summary.getByRole('button', { name: 'Completed 47+' })).toBeVisible();
  await summary.getByRole('button', { name: 'Count all matching' }).click();
  await expect.element(summary.getByText('All 260:')).toBeVisible();
  await expect.element(summary.getByRole('button', { name: 'Completed 257', exact: true })).toBeVisible();
});

test('a partial count of very many processes is not shown as complete', async () => {
  const { screen } = await renderApp({ url: '/processes', responses: serving(1200) });
  const summary = screen.getByRole('group', { name: 'Processes by status' });
  await summary.getByRole('button', { name: 'Count all matching' }).click();
  await expect.element(summary.getByText('Newest 1,000:')).toBeVisible();
  await expect.element(summary.getByRole('button', { name: 'Completed 997+' })).toBeVisible();
});

test('with a status filter, the other statuses keep their counts', async () => {
  const { screen, address, services } = await renderApp({ url: '/processes?status=FAILED', responses: serving(60) });
  const summary = screen.getByRole('group', { name: 'Processes by status' });
  await expect.element(summary.getByText('All 63:')).toBeVisible();
  await expect.element(summary.getByRole('button', { name: 'Failed 3', exact: true })).toBeVisible();
  const counting = services
    .callsOf('script.processes.list')
    .find(({ query }) => !query.has('userProcessFilter.statuses'));
  expect(counting?.query.get('fields')).not.toContain('error');
  await summary.getByRole('button', { name: 'Completed 60', exact: true }).click();
  await expect.poll(address).toBe('/processes?status=%5B%22COMPLETED%22%5D');
  await expect.element(summary.getByRole('button', { name: 'Failed 3', exact: true })).toBeVisible();
});

test('statuses that could not be counted have no count, and the screen says so', async () => {
  const { screen } = await renderApp({
    url: '/processes?status=FAILED',
    responses: {
      'script.processes.list': ({ query }) =>
        query.has('userProcessFilter.statuses') ? { processes: failed } : serviceError(403, 'forbidden', 'No access'),
    },
  });
  const summary = screen.getByRole('group', { name: 'Processes by status' });
  await expect.element(summary.getByText('Other statuses could not be counted')).toBeVisible();
  await expect.element(summary.getByRole('button', { name: 'Failed 3', exact: true })).toBeVisible();
  await expect.element(summary.getByRole('button', { name: 'Completed', exact: true })).toBeVisible();
});
