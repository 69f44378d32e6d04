import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { problem, serviceError } from '#testing/stub-services.ts';
import { own, product, responses, review, reviewName, standup, standupName, url } from './testing/sample-week.ts';

test('a calendar that fails to load is named, the others are shown, and it can be retried', async () => {
  let isBroken = true;
  const { screen } = await renderApp({
    url,
    responses: {
      ...responses,
      'calendar.events.list': ({ pathParams }) =>
        pathParams.calendarId === 'product@example.com' && isBroken
          ? serviceError(403, 'forbidden', 'No access')
          : { items: pathParams.calendarId === 'product@example.com' ? [review] : [standup] },
    },
  });
  const alert = screen.getByRole('alert');
  await expect.element(alert).toMatchTextContent('Product could not be loaded: No access');
  await expect.element(screen.getByText('1 event from 1 of 2 calendars', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: standupName })).toBeVisible();
  await expectAccessible();
  isBroken = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('button', { name: reviewName })).toBeVisible();
  await expect.element(screen.getByText(/could not be loaded/)).not.toBeInTheDocument();
  await expect.element(screen.getByText(/^\d+ events?$/)).toBeVisible();
});

test('if the list of calendars fails to load, it is replaced by one error, and the buttons stay, with the reason', async () => {
  const { screen } = await renderApp({
    url,
    responses: { 'calendar.calendarList.list': () => serviceError(500, 'backendError', 'Broken') },
  });
  await expect.element(screen.getByText('The calendars could not be loaded', { exact: true })).toBeVisible();
  const create = screen.getByRole('button', { name: 'New event' });
  await expect.element(create).toHaveAccessibleDescription(/The calendars could not be loaded\./);
});

test('if reloading the list of calendars fails, the events stay', async () => {
  let isBroken = false;
  const calendars = responses['calendar.calendarList.list'];
  const { screen, services } = await renderApp({
    url,
    responses: {
      ...responses,
      'calendar.calendarList.list': (call) =>
        isBroken ? serviceError(400, 'badRequest', 'Broken') : (calendars?.(call) ?? {}),
    },
  });
  await expect.element(screen.getByRole('button', { name: standupName })).toBeVisible();
  const calls = services.callsOf('calendar.calendarList.list').length;
  isBroken = true;
  await screen.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect.poll(() => services.callsOf('calendar.calendarList.list').length).toBeGreaterThan(calls);
  await expect.element(screen.getByText(/could not be refreshed/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: standupName })).toBeVisible();
  await expect.element(screen.getByText('The calendars could not be loaded', { exact: true })).not.toBeInTheDocument();
});

test('a role without calendars sees this', async () => {
  const { screen } = await renderApp({
    url,
    responses: {
      'calendar.calendarList.list': () =>
        problem({
          status: 403,
          code: 'policy_denied',
          title: 'Not for this role',
          missing: { roles: ['operator', 'reviewer'] },
        }),
    },
  });
  await expect.element(screen.getByText('Requires the Operator or Reviewer role.', { exact: false })).toBeVisible();
});

test('while another calendar is loading, the others stay visible', async () => {
  const late = Promise.withResolvers<void>();
  const { screen } = await renderApp({
    url,
    responses: {
      ...responses,
      'calendar.events.list': async ({ pathParams }) => {
        if (pathParams.calendarId === 'holidays') await late.promise;
        return { items: pathParams.calendarId === 'product@example.com' ? [review] : [] };
      },
    },
  });
  await expect.element(screen.getByRole('button', { name: reviewName })).toBeVisible();
  await screen.getByText('Holidays').click();
  await expect.element(screen.getByRole('progressbar', { name: 'Loading the events' })).toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: reviewName })).toBeVisible();
  late.resolve();
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
});

test('until the first events arrive the screen shows its skeleton; without any events it says so', async () => {
  const first = Promise.withResolvers<void>();
  const { screen } = await renderApp({
    url,
    responses: {
      ...responses,
      'calendar.events.list': async () => {
        await first.promise;
        return { items: [] };
      },
    },
  });
  await expect.element(screen.getByRole('status', { name: 'Loading the calendar' })).toBeVisible();
  first.resolve();
  await expect.element(screen.getByText('No events this week')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Monday 23 November, show the day' })).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(screen.getByText('No events in the selected calendars in 23 Nov – 6 Dec 2026.')).toBeVisible();
});

test('all pages of a calendar and of the list of calendars are shown', async () => {
  const { screen } = await renderApp({
    url,
    responses: {
      'calendar.calendarList.list': ({ query }) =>
        query.has('pageToken') ? { items: [product] } : { items: [own], nextPageToken: 'more' },
      'calendar.events.list': ({ pathParams, query }) => {
        if (pathParams.calendarId !== 'product@example.com') return { items: [] };
        return query.has('pageToken') ? { items: [review] } : { items: [], nextPageToken: 'more' };
      },
    },
  });
  await expect.element(screen.getByRole('button', { name: reviewName })).toBeVisible();
});
