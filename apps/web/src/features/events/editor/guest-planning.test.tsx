import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleCalendar } from '#testing/sample-events.ts';
import type { StubResponses } from '#testing/stub-services.ts';

const OWN = 'operator@example.com';
const ANA = 'ana@example.com';
const OUTSIDE = 'guest@elsewhere.example';
const ROOM = 'aurora@resource.calendar.google.com';

/** The day is a Monday that is always in the future. */
const url = `/events/new?start=2031-03-10T09:00:00Z&end=2031-03-10T09:30:00Z&title=Plans&guests=${JSON.stringify([ANA, OUTSIDE])}`;

const responses: StubResponses = {
  'calendar.calendarList.list': () => ({
    items: [
      sampleCalendar(),
      { id: ANA, summary: 'Ana Ivanova', accessRole: 'reader', timeZone: 'America/New_York' },
      { id: ROOM, summary: 'Room Aurora', accessRole: 'reader', timeZone: 'Europe/Berlin' },
    ],
  }),
  'calendar.settings.list': () => ({ items: [] }),
  'calendar.colors.get': () => ({}),
  'calendar.freebusy.query': () => ({
    calendars: {
      [OWN]: { busy: [{ start: '2031-03-10T13:00:00Z', end: '2031-03-10T14:00:00Z' }] },
      [ANA]: { busy: [] },
      [OUTSIDE]: { errors: [{ reason: 'notFound' }] },
      [ROOM]: { busy: [] },
    },
  }),
};

test('guests’ local times are shown, and a suggested time is during the day for each guest', async () => {
  const { screen } = await renderApp({ url, responses });
  const guests = screen.getByRole('region', { name: 'When guests are busy' });
  await expect.element(guests.getByText('05:00 – 05:30 in New York, outside 8–18')).toBeVisible();
  await expect.element(guests.getByText('Time zone unknown')).toBeVisible();
  await guests.getByRole('button', { name: 'Suggest times' }).click();
  const suggested = guests.getByRole('region', { name: 'Suggested times' });
  // New York already has daylight saving time, so 8:00 there is 12:00 UTC. The user is busy at 13:00.
  await expect.element(suggested.getByRole('button').first()).toMatchTextContent(/10 Mar.*, 12:00 *2 of 3 free/);
  await expectAccessible();
  await suggested.getByRole('button').first().click();
  await expect.element(screen.getByRole('textbox', { name: 'Start time' })).toHaveValue('12:00');
  await expect.element(screen.getByRole('textbox', { name: 'End time' })).toHaveValue('12:30');
});

test('a room is added as a resource, and as the location of the event', async () => {
  const { screen, services } = await renderApp({
    url,
    responses: { ...responses, 'calendar.events.insert': () => ({ id: 'new', summary: 'Plans' }) },
  });
  await screen.getByRole('combobox', { name: 'Add a room' }).selectOptions('Room Aurora');
  await expect.element(screen.getByRole('textbox', { name: 'Location' })).toHaveValue('Room Aurora');
  await expect.element(screen.getByRole('combobox', { name: 'Add a room' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Create event' }).click();
  await expect
    .poll(() => services.callsOf('calendar.events.insert')[0]?.body)
    .toMatchObject({
      location: 'Room Aurora',
      attendees: [{ email: ANA }, { email: OUTSIDE }, { email: ROOM, resource: true }],
    });
});
