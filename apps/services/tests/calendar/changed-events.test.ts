import { describe, expect, test } from 'vitest';
import { hourFrom, refusalOf } from './calendar-client.ts';
import { calendarId, prepareOwnCalendar } from './own-calendar.ts';

const { client, insert, patch, get } = prepareOwnCalendar();

describe('an update', () => {
  test('of the whole event clears omitted members; a partial one retains them, merges objects and replaces arrays', async () => {
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
    const whole = await client().events.update({
      calendarId,
      eventId: event.id ?? '',
      requestBody: hourFrom('2026-12-02T09:00', 'Plan'),
    });
    expect(whole.data).not.toHaveProperty('description');
    expect(whole.data).not.toHaveProperty('attendees');
  });

  test('increments the sequence if times change, and not otherwise', async () => {
    const event = await insert(hourFrom('2026-12-03T09:00', 'Plan'));
    expect((await patch(event.id, { summary: 'Plan B' })).sequence).toBe(0);
    const { start, end } = hourFrom('2026-12-03T11:00');
    expect((await patch(event.id, { start, end })).sequence).toBe(1);
  });

  test('without changes keeps the entity tag', async () => {
    const event = await insert(hourFrom('2026-12-03T09:00', 'Plan'));
    expect((await patch(event.id, { summary: 'Plan' })).etag).toBe(event.etag);
  });

  test('of reminders changes the entity tag and not the time of the last update', async () => {
    const event = await insert(hourFrom('2026-12-03T09:00', 'Plan'));
    const changed = await patch(event.id, {
      reminders: { useDefault: false, overrides: [{ method: 'popup', minutes: 3 }] },
    });
    expect(changed.updated).toBe(event.updated);
    expect(changed.etag).not.toBe(event.etag);
    expect((await patch(event.id, { reminders: null })).reminders).toEqual({ useDefault: true });
  });

  test('based on a stale entity tag is rejected', async () => {
    const event = await insert(hourFrom('2026-12-03T09:00', 'Plan'));
    await patch(event.id, { summary: 'Plan B' });
    const stale = { headers: { 'If-Match': event.etag ?? '' } };
    const requestBody = { summary: 'Plan C' };
    expect(
      await refusalOf(client().events.patch({ calendarId, eventId: event.id ?? '', requestBody }, stale)),
    ).toMatchObject({
      status: 412,
      reason: 'conditionNotMet',
    });
    await client().events.patch({ calendarId, eventId: event.id ?? '', requestBody }, { headers: { 'If-Match': '*' } });
  });

  test('cannot change the type of an event', async () => {
    const event = await insert(hourFrom('2026-12-03T09:00'));
    expect(await refusalOf(patch(event.id, { eventType: 'focusTime' }))).toMatchObject({
      status: 400,
      reason: 'eventTypeRestriction',
    });
  });

  test('makes an event all-day if its times are cleared', async () => {
    const event = await insert(hourFrom('2026-12-03T09:00'));
    const changed = await patch(event.id, {
      start: { date: '2026-12-03', dateTime: null, timeZone: null },
      end: { date: '2026-12-04', dateTime: null, timeZone: null },
    });
    expect(changed.start).toEqual({ date: '2026-12-03' });
  });
});

describe('a deleted event', () => {
  test('can still be read, cannot be deleted again, and is restored by confirming it', async () => {
    const event = await insert(hourFrom('2026-12-04T09:00', 'Plan'));
    const eventId = event.id ?? '';
    expect((await client().events.delete({ calendarId, eventId })).status).toBe(204);
    expect(await get(eventId)).toMatchObject({ status: 'cancelled', summary: 'Plan' });
    expect(await refusalOf(client().events.delete({ calendarId, eventId }))).toMatchObject({
      status: 410,
      reason: 'deleted',
    });
    expect((await patch(eventId, { status: 'confirmed' })).status).toBe('confirmed');
    expect(await refusalOf(client().events.delete({ calendarId, eventId: 'never0' }))).toMatchObject({
      status: 404,
      reason: 'notFound',
    });
  });
});
