import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Job } from '#shared/jobs/queries.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { problem, type StubRoutes } from '#testing/stub-services.ts';
import type { JobItem } from './queries.ts';

const NONE = { waiting: 0, running: 0, done: 0, retryable: 0, final: 0, skipped: 0, notStarted: 0 };
const TIME = '2026-11-21T10:00:00.000Z';

function job(jobId: string, change: Partial<Job>): Job {
  return {
    jobId,
    title: 'Move 4 files to the trash',
    operationId: 'drive.files.update',
    state: 'ended',
    total: 4,
    counts: { ...NONE, done: 2, retryable: 1, skipped: 1 },
    canUndo: true,
    createTime: TIME,
    updateTime: TIME,
    ...change,
  };
}

const items: readonly JobItem[] = [
  { id: 'file-1', label: 'Plan.txt', state: 'done', attempts: 1, canUndo: true, endTime: TIME },
  {
    id: 'file-2',
    label: 'Budget.txt',
    state: 'retryable',
    attempts: 4,
    status: 503,
    reason: 'The service is not responding at the moment',
    endTime: TIME,
  },
];

test('the items are read once more when their job has ended, because the earlier ones are out of date', async () => {
  let [isOver, reads] = [false, 0];
  const bff: StubRoutes = {
    'GET /api/jobs/job-1': () => job('job-1', isOver ? {} : { state: 'running', counts: { ...NONE, waiting: 4 } }),
    'GET /api/jobs/job-1/items': () => {
      reads += 1;
      const state = isOver && reads > 1 ? 'done' : 'waiting';
      // The job ends right after its items were read.
      isOver = true;
      return { items: [{ id: 'file-1', label: 'Plan.txt', state, attempts: 1 }] };
    },
  };
  const { screen } = await renderApp({ url: '/jobs/job-1', responses: {}, bff });
  await expect.element(screen.getByRole('row', { name: 'Plan.txt, Waiting' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: 'Plan.txt, Done' })).toBeVisible();
});

test('a job shows the result of each item, is retried, and is undone by a separate job', async () => {
  const done: string[] = [];
  const states: (string | null)[] = [];
  const bff: StubRoutes = {
    'GET /api/jobs': () => ({ jobs: [job('job-1', {})] }),
    'GET /api/jobs/job-1': () => job('job-1', {}),
    'GET /api/jobs/job-1/items': ({ url }) => {
      const state = url.searchParams.get('state');
      states.push(state);
      return { items: items.filter((item) => state === null || item.state === state) };
    },
    'POST /api/jobs/job-1/retry': () => {
      done.push('retry');
      return job('job-1', { state: 'running' });
    },
    'POST /api/jobs/job-1/undo': () => {
      done.push('undo');
      return job('job-2', { undoes: 'job-1' });
    },
    'GET /api/jobs/job-2': () => job('job-2', { title: 'Undo: Move 4 files', undoes: 'job-1', canUndo: false }),
    'GET /api/jobs/job-2/items': () => ({ items: [] }),
  };
  const { screen, address } = await renderApp({ url: '/jobs', responses: {}, bff });
  const row = screen.getByRole('row', { name: 'Move 4 files to the trash, ended' });
  await expect.element(row.getByText('Ended, 1 failed')).toBeVisible();
  await expectAccessible();
  row.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'Move 4 files to the trash' })).toBeVisible();
  expect(address()).toBe('/jobs/job-1');
  await screen.getByRole('button', { name: 'Items All 4' }).click();
  await screen.getByRole('option', { name: 'Can be retried (1)' }).click();
  const item = screen.getByRole('row', { name: 'Budget.txt, Can be retried' });
  await expect.element(item).toBeVisible();
  await expect.element(screen.getByRole('row', { name: 'Plan.txt, Done' })).not.toBeInTheDocument();
  expect(states).toContain('retryable');
  item.element().focus();
  await userEvent.keyboard('{Enter}');
  const panel = screen.getByRole('complementary', { name: 'Budget.txt' });
  await expect.element(panel.getByText('The service is not responding at the moment')).toBeVisible();
  await expectAccessible();
  await page.viewport(390, 844);
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Retry 1' }).click();
  await expect.poll(() => done).toEqual(['retry']);
  await screen.getByRole('button', { name: 'Undo 2 done' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Undo: Move 4 files' })).toBeVisible();
  expect(address()).toBe('/jobs/job-2');
  await screen.getByRole('link', { name: 'Original job' }).click();
  await expect.poll(address).toBe('/jobs/job-1');
});

test('a job whose undo is in progress counts what is undone so far', async () => {
  const counts = { ...NONE, done: 1_200 };
  const jobs = [
    job('job-1', { counts, title: 'Started', undoneBy: 'job-2', undoneCount: 0 }),
    job('job-3', { counts, title: 'In progress', undoneBy: 'job-4', undoneCount: 1_100 }),
    job('job-5', { counts, title: 'Complete', undoneBy: 'job-6', undoneCount: 1_200 }),
  ];
  const { screen } = await renderApp({ url: '/jobs', responses: {}, bff: { 'GET /api/jobs': () => ({ jobs }) } });
  const row = (name: RegExp) => screen.getByRole('row', { name });
  await expect.element(row(/^Started/).getByText('1,200 done, 0 undone')).toBeVisible();
  await expect.element(row(/^In progress/).getByText('1,200 done, 1,100 undone')).toBeVisible();
  await expect.element(row(/^Complete/).getByText('1,200 done, undone')).toBeVisible();
});

test('an empty list explains where jobs come from, and a job of another user is not found', async () => {
  const gone = {
    status: 404,
    code: 'not_found',
    title: 'Not found',
    detail: 'Job not found.',
  } as const;
  const bff: StubRoutes = { 'GET /api/jobs/other': () => problem(gone) };
  const { screen } = await renderApp({ url: '/jobs', responses: {}, bff });
  await expect.element(screen.getByText('No jobs yet')).toBeVisible();
  await expectAccessible();
  await screen.unmount();
  const other = await renderApp({ url: '/jobs/other', responses: {}, bff });
  await expect.element(other.screen.getByText('You cannot open this job')).toBeVisible();
  await expect.element(other.screen.getByRole('link', { name: 'See your jobs' })).toHaveAttribute('href', '/jobs');
});
