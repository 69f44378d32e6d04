import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleCalendar } from '#testing/sample-events.ts';
import { personRoutes, ritaSession } from '#testing/sample-person.ts';
import { operatorSession, type StubResponses, type StubRoutes, serviceError } from '#testing/stub-services.ts';

const bff: StubRoutes = { ...personRoutes, 'GET /auth/people/roles': () => ({ isUsed: true, people: [] }) };
const responses: StubResponses = {
  'drive.files.list': () => ({ files: [] }),
  'calendar.freebusy.query': () => ({ calendars: { 'rita@example.com': { busy: [] } } }),
  'calendar.calendarList.list': () => ({ items: [] }),
};
const url = '/people/rita%40example.com';

test('a person’s calendars are those in the user’s list with their address or owned by them', async () => {
  const { screen, address } = await renderApp({
    url,
    bff,
    responses: {
      ...responses,
      'calendar.calendarList.list': () => ({
        items: [
          sampleCalendar({ id: 'Rita@example.com', summary: 'Rita Reviewer' }),
          sampleCalendar({ id: 'reviews@example.com', summary: 'Reviews', dataOwner: 'rita@example.com' }),
          sampleCalendar({ id: 'team@example.com', summary: 'Team', dataOwner: 'olga@example.com' }),
        ],
      }),
      'calendar.calendars.get': () => ({ id: 'reviews@example.com', summary: 'Reviews' }),
      'calendar.calendarList.get': () => sampleCalendar({ id: 'reviews@example.com', summary: 'Reviews' }),
      'calendar.settings.list': () => ({ items: [] }),
      'calendar.acl.list': () => ({ items: [] }),
    },
  });
  const calendars = screen.getByRole('region', { name: 'Calendars' });
  await expect.element(calendars.getByRole('link', { name: 'Rita Reviewer' })).toBeVisible();
  await expect.element(calendars.getByText('Team')).not.toBeInTheDocument();
  await expectAccessible();
  await calendars.getByRole('link', { name: 'Reviews' }).click();
  await expect.poll(address).toBe('/calendars/reviews%40example.com/details');
});

test('missing calendars, calendars that failed to load, and unreadable calendars look different', async () => {
  const none = await renderApp({ url, bff, responses });
  await expect.element(none.screen.getByText('None in your calendar list')).toBeVisible();
  await none.screen.unmount();
  let isDown = true;
  const failing: StubResponses = {
    ...responses,
    'calendar.calendarList.list': () => (isDown ? serviceError(403, 'forbidden', 'Forbidden') : { items: [] }),
  };
  const failed = await renderApp({ url, bff, responses: failing });
  const calendars = failed.screen.getByRole('region', { name: 'Calendars' });
  await expect.element(calendars.getByRole('alert')).toMatchTextContent(/403.*calendar\.calendarList\.list/);
  isDown = false;
  await calendars.getByRole('button', { name: 'Try again' }).click();
  await expect.element(calendars.getByText('None in your calendar list')).toBeVisible();
  await failed.screen.unmount();
  const { operations = [] } = operatorSession;
  const closed = await renderApp({
    url,
    bff: {
      ...bff,
      'GET /api/operations': () => ({
        operations: [{ operationId: 'calendar.calendarList.list', risk: 'read', roles: ['operator'] }],
      }),
    },
    responses,
    session: { ...operatorSession, operations: operations.filter((id) => id !== 'calendar.calendarList.list') },
  });
  await expect
    .element(
      closed.screen.getByText('Loading calendars requires a permission that was not granted when you signed in.'),
    )
    .toBeVisible();
  const section = closed.screen.getByRole('region', { name: 'Calendars' });
  await expect.element(section.getByRole('button', { name: 'Grant access' })).toBeVisible();
  expect(closed.services.callsOf('calendar.calendarList.list')).toHaveLength(0);
});

test('a person known only by a calendar has a page', async () => {
  const { screen } = await renderApp({
    url: '/people/nobody%40example.com',
    bff,
    responses: {
      ...responses,
      'calendar.calendarList.list': () => ({
        items: [sampleCalendar({ id: 'x@example.com', summary: 'Left behind', dataOwner: 'nobody@example.com' })],
      }),
    },
  });
  await expect.element(screen.getByRole('link', { name: 'Left behind' })).toBeVisible();
  await expect.element(screen.getByText('Roles come from your identity provider.')).toBeVisible();
});

test('while services fail, the page of an unknown person says so and stays', async () => {
  const fail = () => serviceError(503, 'backendError', 'Backend error');
  const failing: StubResponses = {
    'drive.files.list': fail,
    'calendar.freebusy.query': fail,
    'calendar.calendarList.list': fail,
  };
  const { screen } = await renderApp({ url: '/people/nobody%40example.com', bff, responses: failing });
  const shared = screen.getByRole('region', { name: 'Shared with them' });
  await expect.element(shared.getByRole('alert'), { timeout: 15_000 }).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Script projects' }).getByRole('alert')).toBeVisible();
});

test('a busy person shows until when, and a later time within the hour shows when it begins', async () => {
  const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const { screen } = await renderApp({
    url,
    bff,
    responses: {
      ...responses,
      'calendar.freebusy.query': ({ body }) => {
        const { timeMin } = Object(body);
        const busy = [
          { start: timeMin, end: soon(10) },
          { start: soon(30), end: soon(90) },
          { start: soon(120), end: soon(150) },
        ];
        return { calendars: { 'rita@example.com': { busy } } };
      },
    },
  });
  const times = screen.getByRole('region', { name: 'Availability' }).getByRole('listitem');
  await expect.element(times.nth(0)).toMatchTextContent(/^Busy until [^:]*\d\d:\d\d$/);
  await expect.element(times.nth(1)).toMatchTextContent(/^Busy from [^:]*\d\d:\d\d to [^:]*\d\d:\d\d$/);
  expect(times.elements()).toHaveLength(2);
});

test('a role from the identity provider is labelled as such, including which one on the user’s own page', async () => {
  const other = await renderApp({ url, bff, responses });
  await expect.element(other.screen.getByText('Reviewer, from the identity provider.')).toBeVisible();
  await other.screen.unmount();
  const own = { ...ritaSession, isCurrent: true, email: 'operator@example.com', name: 'Olga Operator' };
  const self = await renderApp({
    url: '/people/operator%40example.com',
    bff: { ...bff, 'GET /auth/people/sessions': () => ({ sessions: [own] }) },
    responses,
  });
  await expect.element(self.screen.getByText('Your identity provider gives you the operator role.')).toBeVisible();
});
