import { expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { sampleProcess } from '#testing/sample-processes.ts';
import { operatorSession, problem } from '#testing/stub-services.ts';

const away = () =>
  problem({ status: 503, code: 'upstream_unavailable', title: 'The service is not responding at the moment' });

test('the console names a service that is down, and retries failed reads once it responds', async () => {
  let isAway = true;
  const { screen } = await renderApp({
    url: '/processes',
    responses: {
      'script.processes.list': () => (isAway ? away() : { processes: [sampleProcess({ functionName: 'wake' })] }),
    },
  });
  const bar = screen.getByRole('status').filter({ hasText: 'not responding: Scripting.' });
  await expect.element(bar, { timeout: 10_000 }).toBeInTheDocument();
  isAway = false;
  await expect.element(screen.getByText('wake').first(), { timeout: 20_000 }).toBeInTheDocument();
  await expect.element(bar).not.toBeInTheDocument();
});

test('the console reports that its own database is down, and retries failed reads once it responds', async () => {
  let isAway = true;
  let sessionReads = 0;
  const storeAway = () => problem({ status: 503, code: 'store_unavailable', title: 'The store is not available' });
  const { screen } = await renderApp({
    url: '/processes',
    responses: {
      'script.processes.list': () => (isAway ? storeAway() : { processes: [sampleProcess({ functionName: 'wake' })] }),
    },
    bff: {
      // The page contains the session. Later requests only check whether the database responds.
      'GET /auth/session': () => (isAway && sessionReads++ > 0 ? storeAway() : operatorSession),
    },
  });
  const bar = screen.getByRole('status').filter({ hasText: 'database is not responding' });
  await expect.element(bar, { timeout: 10_000 }).toBeInTheDocument();
  isAway = false;
  await expect.element(screen.getByText('wake').first(), { timeout: 20_000 }).toBeInTheDocument();
  await expect.element(bar).not.toBeInTheDocument();
});

test('a read that fails for another reason is not reported as an outage', async () => {
  const { screen } = await renderApp({
    url: '/processes',
    responses: {
      'script.processes.list': () => problem({ status: 403, code: 'upstream_forbidden', title: 'The service refused' }),
    },
  });
  await expect.element(screen.getByRole('alert')).toBeInTheDocument();
  await expect.element(screen.getByText(/not responding/)).not.toBeInTheDocument();
});
