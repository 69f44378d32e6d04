import { describe, expect, test } from 'vitest';
import { dayOf, hourFrom, refusalOf } from './calendar-client.ts';
import { ANA, calendarId, prepareOwnCalendar } from './own-calendar.ts';

const { services, client, insert, patch, get } = prepareOwnCalendar();

describe('a new event', () => {
  test('has an ID, a UID, its creator and its organising calendar', async () => {
    const response = await client().events.insert({
      calendarId,
      requestBody: hourFrom('2026-12-01T09:00', 'Kick-off'),
    });
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

  test('has the time zones of the time zone database, whatever their letter case', async () => {
    const event = await insert({
      start: { dateTime: '2026-12-01T09:00:00', timeZone: 'europe/berlin' },
      end: { dateTime: '2026-12-01T18:00:00', timeZone: 'ASIA/KOLKATA' },
      recurrence: ['RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;TZID=europe/berlin:20261202T090000'],
    });
    expect(event).toMatchObject({ start: { timeZone: 'Europe/Berlin' }, end: { timeZone: 'Asia/Kolkata' } });
    const { data: found } = await client().events.instances({ calendarId, eventId: event.id ?? '', timeZone: 'utc' });
    expect(found).toMatchObject({ items: [{ start: { timeZone: 'Europe/Berlin' } }, {}] });
  });

  test('keeps the ID given by the client, which stays reserved after deletion', async () => {
    await insert({ ...hourFrom('2026-12-01T10:00'), id: 'rotunda01' });
    await client().events.delete({ calendarId, eventId: 'rotunda01' });
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
      'with a colour of a name that objects have',
      { ...hourFrom('2026-12-01T09:00'), colorId: 'constructor' },
      { reason: 'invalid' },
    ],
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
  ])('%s is rejected, and nothing is stored', async (_, body, expected) => {
    const before = services().db.get(
      'SELECT count(*) AS events, (SELECT value FROM calendar_sequence) AS sequence FROM events',
    );
    expect(await refusalOf(insert(body))).toMatchObject({ status: 400, ...expected });
    expect(
      services().db.get('SELECT count(*) AS events, (SELECT value FROM calendar_sequence) AS sequence FROM events'),
    ).toEqual(before);
  });

  test('has its reminders clamped to the range and deduplicated', async () => {
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

  test('has attachments and a conference only if the request declares support for them', async () => {
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

describe('working time events', () => {
  test.each([
    ['out of office', { eventType: 'outOfOffice', outOfOfficeProperties: { declineMessage: 'Away' } }],
    ['focus time', { eventType: 'focusTime', focusTimeProperties: { chatStatus: 'doNotDisturb' } }],
    [
      'a working location',
      { eventType: 'workingLocation', workingLocationProperties: { type: 'homeOffice', homeOffice: {} } },
    ],
  ])('%s is stored with its own members', async (_, members) => {
    const event = await insert({ ...hourFrom('2027-04-01T09:00'), ...members });
    expect(event).toMatchObject(members);
  });

  test('a birthday is a private all-day event that repeats yearly', async () => {
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
  ])('%s is rejected', async (_, body, reason) => {
    expect(await refusalOf(insert(body))).toMatchObject({ status: 400, reason });
  });
});
