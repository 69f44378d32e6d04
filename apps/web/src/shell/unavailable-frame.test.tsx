import { expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { sampleProcess } from '#testing/sample-processes.ts';
import { operatorSession, problem } from '#testing/stub-services.ts';

const storeAway = () => problem({ status: 503, code: 'store_unavailable', title: 'The store is not available' });
const busy = () => problem({ status: 429, code: 'rate_limited', title: 'Too many requests' });
const noResponse = () => {
  throw new TypeError('Failed to fetch');
};

test.for([
  ['the database does not respond', storeAway, 'The console’s database is not responding.'],
  ['its address sends too many requests', busy, 'There were too many requests from your network.'],
  ['the console does not respond', noResponse, 'The console is not responding.'],
] as const)(
  'a page opened without a session because %s reports it in the frame, and shows the screen automatically later',
  async ([, fail, text]) => {
    let isAway = true;
    const { screen, onSessionEnd } = await renderApp({
      url: '/processes',
      responses: {
        'script.processes.list': () => (isAway ? fail() : { processes: [sampleProcess({ functionName: 'wake' })] }),
      },
      bff: { 'GET /auth/session': () => (isAway ? fail() : operatorSession) },
    });
    const banner = screen.getByRole('status').filter({ hasText: text });
    await expect.element(banner, { timeout: 10_000 }).toBeVisible();
    await expect.element(screen.getByRole('banner').filter({ hasText: 'Rotunda' })).toBeVisible();
    isAway = false;
    await expect.element(screen.getByText('wake').first(), { timeout: 20_000 }).toBeInTheDocument();
    await expect.element(banner).not.toBeInTheDocument();
    expect(onSessionEnd).not.toHaveBeenCalled();
  },
);
