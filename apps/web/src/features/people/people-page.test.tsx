import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { problem, type StubAnswers, type StubRoutes, serviceError } from '#testing/stub-services.ts';
import type { PersonRoles, PersonSession } from './queries.ts';

const rita: PersonRoles = {
  email: 'rita@example.com',
  roles: ['reviewer'],
  hasSignedIn: true,
  updatedAt: '2026-11-20T09:00:00.000Z',
  updatedBy: 'operator@example.com',
};
const session: PersonSession = {
  id: 'a'.repeat(64),
  isCurrent: false,
  createdAt: '2026-11-21T08:00:00.000Z',
  lastSeenAt: '2026-11-21T09:00:00.000Z',
  expiresAt: '2026-11-21T20:00:00.000Z',
  userAgent: 'Firefox on Linux',
  subject: 'sub-rita',
  email: 'Rita@example.com',
  name: 'Rita Reviewer',
};

const answers: StubAnswers = {
  'drive.files.list': ({ query }) =>
    query.get('q')?.includes('writers')
      ? serviceError(403, 'insufficientFilePermissions', 'No')
      : { files: [{ id: 'file-1', name: 'Onboarding' }] },
  'calendar.freebusy.query': () => ({
    calendars: { 'rita@example.com': { busy: [{ start: '2026-11-21T10:00:00Z', end: '2026-11-21T11:00:00Z' }] } },
  }),
};

const coverage = { state: 'current', scanned: 1, total: 1, failedCount: 0, failed: [], calls: 1 };
const shared: StubRoutes = {
  'GET /auth/people/sessions': () => ({ sessions: [session] }),
  'GET /api/indexes/approvals': () => ({ rows: [], all: 0, coverage }),
  'GET /api/audit': () => ({ entries: [] }),
};

test('somebody gets a role, another one, and loses a session', async () => {
  const sent: unknown[] = [];
  let people = [rita];
  const bff: StubRoutes = {
    ...shared,
    'GET /auth/people/roles': () => ({ isUsed: true, people }),
    'PUT /auth/people/roles/sam%40example.com': ({ body }) => {
      sent.push(body);
      people = [...people, { ...rita, email: 'sam@example.com', roles: ['support'], hasSignedIn: false }];
      return people[1];
    },
    'PUT /auth/people/roles/rita%40example.com': ({ body }) => {
      sent.push(body);
      return rita;
    },
    [`DELETE /auth/people/sessions/${session.id}`]: () => {
      sent.push('ended');
      return new Response(null, { status: 204 });
    },
  };
  const { screen, address } = await renderApp({ url: '/people', answers, bff });
  const row = screen.getByRole('row', { name: 'rita@example.com' });
  await expect.element(row.getByText('Reviewer', { exact: true })).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Add a person' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Add a person' });
  await dialog.getByRole('textbox', { name: 'E-mail address' }).fill('RITA@example.com');
  await expect.element(dialog.getByText('This address has an entry already')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'E-mail address' }).fill('sam@example.com');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Add the person' }).click();
  await expect.element(screen.getByRole('row', { name: 'sam@example.com' })).toBeVisible();
  row.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'Rita Reviewer' })).toBeVisible();
  expect(address()).toBe('/people/rita%40example.com');
  await expect.element(screen.getByText(/^Busy from/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Onboarding' }).first()).toBeVisible();
  await expect
    .element(screen.getByRole('region', { name: 'Shared with them' }).getByText(/^Not known: 403/))
    .toBeVisible();
  await expectAccessible();
  await screen.getByText('Looks at processes, scripts and approvals, and changes nothing.').click();
  await screen.getByRole('button', { name: 'Change the roles' }).click();
  await expect.poll(() => sent).toEqual([{ roles: ['support'] }, { roles: ['reviewer', 'support'] }]);
  await screen.getByRole('button', { name: 'End the session in Firefox on Linux' }).click();
  await expect.poll(() => sent.at(-1)).toBe('ended');
  await page.viewport(390, 844);
  await expectAccessible();
});

test('a table that is not used, another role, and one self are explained', async () => {
  const unused: StubRoutes = { ...shared, 'GET /auth/people/roles': () => ({ isUsed: false, people: [] }) };
  const first = await renderApp({ url: '/people', answers, bff: unused });
  await expect.element(first.screen.getByText(/Roles come from the identity provider alone/)).toBeVisible();
  await expect.element(first.screen.getByRole('button', { name: 'Add a person' })).toBeDisabled();
  await expect.element(first.screen.getByText('By the identity provider')).toBeVisible();
  await first.screen.unmount();
  const own: StubRoutes = { ...shared, 'GET /auth/people/roles': () => ({ isUsed: true, people: [] }) };
  const self = await renderApp({ url: '/people/operator%40example.com', answers, bff: own });
  await expect.element(self.screen.getByText('Your own roles are for another operator to change.')).toBeVisible();
  await expect.element(self.screen.getByRole('checkbox', { name: /^Operator/ })).toBeDisabled();
  await self.screen.unmount();
  const refuse = () => problem({ status: 403, code: 'policy_denied', title: 'No', missing: { roles: ['operator'] } });
  const denied: StubRoutes = { 'GET /auth/people/roles': refuse, 'GET /auth/people/sessions': refuse };
  const other = await renderApp({ url: '/people', answers, bff: denied });
  await expect.element(other.screen.getByText('Your role does not include this')).toBeVisible();
});
