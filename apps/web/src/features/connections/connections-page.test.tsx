import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { operatorSession, problem } from '#testing/stub-services.ts';
import type { ConnectionReport } from './queries.ts';

const healthy: ConnectionReport = {
  checkTime: '2026-11-20T09:00:00.000Z',
  findings: [
    { level: 'ok', subject: 'Store', text: 'PostgreSQL at db.example:5432/console responds' },
    { level: 'ok', subject: 'Identity provider', text: 'accepts the client console' },
    { level: 'info', subject: 'Redirect URI', text: 'https://console.example/auth/callback' },
  ],
};
const broken: ConnectionReport = {
  checkTime: '2026-11-20T09:01:00.000Z',
  findings: [
    ...healthy.findings,
    { level: 'ok', subject: 'Calendar', text: 'accepts the token of the session' },
    {
      level: 'warning',
      subject: 'Calendar',
      text: 'last failure: calendar.events.list (quota): 403, Slow down',
      time: '2026-11-20T08:59:00.000Z',
    },
    {
      level: 'error',
      subject: 'File storage',
      text: 'https://files.example/ does not respond: ECONNREFUSED',
      remedy: 'check DRIVE_BASE_URL',
    },
  ],
};

test('each connection shows its state, the most severe first and in the title, with what to set', async () => {
  const { screen } = await renderApp({
    url: '/connections',
    responses: {},
    bff: { 'GET /api/connections': () => broken },
  });
  await expect.element(screen.getByText('1 error, 1 warning.')).toBeVisible();
  const titles = screen.getByRole('heading', { level: 2 }).elements();
  expect(titles.slice(0, 3).map(({ textContent }) => textContent)).toEqual(['Calendar', 'File storage', 'Store']);
  const files = screen.getByRole('region', { name: 'File storage' });
  await expect.element(files).toMatchTextContent(/Error.*https:\/\/files\.example\/ does not respond/);
  await expect.element(files).toMatchTextContent('Check DRIVE_BASE_URL.');
  const calendar = screen.getByRole('region', { name: 'Calendar' });
  await expect.element(calendar).toMatchTextContent(/Warning.*OK Accepts the token.*Last failure.*20 Nov/);
  await expectAccessible();
});

test('the checks are run again by button and by shortcut, and show what has changed', async () => {
  let report = broken;
  const { screen } = await renderApp({
    url: '/connections',
    responses: {},
    bff: { 'GET /api/connections': () => report },
  });
  await expect.element(screen.getByText('1 error, 1 warning.')).toBeVisible();
  report = healthy;
  await screen.getByRole('button', { name: 'Check again' }).click();
  await expect.element(screen.getByText('Everything works.')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Calendar' })).not.toBeInTheDocument();
  report = broken;
  await userEvent.keyboard('R');
  await expect.element(screen.getByText('1 error, 1 warning.')).toBeVisible();
});

test('loading, failed and empty look different', async () => {
  const slow = Promise.withResolvers<Response>();
  let response: () => unknown = () => slow.promise;
  const { screen } = await renderApp({
    url: '/connections',
    responses: {},
    bff: { 'GET /api/connections': () => response() },
  });
  const main = screen.getByRole('main');
  await expect.element(main.getByRole('status', { name: 'Loading the connections' })).toBeVisible();
  slow.resolve(problem({ status: 500, code: 'internal', title: 'Something went wrong on our side' }));
  const alert = main.getByRole('alert');
  await expect.element(alert).toMatchTextContent('The connections could not be checked');
  response = () => ({ ...healthy, findings: [] });
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.element(main.getByText('No connections to check')).toBeVisible();
});

test.each(['reviewer', 'support'] as const)(
  'a %s sees who can use the screen, and nothing is checked',
  async (role) => {
    const { screen } = await renderApp({
      url: '/connections',
      responses: {},
      session: { ...operatorSession, roles: [role] },
    });
    await expect.element(screen.getByText('Your role does not include this')).toBeVisible();
    await expect.element(screen.getByText('Requires the Operator role. Ask an operator for access.')).toBeVisible();
  },
);
