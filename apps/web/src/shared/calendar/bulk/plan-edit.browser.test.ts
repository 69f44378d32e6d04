import { expect, test } from 'vitest';
import { type Occurrence, type ServiceEvent, toCalendarInfo, toOccurrence } from '#shared/calendar/occurrence.ts';
import type { Session } from '#shared/session/session-info.ts';
import { sampleAllDayEvent, sampleCalendar, sampleEvent } from '#testing/sample-events.ts';
import type { EventEdit } from './event-edit.ts';
import { planEdit } from './plan-edit.ts';
import { toEditJob } from './to-edit-job.ts';

const own = toCalendarInfo(sampleCalendar());
const team = toCalendarInfo(sampleCalendar({ id: 'team@example.com', summary: 'Team', primary: false }));
const readable = toCalendarInfo(sampleCalendar({ id: 'board@example.com', summary: 'Board', accessRole: 'reader' }));
const operations = ['patch', 'delete', 'move', 'get'].map((name) => `calendar.events.${name}`);

const operator: Session = {
  email: 'operator@example.com',
  name: 'Olga Operator',
  roles: ['operator'],
  operations: new Set(operations),
  canRespond: true,
  notOffered: new Set(),
  holdSeconds: 10,
};
const reviewer: Session = { ...operator, roles: ['reviewer'], operations: new Set(['calendar.events.get']) };

function occurrence(members: Partial<ServiceEvent> = {}, calendar = own): Occurrence {
  const made = toOccurrence(sampleEvent({ etag: '"1"', ...members }), calendar);
  if (!made) throw new TypeError('the sample has no time');
  return made;
}

function plan(edit: EventEdit, events: readonly Occurrence[], more: Partial<Parameters<typeof planEdit>[2]> = {}) {
  const options = {
    scope: 'one',
    zone: 'UTC',
    session: operator,
    series: new Map(),
    colorName: String,
    ...more,
  } as const;
  return planEdit(events, edit, options);
}

async function job(edit: EventEdit, events: readonly Occurrence[], more: Partial<Parameters<typeof planEdit>[2]> = {}) {
  const series = more.series ?? new Map();
  return toEditJob({ edit, plan: plan(edit, events, more), notice: 'all', zone: 'UTC', series });
}

const guests = [{ email: 'ana@example.com' }, { email: 'operator@example.com', self: true }];

test('each event is shown before and after, and written with the displayed version', async () => {
  const edit: EventEdit = { kind: 'shift', days: 1, minutes: 0 };
  expect(plan(edit, [occurrence()]).changes[0]).toMatchObject({
    before: 'Monday 23 November 2026, 15:00 – 15:30 UTC',
    after: 'Tuesday 24 November 2026, 15:00 – 15:30 UTC',
  });
  expect(await job(edit, [occurrence()])).toEqual({
    title: 'Move the time of “Release review”',
    operationId: 'calendar.events.patch',
    items: [
      {
        id: 'operator@example.com/review',
        label: 'Release review',
        ifMatch: '"1"',
        params: {
          calendarId: 'operator@example.com',
          eventId: 'review',
          sendUpdates: 'all',
          conferenceDataVersion: 1,
          supportsAttachments: true,
        },
        body: {
          start: { date: null, dateTime: '2026-11-24T15:00:00+00:00', timeZone: 'UTC' },
          end: { date: null, dateTime: '2026-11-24T15:30:00+00:00', timeZone: 'UTC' },
        },
      },
    ],
  });
});

test.each<[string, EventEdit, Partial<ServiceEvent>, object]>([
  [
    'a clock',
    { kind: 'time', clock: '09:00', zone: undefined },
    {},
    { start: { dateTime: '2026-11-23T09:00:00+00:00' } },
  ],
  [
    'a zone in which the clock stays',
    { kind: 'time', clock: undefined, zone: 'Europe/Berlin' },
    {},
    { start: { dateTime: '2026-11-23T15:00:00+01:00', timeZone: 'Europe/Berlin' } },
  ],
  [
    'one guest for another',
    { kind: 'guests', add: ['bo@example.com'], remove: ['ANA@example.com'] },
    { attendees: guests },
    { attendees: [guests[1], { email: 'bo@example.com' }] },
  ],
  [
    'the own response alone',
    { kind: 'response', response: 'accepted' },
    { attendees: guests },
    { attendeesOmitted: true, attendees: [{ email: 'operator@example.com', responseStatus: 'accepted' }] },
  ],
  ['no colour', { kind: 'color', colorId: '', name: 'Calendar colour' }, { colorId: '5' }, { colorId: null }],
  ['a visibility', { kind: 'visibility', visibility: 'private' }, {}, { visibility: 'private' }],
  ['life again', { kind: 'restore' }, { status: 'cancelled' }, { status: 'confirmed' }],
])('an event gets %s', async (_what, edit, members, body) => {
  expect((await job(edit, [occurrence(members)])).items[0]?.body).toMatchObject(body);
});

test.each<[string, EventEdit, Occurrence, Session?]>([
  ['All-day events move by whole days only', { kind: 'shift', days: 0, minutes: 30 }, allDay()],
  [
    'Not a guest',
    { kind: 'guests', add: ['bo@example.com'], remove: ['cy@example.com'] },
    occurrence({ attendees: guests }),
  ],
  ['Already a guest', { kind: 'guests', add: ['ana@example.com'], remove: [] }, occurrence({ attendees: guests })],
  [
    'Events of this type have no guests',
    { kind: 'guests', add: ['a@b.org'], remove: [] },
    occurrence({ eventType: 'focusTime' }),
  ],
  ['You are not a guest', { kind: 'response', response: 'accepted' }, occurrence()],
  ['Already in Team', { kind: 'calendar', destination: team }, occurrence({}, team)],
  ['Deleted. Restore it first.', { kind: 'cancel' }, occurrence({ status: 'cancelled' })],
  ['Not deleted', { kind: 'restore' }, occurrence()],
  ['Already set', { kind: 'visibility', visibility: 'default' }, occurrence()],
  ['You can view the calendar Board, but not edit it.', { kind: 'cancel' }, occurrence({}, readable)],
])('%s: the event is skipped', (reason, edit, event) => {
  expect(plan(edit, [event])).toEqual({ changes: [], skipped: [{ occurrence: event, reason }] });
});

test('a reviewer may respond for themselves and cannot change anything else', () => {
  const event = occurrence({ attendees: guests });
  const edits: EventEdit[] = [
    { kind: 'shift', days: 1, minutes: 0 },
    { kind: 'time', clock: '10:00', zone: undefined },
    { kind: 'calendar', destination: team },
    { kind: 'guests', add: ['bo@example.com'], remove: [] },
    { kind: 'color', colorId: '1', name: '1' },
    { kind: 'visibility', visibility: 'private' },
    { kind: 'cancel' },
  ];
  for (const edit of edits) expect(plan(edit, [event], { session: reviewer }).changes).toEqual([]);
  const response: EventEdit = { kind: 'response', response: 'declined' };
  expect(plan(response, [event], { session: reviewer }).changes).toHaveLength(1);
});

const master = sampleEvent({ id: 'weekly', etag: '"m"', summary: 'Weekly', recurrence: ['RRULE:FREQ=WEEKLY'] });
const series = new Map([['operator@example.com/weekly', master]]);

function weekly(day: number): Occurrence {
  const at = (clock: string) => ({ dateTime: `2026-11-${day}T${clock}:00Z`, timeZone: 'UTC' });
  return occurrence({
    id: `weekly_${day}`,
    summary: 'Weekly',
    recurringEventId: 'weekly',
    originalStartTime: at('15:00'),
    start: at('15:00'),
    end: at('15:30'),
  });
}

test('occurrences of a series are one change to its current state if the whole series changes', async () => {
  const edit: EventEdit = { kind: 'shift', days: 0, minutes: 60 };
  const { items } = await job(edit, [weekly(30), weekly(23)], { scope: 'all', series });
  expect(items).toMatchObject([
    {
      id: 'operator@example.com/weekly',
      label: 'Weekly (all events)',
      ifMatch: '"m"',
      body: { start: { dateTime: '2026-11-23T16:00:00+00:00' }, recurrence: ['RRULE:FREQ=WEEKLY'] },
    },
  ]);
});

test('when cancelled from one occurrence on, a series ends before it, together with the other changes', async () => {
  const { isAtomic, items } = await job({ kind: 'cancel' }, [weekly(30), occurrence()], { scope: 'following', series });
  expect(isAtomic).toBe(true);
  expect(items).toMatchObject([
    { id: 'operator@example.com/review', operationId: 'calendar.events.delete' },
    { params: { eventId: 'weekly' }, body: { recurrence: [expect.stringContaining('UNTIL=20261130T145959Z')] } },
  ]);
});

test('a series that could not be read is skipped', () => {
  const { skipped } = plan({ kind: 'cancel' }, [weekly(23)], { scope: 'all' });
  expect(skipped).toMatchObject([{ reason: 'The series could not be read' }]);
});

function allDay(): Occurrence {
  const made = toOccurrence(sampleAllDayEvent('2026-11-23', '2026-11-24'), own);
  if (!made) throw new TypeError('the sample has no time');
  return made;
}
