import type { calendar_v3 } from '@googleapis/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { calendarAs, dayOf, hourFrom, refusalOf } from './calendar-client.ts';

const calendarId = 'primary';
const ANA = 'ana@example.com';
let services: TestServices;
let client: calendar_v3.Calendar;
let nowMs = Date.UTC(2026, 10, 21, 12);

beforeAll(async () => {
  services = await startTestServices({ clock: { nowMs: () => nowMs } });
  client = calendarAs(services, ANA);
});
afterAll(() => services[Symbol.asyncDispose]());

async function insert(
  requestBody: calendar_v3.Schema$Event,
  params: Partial<calendar_v3.Params$Resource$Events$Insert> = {},
) {
  nowMs += 1000;
  return (await client.events.insert({ calendarId, requestBody, ...params })).data;
}

async function patch(eventId: string | null | undefined, requestBody: object, params: object = {}) {
  nowMs += 1000;
  return (await client.events.patch({ calendarId, eventId: eventId ?? '', requestBody, ...params })).data;
}

async function get(eventId: string | null | undefined) {
  return (await client.events.get({ calendarId, eventId: eventId ?? '' })).data;
}

describe('a new event', () => {
  test('has an id, a UID, its maker and the calendar it is organized in', async () => {
    const response = await client.events.insert({ calendarId, requestBody: hourFrom('2026-12-01T09:00', 'Kick-off') });
    expect(response.status).toBe(200);
    expect(response.data).toMatchObject({
      kind: 'calendar#event',
      status: 'confirmed',
      summary: 'Kick-off',
      creator: { email: ANA, self: true },
      organizer: { email: ANA, self: true },
      sequence: 0,
      reminders: { useDefault: true },
      eventType: 'default',
    });
    expect(response.data.id).toMatch(/^[0-9a-v]{26}$/);
    expect(response.data.iCalUID).toBe(`${response.data.id}@google.com`);
    expect(await get(response.data.id)).toEqual(response.data);
  });

  test('keeps the id that the client gave it, which stays taken after it was deleted', async () => {
    await insert({ ...hourFrom('2026-12-01T10:00'), id: 'rotunda01' });
    await client.events.delete({ calendarId, eventId: 'rotunda01' });
    expect(await refusalOf(insert({ ...hourFrom('2026-12-01T10:00'), id: 'rotunda01' }))).toMatchObject({
      status: 409,
      reason: 'duplicate',
    });
  });

  test.each([
    ['without a start', { end: dayOf('2026-12-01').end }, { reason: 'required', message: 'Missing start time.' }],
    ['without an end', { start: dayOf('2026-12-01').start }, { reason: 'required', message: 'Missing end time.' }],
    [
      'that ends when it starts',
      { start: { date: '2026-12-01' }, end: { date: '2026-12-01' } },
      { domain: 'calendar', reason: 'timeRangeEmpty' },
    ],
    [
      'that is half all-day',
      { start: { date: '2026-12-01' }, end: { dateTime: '2026-12-02T09:00:00Z' } },
      { reason: 'invalid' },
    ],
    [
      'on a day that does not exist',
      { start: { date: '2026-02-30' }, end: { date: '2026-03-01' } },
      { message: 'Invalid start time.' },
    ],
    [
      'at a local time without zone',
      { start: { dateTime: '2026-12-01T09:00:00' }, end: { dateTime: '2026-12-01T10:00:00Z' } },
      { reason: 'required', message: 'Missing time zone definition for start time.' },
    ],
    [
      'in a zone that does not exist',
      {
        start: { dateTime: '2026-12-01T09:00:00', timeZone: 'Mars/Olympus' },
        end: { dateTime: '2026-12-01T10:00:00Z' },
      },
      { reason: 'invalid', message: 'Invalid time zone definition for start time.' },
    ],
    ['with a bad id', { ...hourFrom('2026-12-01T09:00'), id: 'Not-An-Id' }, { message: 'Invalid resource id value.' }],
    [
      'with a guest without address',
      { ...hourFrom('2026-12-01T09:00'), attendees: [{ displayName: 'Bo' }] },
      { reason: 'required', message: 'Missing attendee email.' },
    ],
    [
      'with a guest whose address is none',
      { ...hourFrom('2026-12-01T09:00'), attendees: [{ email: 'bo' }] },
      { message: 'Invalid attendee email.' },
    ],
    ['with a colour that does not exist', { ...hourFrom('2026-12-01T09:00'), colorId: '12' }, { reason: 'invalid' }],
    [
      'with a rule that is none',
      { ...hourFrom('2026-12-01T09:00'), recurrence: ['RRULE:FREQ=OFTEN'] },
      { message: 'Invalid recurrence rule.' },
    ],
    [
      'with default reminders and others',
      {
        ...hourFrom('2026-12-01T09:00'),
        reminders: { useDefault: true, overrides: [{ method: 'popup', minutes: 5 }] },
      },
      { domain: 'calendar', reason: 'cannotUseDefaultRemindersAndSpecifyOverride' },
    ],
    [
      'with six reminders',
      {
        ...hourFrom('2026-12-01T09:00'),
        reminders: {
          useDefault: false,
          overrides: [1, 2, 3, 4, 5, 6].map((minutes) => ({ method: 'popup', minutes })),
        },
      },
      { domain: 'calendar', reason: 'eventRemindersCountExceedsLimit' },
    ],
    [
      'that a mail told about',
      { ...hourFrom('2026-12-01T09:00'), eventType: 'fromGmail' },
      { reason: 'eventTypeRestriction' },
    ],
    ['of a type that does not exist', { ...hourFrom('2026-12-01T09:00'), eventType: 'party' }, { reason: 'invalid' }],
  ])('%s is refused, and nothing is stored', async (_, body, expected) => {
    const before = services.db.get(
      'SELECT count(*) AS events, (SELECT value FROM calendar_sequence) AS sequence FROM events',
    );
    expect(await refusalOf(insert(body))).toMatchObject({ status: 400, ...expected });
    expect(
      services.db.get('SELECT count(*) AS events, (SELECT value FROM calendar_sequence) AS sequence FROM events'),
    ).toEqual(before);
  });

  test('has reminders moved into range, once each', async () => {
    const overrides = [
      { method: 'popup', minutes: -5 },
      { method: 'popup', minutes: 0 },
      { method: 'email', minutes: 99_999 },
      { method: 'carrier pigeon', minutes: 1 },
    ];
    const { reminders } = await insert({
      ...hourFrom('2026-12-01T09:00'),
      reminders: { useDefault: false, overrides },
    });
    expect(reminders).toEqual({
      useDefault: false,
      overrides: [
        { method: 'popup', minutes: 0 },
        { method: 'email', minutes: 40_320 },
      ],
    });
  });

  test('has attachments and a conference only when the request says that it knows of them', async () => {
    const body = {
      ...hourFrom('2026-12-01T09:00'),
      attachments: [{ fileUrl: 'https://files.example/1', title: 'Plan' }],
      conferenceData: { createRequest: { requestId: 'one', conferenceSolutionKey: { type: 'hangoutsMeet' } } },
    };
    const plain = await insert(body);
    expect(plain).not.toHaveProperty('attachments');
    expect(plain).not.toHaveProperty('conferenceData');
    const full = await insert(body, { supportsAttachments: true, conferenceDataVersion: 1 });
    expect(full.attachments).toHaveLength(1);
    expect(full.conferenceData?.createRequest?.status?.statusCode).toBe('success');
    expect(full.hangoutLink).toMatch(/^https:\/\/meet\.google\.com\/[a-z]{3}-[a-z]{4}-[a-z]{3}$/);
    expect((await patch(full.id, { summary: 'Renamed' })).hangoutLink).toBe(full.hangoutLink);
    expect(await patch(full.id, { conferenceData: null }, { conferenceDataVersion: 1 })).not.toHaveProperty(
      'conferenceData',
    );
  });
});

describe('a change', () => {
  test('of everything clears what is left out; a partial one keeps it, merges objects and replaces arrays', async () => {
    const event = await insert({
      ...hourFrom('2026-12-02T09:00', 'Plan'),
      location: 'Aurora',
      extendedProperties: { private: { a: '1', b: '2' } },
      attendees: [{ email: 'x@y.example' }, { email: 'z@y.example' }],
    });
    const partial = await patch(event.id, {
      description: 'New',
      location: null,
      extendedProperties: { private: { b: null, c: '3' } },
      attendees: [{ email: 'x@y.example' }],
    });
    expect(partial).toMatchObject({
      summary: 'Plan',
      description: 'New',
      extendedProperties: { private: { a: '1', c: '3' } },
    });
    expect(partial.extendedProperties?.private).not.toHaveProperty('b');
    expect(partial).not.toHaveProperty('location');
    expect(partial.attendees).toHaveLength(1);
    const whole = await client.events.update({
      calendarId,
      eventId: event.id ?? '',
      requestBody: hourFrom('2026-12-02T09:00', 'Plan'),
    });
    expect(whole.data).not.toHaveProperty('description');
    expect(whole.data).not.toHaveProperty('attendees');
  });

  test('raises the sequence when times change, and not otherwise', async () => {
    const event = await insert(hourFrom('2026-12-03T09:00', 'Plan'));
    expect((await patch(event.id, { summary: 'Plan B' })).sequence).toBe(0);
    const { start, end } = hourFrom('2026-12-03T11:00');
    expect((await patch(event.id, { start, end })).sequence).toBe(1);
  });

  test('of nothing keeps the entity tag', async () => {
    const event = await insert(hourFrom('2026-12-03T09:00', 'Plan'));
    expect((await patch(event.id, { summary: 'Plan' })).etag).toBe(event.etag);
  });

  test('of reminders moves the entity tag and not the time of the last update', async () => {
    const event = await insert(hourFrom('2026-12-03T09:00', 'Plan'));
    const changed = await patch(event.id, {
      reminders: { useDefault: false, overrides: [{ method: 'popup', minutes: 3 }] },
    });
    expect(changed.updated).toBe(event.updated);
    expect(changed.etag).not.toBe(event.etag);
    expect((await patch(event.id, { reminders: null })).reminders).toEqual({ useDefault: true });
  });

  test('of an older state is refused when the client names that state', async () => {
    const event = await insert(hourFrom('2026-12-03T09:00', 'Plan'));
    await patch(event.id, { summary: 'Plan B' });
    const stale = { headers: { 'If-Match': event.etag ?? '' } };
    const requestBody = { summary: 'Plan C' };
    expect(
      await refusalOf(client.events.patch({ calendarId, eventId: event.id ?? '', requestBody }, stale)),
    ).toMatchObject({
      status: 412,
      reason: 'conditionNotMet',
    });
    await client.events.patch({ calendarId, eventId: event.id ?? '', requestBody }, { headers: { 'If-Match': '*' } });
  });

  test('cannot make another type of an event', async () => {
    const event = await insert(hourFrom('2026-12-03T09:00'));
    expect(await refusalOf(patch(event.id, { eventType: 'focusTime' }))).toMatchObject({
      status: 400,
      reason: 'eventTypeRestriction',
    });
  });

  test('switches an event to whole days when the other kind of time is cleared', async () => {
    const event = await insert(hourFrom('2026-12-03T09:00'));
    const changed = await patch(event.id, {
      start: { date: '2026-12-03', dateTime: null, timeZone: null },
      end: { date: '2026-12-04', dateTime: null, timeZone: null },
    });
    expect(changed.start).toEqual({ date: '2026-12-03' });
  });
});

describe('a deleted event', () => {
  test('can still be read, cannot be deleted again, and comes back when it is confirmed', async () => {
    const event = await insert(hourFrom('2026-12-04T09:00', 'Plan'));
    const eventId = event.id ?? '';
    expect((await client.events.delete({ calendarId, eventId })).status).toBe(204);
    expect(await get(eventId)).toMatchObject({ status: 'cancelled', summary: 'Plan' });
    expect(await refusalOf(client.events.delete({ calendarId, eventId }))).toMatchObject({
      status: 410,
      reason: 'deleted',
    });
    expect((await patch(eventId, { status: 'confirmed' })).status).toBe('confirmed');
    expect(await refusalOf(client.events.delete({ calendarId, eventId: 'never0' }))).toMatchObject({
      status: 404,
      reason: 'notFound',
    });
  });
});

describe('a series', () => {
  const daily = (time: string, rule = 'RRULE:FREQ=DAILY;COUNT=4') => ({
    ...hourFrom(time, 'Daily'),
    recurrence: [rule],
  });

  async function instancesOf(eventId: string | null | undefined, params: object = {}) {
    const { data } = await client.events.instances({ calendarId, eventId: eventId ?? '', ...params });
    return (data.items ?? []).map((event) => `${event.start?.dateTime} ${event.summary ?? event.status}`);
  }

  test('has instances that can be read, changed and deleted one by one', async () => {
    const series = await insert(daily('2027-01-04T09:00'));
    const second = `${series.id}_20270105T090000Z`;
    expect(await get(second)).toMatchObject({ id: second, recurringEventId: series.id });
    await patch(second, { summary: 'Not so daily', ...hourTimes('2027-01-05T15:00') });
    await client.events.delete({ calendarId, eventId: `${series.id}_20270106T090000Z` });
    expect(await instancesOf(series.id)).toEqual([
      '2027-01-04T09:00:00Z Daily',
      '2027-01-05T15:00:00Z Not so daily',
      '2027-01-07T09:00:00Z Daily',
    ]);
    expect(await instancesOf(series.id, { showDeleted: true })).toHaveLength(4);
    expect(await instancesOf(second)).toEqual(['2027-01-05T15:00:00Z Not so daily']);
    expect(await instancesOf(series.id, { originalStart: '2027-01-05T09:00:00Z' })).toEqual([
      '2027-01-05T15:00:00Z Not so daily',
    ]);
    expect(await instancesOf(series.id, { timeMin: '2027-01-07T10:00:00Z' })).toEqual(['2027-01-07T09:00:00Z Daily']);
  });

  test('gives its changed instances what changes of it, but for what they have changed themselves', async () => {
    const series = await insert(daily('2027-01-11T09:00'));
    const second = `${series.id}_20270112T090000Z`;
    await patch(second, { location: 'Aurora' });
    await patch(series.id, { summary: 'Renamed', location: 'Borealis' });
    expect(await get(second)).toMatchObject({ summary: 'Renamed', location: 'Aurora' });
  });

  test('drops changed instances when it moves, and takes them back when it moves back', async () => {
    const series = await insert(daily('2027-01-18T09:00'));
    const second = `${series.id}_20270119T090000Z`;
    await patch(second, { summary: 'Special' });
    await patch(series.id, hourTimes('2027-01-18T10:00'));
    expect(await instancesOf(series.id)).toEqual(
      ['18', '19', '20', '21'].map((day) => `2027-01-${day}T10:00:00Z Daily`),
    );
    await patch(series.id, hourTimes('2027-01-18T09:00'));
    expect((await instancesOf(series.id))[1]).toBe('2027-01-19T09:00:00Z Special');
  });

  test('is ended before a day by a new rule, which leaves the instances before as they were', async () => {
    const series = await insert(daily('2027-02-01T09:00', 'RRULE:FREQ=DAILY'));
    await patch(series.id, { recurrence: ['RRULE:FREQ=DAILY;UNTIL=20270202T235959Z'] });
    expect(await instancesOf(series.id)).toHaveLength(2);
  });

  test('takes all of its instances along when it is deleted', async () => {
    const series = await insert(daily('2027-02-08T09:00'));
    await patch(`${series.id}_20270209T090000Z`, { summary: 'Special' });
    await client.events.delete({ calendarId, eventId: series.id ?? '' });
    expect(await instancesOf(series.id)).toEqual([]);
    expect((await get(`${series.id}_20270209T090000Z`)).status).toBe('cancelled');
  });

  test('cannot be made of an instance', async () => {
    const series = await insert(daily('2027-02-15T09:00'));
    const call = patch(`${series.id}_20270216T090000Z`, { recurrence: ['RRULE:FREQ=DAILY'] });
    expect(await refusalOf(call)).toMatchObject({
      status: 400,
      message: 'Cannot turn an instance of a recurring event into a recurring event itself.',
    });
  });

  test('of whole days has instances named by their date', async () => {
    const series = await insert({ ...dayOf('2027-03-01', 'Rota'), recurrence: ['RRULE:FREQ=WEEKLY;COUNT=2'] });
    expect(await get(`${series.id}_20270308`)).toMatchObject({
      start: { date: '2027-03-08' },
      end: { date: '2027-03-09' },
    });
    expect(await refusalOf(get(`${series.id}_20270309`))).toMatchObject({ status: 404 });
    expect(await refusalOf(get(`${series.id}_20270308T000000Z`))).toMatchObject({ status: 404 });
  });

  test('needs a zone to repeat in', async () => {
    const { start, end } = hourFrom('2027-03-01T09:00');
    const body = {
      start: { dateTime: start?.dateTime ?? '' },
      end: { dateTime: end?.dateTime ?? '' },
      recurrence: ['RRULE:FREQ=DAILY'],
    };
    expect(await refusalOf(insert(body))).toMatchObject({
      reason: 'required',
      message: 'Missing time zone definition for start time.',
    });
  });
});

describe('events that say how somebody works', () => {
  test.each([
    ['out of office', { eventType: 'outOfOffice', outOfOfficeProperties: { declineMessage: 'Away' } }],
    ['focus time', { eventType: 'focusTime', focusTimeProperties: { chatStatus: 'doNotDisturb' } }],
    [
      'a working location',
      { eventType: 'workingLocation', workingLocationProperties: { type: 'homeOffice', homeOffice: {} } },
    ],
  ])('%s is kept with its own members', async (_, members) => {
    const event = await insert({ ...hourFrom('2027-04-01T09:00'), ...members });
    expect(event).toMatchObject(members);
  });

  test('a birthday is a private day of every year', async () => {
    const event = await insert({
      ...dayOf('2027-04-02', 'Birthday'),
      eventType: 'birthday',
      recurrence: ['RRULE:FREQ=YEARLY'],
    });
    expect(event).toMatchObject({
      visibility: 'private',
      transparency: 'transparent',
      birthdayProperties: { type: 'birthday' },
    });
  });

  test.each([
    ['a whole day of focus', { ...dayOf('2027-04-01'), eventType: 'focusTime' }, 'malformedFocusTimeEvent'],
    ['a whole day out of office', { ...dayOf('2027-04-01'), eventType: 'outOfOffice' }, 'malformedOutOfOfficeEvent'],
    [
      'a working location nowhere',
      { ...dayOf('2027-04-01'), eventType: 'workingLocation' },
      'malformedWorkingLocationEvent',
    ],
    ['a birthday that comes once', { ...dayOf('2027-04-01'), eventType: 'birthday' }, 'eventTypeRestriction'],
  ])('%s is refused', async (_, body, reason) => {
    expect(await refusalOf(insert(body))).toMatchObject({ status: 400, reason });
  });
});

function hourTimes(time: string) {
  const { start, end } = hourFrom(time);
  return { start, end };
}
