import { expect, test } from 'vitest';
import { toOccurrence } from '#shared/calendar/occurrence.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleAllDayEvent, sampleCalendar, sampleEvent } from '#testing/sample-events.ts';
import { type StubAnswers, serviceError } from '#testing/stub-services.ts';
import { readIcs, toIcs } from './event-ics.ts';

const own = sampleCalendar();
const team = sampleCalendar({ id: 'team@example.com', summary: 'Team', primary: false });

function answers(others: StubAnswers = {}): StubAnswers {
  return {
    'calendar.calendarList.list': () => ({ items: [own, team] }),
    'calendar.settings.list': () => ({ items: [] }),
    'calendar.events.list': ({ pathParams }) => ({ items: pathParams.calendarId === own.id ? [sampleEvent()] : [] }),
    ...others,
  };
}

test('every filter reaches the service as it takes it', async () => {
  const address =
    '/events?q=review&types=["focusTime"]&uid=abc&private=a=b&shared=c=d&from=2026-11-01&to=2026-11-30&updated=2026-10-01&deleted=true&invitations=true';
  const { screen, services } = await renderApp({ url: address, answers: answers() });
  await expect
    .element(screen.getByRole('row', { name: 'Release review, Monday 23 November 2026, 15:00 – 15:30' }))
    .toBeVisible();
  const query = services.callsOf('calendar.events.list')[0]?.query ?? new URLSearchParams();
  expect(Object.fromEntries(query)).toEqual({
    maxResults: '250',
    singleEvents: 'true',
    orderBy: 'startTime',
    q: 'review',
    eventTypes: 'focusTime',
    iCalUID: 'abc',
    privateExtendedProperty: 'a=b',
    sharedExtendedProperty: 'c=d',
    timeMin: '2026-11-01T00:00:00Z',
    timeMax: '2026-12-01T00:00:00Z',
    updatedMin: '2026-10-01T00:00:00Z',
    showDeleted: 'true',
    showHiddenInvitations: 'true',
  });
  await expectAccessible();
});

test('a calendar that cannot be searched is named, and is not the same as one in which nothing matches', async () => {
  const { screen } = await renderApp({
    url: '/events',
    answers: answers({ 'calendar.events.list': () => serviceError(403, 'forbidden', 'No access') }),
  });
  await expect.element(screen.getByText(/^Team could not be searched: 403/)).toBeVisible();
  await expect.element(screen.getByText('No event matches')).not.toBeInTheDocument();
});

test('a file is imported but for what is there already, and what failed is named', async () => {
  const known = toOccurrence(sampleEvent({ id: 'known', iCalUID: 'known@x' }), { id: 'c', name: 'C', color: 'red' });
  const fresh = toOccurrence(sampleEvent({ id: 'new', iCalUID: 'new@x', summary: 'New' }), {
    id: 'c',
    name: 'C',
    color: 'red',
  });
  const bad = toOccurrence(sampleEvent({ id: 'bad', iCalUID: 'bad@x', summary: 'Bad' }), {
    id: 'c',
    name: 'C',
    color: 'red',
  });
  const text = toIcs(
    [known, fresh, bad].filter((row) => row !== undefined),
    0,
  );
  const { screen, services } = await renderApp({
    url: '/events',
    answers: answers({
      'calendar.events.list': ({ query }) => ({ items: query.get('iCalUID') === 'known@x' ? [{ id: 'known' }] : [] }),
      'calendar.events.import': ({ body }) =>
        Reflect.get(Object(body), 'iCalUID') === 'bad@x' ? serviceError(400, 'invalid', 'No') : { id: 'made' },
    }),
  });
  await screen.getByRole('button', { name: 'Import' }).click();
  await screen.getByLabelText('iCalendar file (.ics)').upload(new File([text], 'a.ics', { type: 'text/calendar' }));
  await expect.element(screen.getByText(/^3 events in the file, 1 of them in the calendar already/)).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Import 2' }).click();
  await expect.element(screen.getByText('1 of 2 imported, 1 failed.')).toBeVisible();
  await expect.element(screen.getByText('Bad: 400 – No (invalid)')).toBeVisible();
  expect(services.callsOf('calendar.events.import').map(({ body }) => Reflect.get(Object(body), 'iCalUID'))).toEqual([
    'new@x',
    'bad@x',
  ]);
});

test('what is exported reads back: times, whole days, rules and texts', () => {
  const calendar = { id: 'c', name: 'C', color: 'red' };
  const rows = [
    sampleEvent({
      iCalUID: 'a@x',
      description: 'Line\nand, comma; semicolon',
      recurrence: ['RRULE:FREQ=DAILY;COUNT=3'],
    }),
    sampleAllDayEvent('2026-11-23', '2026-11-25', { iCalUID: 'b@x' }),
  ].flatMap((event) => toOccurrence(event, calendar) ?? []);
  const { events, unreadable } = readIcs(toIcs(rows, 0));
  expect(unreadable).toBe(0);
  expect(events).toEqual([
    {
      iCalUID: 'a@x',
      summary: 'Release review',
      description: 'Line\nand, comma; semicolon',
      start: { dateTime: '2026-11-23T15:00:00.000Z', timeZone: 'UTC' },
      end: { dateTime: '2026-11-23T15:30:00.000Z', timeZone: 'UTC' },
      recurrence: ['RRULE:FREQ=DAILY;COUNT=3'],
    },
    { iCalUID: 'b@x', summary: 'Offsite', start: { date: '2026-11-23' }, end: { date: '2026-11-25' } },
  ]);
});
