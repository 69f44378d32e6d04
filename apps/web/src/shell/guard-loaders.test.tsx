import { operations as known } from '@rotunda/api-client/operations';
import { expect, test } from 'vitest';
import { mainScreens } from '#shared/screens/main-screens.ts';
import { storeRights } from '#shared/session/stored-rights.ts';
import { renderApp } from '#testing/render-app.tsx';
import { operatorSession, type StubRoutes } from '#testing/stub-services.ts';

const session = { ...operatorSession, roles: ['support' as const], operations: [] };
const access = { risk: 'read', isAllowed: false, roles: ['operator'], heldScopes: [] };
const operations = mainScreens.flatMap(({ operationId }) => (operationId ? [{ ...access, operationId }] : []));
const bff: StubRoutes = { 'GET /api/operations': () => ({ operations }) };

const closed = mainScreens.filter(({ operationId, audience }) => operationId !== undefined || audience !== undefined);
const within = [
  '/calendar/week/2026-11-20',
  '/calendars/team/access',
  '/drives/d1/members',
  '/events/team/e1',
  '/files/folder-1',
  '/people/ana@example.com',
  '/reviews/f1/a1',
  '/scripts/s1/code',
];

test.for([...closed.map(({ to }) => to), ...within])(
  '%s makes no requests if the role excludes all of it',
  async (url) => {
    const { screen, services } = await renderApp({ url, responses: {}, session, bff });
    await expect.element(screen.getByText('Your role does not include this')).toBeVisible();
    await expect.element(screen.getByText('Requires the Operator role. Ask an operator for access.')).toBeVisible();
    await expect
      .element(
        screen
          .getByRole('main')
          .getByText(
            /^(Manage|Set|Start|Run|Edit|Export|Fill|Read|Get|Keep|Follow|Browse|Call|Start|Change|Check|Compare|Create|Find|List|Preview|Review|Search|See|View)[ ,]/,
          ),
      )
      .toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Go to Home' })).toBeVisible();
    expect(services.unhandled).toEqual([]);
  },
);

test.for(['/settings/services', ...['sharing', 'comments', 'labels', 'revisions'].map((tab) => `/file/f1/${tab}`)])(
  '%s, a part of an open screen, makes no requests if the role excludes all of it',
  async (url) => {
    const { screen, services } = await renderApp({
      url,
      responses: { 'drive.files.get': () => ({ id: 'f1', name: 'Lease.txt' }) },
      session: { ...session, operations: ['drive.files.get'] },
      bff: {
        'GET /api/pins': () => ({ places: [] }),
        'GET /api/operations': () => ({
          operations: Object.keys(known).map((operationId) => ({ ...access, operationId })),
        }),
      },
    });
    await expect.element(screen.getByText('Requires the Operator role. Ask an operator for access.')).toBeVisible();
    // Nothing was sent, so there is no code to look up.
    await expect.element(screen.getByText('policy_denied')).not.toBeInTheDocument();
    expect(services.unhandled).toEqual([]);
  },
);

test('for a returning user, the data of a screen is requested in parallel with the session, not after it', async () => {
  const { roles = [], operations: allowed } = operatorSession;
  storeRights({ roles, operations: new Set(allowed), notOffered: new Set() });
  const { promise, resolve } = Promise.withResolvers<object>();
  const { screen, services } = await renderApp({
    url: '/drives',
    responses: { 'drive.drives.list': () => ({ drives: [] }) },
    bff: { 'GET /auth/session': () => promise },
  });
  await expect.poll(() => services.callsOf('drive.drives.list').length).toBe(1);
  resolve(operatorSession);
  await expect.element(screen.getByRole('heading', { name: 'Shared drives' })).toBeVisible();
});

test('a link to a screen excluded by the role makes no requests either', async () => {
  const { screen, services } = await renderApp({ url: '/jobs', responses: {}, session, bff });
  const link = screen.getByRole('link', { name: 'Activity, not included in your role' });
  await link.hover();
  await link.click();
  await expect.element(screen.getByText('Your role does not include this')).toBeVisible();
  expect(services.unhandled).toEqual([]);
});

test('a screen excluded by the role is not rendered either when its address is left', async () => {
  const { screen, address } = await renderApp({ url: '/processes', responses: {}, session, bff });
  await expect.element(screen.getByText('Your role does not include this')).toBeVisible();
  await screen.getByRole('link', { name: 'API explorer' }).click();
  await expect.element(screen.getByRole('heading', { name: 'API explorer' })).toBeVisible();
  await expect.poll(address).toBe('/explorer');
});
