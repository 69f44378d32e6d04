import { expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { eventUrl, withEvent } from '#testing/sample-event-page.ts';
import { sampleCalendar, sampleEvent } from '#testing/sample-events.ts';

const meeting = sampleEvent({
  location: 'Room 4',
  description: 'Agenda',
  colorId: '5',
  start: { dateTime: '2026-11-23T14:00:00Z', timeZone: 'America/New_York' },
  end: { dateTime: '2026-11-23T15:00:00Z', timeZone: 'America/New_York' },
  attendees: [
    { email: 'operator@example.com', self: true, organizer: true, responseStatus: 'accepted' },
    { email: 'bo@example.com', displayName: 'Bo', responseStatus: 'declined', comment: 'Away', optional: true },
  ],
  reminders: { useDefault: false, overrides: [{ method: 'popup', minutes: 7 }] },
});

test.each([
  ['an event', {}],
  ['a series', { recurrence: ['RRULE:FREQ=WEEKLY;COUNT=4'] }],
  ['a cancelled event', { status: 'cancelled' as const }],
])('the duplicate of %s has its values, in its time zone, and asks its guests again', async (_, members) => {
  const { screen, services } = await renderApp({
    url: eventUrl,
    responses: withEvent({ ...meeting, ...members }, { 'calendar.events.insert': () => meeting }),
  });
  await screen.getByRole('button', { name: 'Duplicate' }).click();
  await screen.getByRole('button', { name: 'Create event' }).click();
  await expect.poll(() => services.callsOf('calendar.events.insert')).toHaveLength(1);
  const { body } = services.callsOf('calendar.events.insert')[0] ?? {};
  expect(body).toMatchObject({
    summary: 'Release review',
    location: 'Room 4',
    description: 'Agenda',
    colorId: '5',
    status: 'confirmed',
    start: { dateTime: expect.stringMatching(/^2026-11-23T09:00/), timeZone: 'America/New_York' },
    reminders: { useDefault: false, overrides: [{ method: 'popup', minutes: 7 }] },
  });
  expect(body).toHaveProperty('attendees', [{ email: 'bo@example.com', displayName: 'Bo', optional: true }]);
  expect(Reflect.get(Object(body), 'recurrence')?.length).toBe('recurrence' in members ? 1 : undefined);
});

test('an event that the user can only read is duplicated into a calendar that they can edit', async () => {
  const team = sampleCalendar({ id: 'team@example.com', summary: 'Team', accessRole: 'reader', primary: false });
  const { screen } = await renderApp({
    url: '/calendar/week/2026-11-23?event=team@example.com/review',
    responses: withEvent(sampleEvent(), {
      'calendar.calendarList.list': () => ({ items: [team, sampleCalendar()] }),
    }),
  });
  await screen.getByRole('button', { name: 'Duplicate' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Release review');
  await expect
    .element(screen.getByRole('combobox', { name: 'Calendar', exact: true }))
    .toHaveValue('operator@example.com');
});

test('a duplicate keeps the type of the event and the values of the type', async () => {
  const office = sampleEvent({
    eventType: 'workingLocation',
    workingLocationProperties: { type: 'officeLocation', officeLocation: { label: 'Harbour' } },
  });
  const { screen } = await renderApp({ url: eventUrl, responses: withEvent(office) });
  await screen.getByRole('button', { name: 'Duplicate' }).click();
  await expect.element(screen.getByRole('combobox', { name: 'Type', exact: true })).toHaveValue('workingLocation');
  await expect.element(screen.getByRole('textbox', { name: 'Place name' })).toHaveValue('Harbour');
});
