import { expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { sampleProcess } from '#testing/sample-processes.ts';
import { operatorSession, type StubRoutes } from '#testing/stub-services.ts';

const night = {
  viewId: 'v1',
  screen: 'processes',
  name: 'Night jobs',
  ownerName: 'Ana',
  updatedTime: '2026-11-20T10:00:00Z',
};
const responses = { 'script.processes.list': () => ({ processes: [sampleProcess({ functionName: 'night' })] }) };

/** Returns a team with these default views by screen. */
function team(defaultViews: Record<string, string>) {
  let stored = defaultViews;
  const bff: StubRoutes = {
    'GET /api/preferences/team': () => ({ defaultViews: stored }),
    'PATCH /api/preferences/team': ({ body }) => {
      stored = Object(body).defaultViews;
      return { defaultViews: stored };
    },
    'GET /api/views': () => ({ views: [{ ...night, search: { fn: 'night' }, isTeam: true, isMine: false }] }),
  };
  return { bff, stored: () => stored };
}

test('a screen opened without filters shows the team’s default view, and every other view after that', async () => {
  const { bff } = team({ processes: 'v1' });
  const { screen, address } = await renderApp({ url: '/processes', responses, bff });
  await expect.poll(address).toBe('/processes?fn=night');
  await screen.getByRole('button', { name: 'Views' }).click();
  await expect.element(screen.getByRole('list', { name: 'Team' })).toMatchTextContent(/Night jobs\s*Default/);
  await screen.getByRole('button', { name: 'Everything' }).click();
  await expect.poll(address).toBe('/processes');
});

test('an address with filters is unchanged', async () => {
  const { bff } = team({ processes: 'v1' });
  const { screen, address } = await renderApp({ url: '/processes?fn=day', responses, bff });
  await expect.element(screen.getByRole('row', { name: /^night/ })).toBeVisible();
  expect(address()).toBe('/processes?fn=day');
});

test('operators select the default view of a screen for everyone, and others see which it is', async () => {
  const { bff, stored } = team({ files: 'v9' });
  const { screen } = await renderApp({ url: '/processes', responses, bff });
  await screen.getByRole('button', { name: 'Views' }).click();
  await screen.getByRole('button', { name: 'Open with Night jobs for everyone' }).click();
  await expect.element(screen.getByRole('button', { name: 'Stop opening with Night jobs' })).toBeVisible();
  expect(stored()).toEqual({ files: 'v9', processes: 'v1' });
  await screen.getByRole('button', { name: 'Stop opening with Night jobs' }).click();
  await expect.poll(stored).toEqual({ files: 'v9' });
  await screen.unmount();
  const session = { ...operatorSession, roles: ['support' as const] };
  const other = await renderApp({ url: '/processes?fn=day', responses, session, bff: team({ processes: 'v1' }).bff });
  await other.screen.getByRole('button', { name: 'Views' }).click();
  await expect.element(other.screen.getByRole('list', { name: 'Team' })).toMatchTextContent(/Default/);
  await expect.element(other.screen.getByRole('button', { name: /^(Open with|Stop opening)/ })).not.toBeInTheDocument();
});
