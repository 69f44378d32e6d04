import type { calendar_v3 } from '@googleapis/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { calendarAs, dayOf, hourFrom, newCalendar, refusalOf, share } from './calendar-client.ts';

const ANA = 'ana@example.com';
const BO = 'bo@example.com';
const ADMIN = 'admin@example.com';

let services: TestServices;
let ana: calendar_v3.Calendar;
let bo: calendar_v3.Calendar;
let admin: calendar_v3.Calendar;

beforeAll(async () => {
  services = await startTestServices();
  services.account(ADMIN, { isDomainAdmin: true });
  ana = calendarAs(services, ANA);
  bo = calendarAs(services, BO);
  admin = calendarAs(services, ADMIN);
});
afterAll(() => services[Symbol.asyncDispose]());

describe('a calendar', () => {
  test('belongs to its creator, and is in their list at once', async () => {
    const { data, status } = await ana.calendars.insert({
      requestBody: { summary: 'Team', timeZone: 'Europe/Berlin', description: 'All of us' },
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      kind: 'calendar#calendar',
      summary: 'Team',
      timeZone: 'Europe/Berlin',
      description: 'All of us',
      dataOwner: ANA,
    });
    expect((await ana.calendars.get({ calendarId: data.id ?? '' })).data).toEqual(data);
    const entry = await ana.calendarList.get({ calendarId: data.id ?? '' });
    expect(entry.data).toMatchObject({ accessRole: 'owner', selected: true, defaultReminders: [] });
    const rules = await ana.acl.list({ calendarId: data.id ?? '' });
    expect(rules.data.items?.map((rule) => `${rule.id} ${rule.role}`).sort()).toEqual(
      [`user:${ANA} owner`, `user:${data.id} owner`].sort(),
    );
  });

  test('is changed by its owners; a partial update retains omitted members', async () => {
    const calendarId = await newCalendar(ana);
    await ana.calendars.patch({
      calendarId,
      requestBody: {
        location: 'Berlin',
        labelProperties: { eventLabels: [{ name: 'Trip', backgroundColor: '#AABBCC' }] },
      },
    });
    const { data } = await ana.calendars.update({ calendarId, requestBody: { summary: 'Crew' } });
    expect(data).toMatchObject({
      summary: 'Crew',
      labelProperties: { eventLabels: [{ name: 'Trip', backgroundColor: '#aabbcc' }] },
    });
    expect(data).not.toHaveProperty('location');
    expect((await ana.calendars.patch({ calendarId, requestBody: { summary: 'Crew' } })).data.etag).toBe(data.etag);
    await share(ana, calendarId, 'writer');
    expect(await refusalOf(bo.calendars.patch({ calendarId, requestBody: { summary: 'Mine' } }))).toMatchObject({
      status: 403,
      domain: 'calendar',
      reason: 'requiredAccessLevel',
      message: 'You need to have owner access to this calendar.',
    });
    const stale = { headers: { 'If-Match': '"1"' } };
    expect(await refusalOf(ana.calendars.patch({ calendarId, requestBody: { summary: 'x' } }, stale))).toMatchObject({
      status: 412,
    });
  });

  test('keeps the dates of its all-day events when its time zone changes', async () => {
    const calendarId = await newCalendar(ana);
    const { data } = await ana.events.insert({
      calendarId,
      requestBody: { ...dayOf('2026-12-01'), recurrence: ['RRULE:FREQ=DAILY;COUNT=2'] },
    });
    await ana.calendars.patch({ calendarId, requestBody: { timeZone: 'Pacific/Auckland' } });
    const { data: after } = await ana.events.instances({ calendarId, eventId: data.id ?? '' });
    expect(after.items?.map((event) => event.start?.date)).toEqual(['2026-12-01', '2026-12-02']);
  });

  test('has the time zone of the time zone database, whatever its letter case', async () => {
    const { data } = await ana.calendars.insert({ requestBody: { summary: 'Crew', timeZone: 'america/new_york' } });
    expect(data.timeZone).toBe('America/New_York');
  });

  test.each([
    ['no name', {}, { reason: 'required' }],
    ['a zone that does not exist', { summary: 'x', timeZone: 'Mars/Olympus' }, { reason: 'invalid' }],
  ])('with %s is rejected', async (_, requestBody, expected) => {
    expect(await refusalOf(ana.calendars.insert({ requestBody }))).toMatchObject({ status: 400, ...expected });
  });

  test('disappears for all users when its owner deletes it', async () => {
    const calendarId = await newCalendar(ana);
    await share(ana, calendarId, 'owner');
    await bo.calendarList.insert({ requestBody: { id: calendarId } });
    const { data } = await bo.calendarList.list();
    expect(await refusalOf(bo.calendars.delete({ calendarId }))).toMatchObject({ status: 403, reason: 'forbidden' });
    expect((await ana.calendars.delete({ calendarId })).status).toBe(204);
    expect(await refusalOf(ana.calendars.get({ calendarId }))).toMatchObject({ status: 404 });
    const delta = await bo.calendarList.list({ syncToken: data.nextSyncToken ?? '' });
    expect(delta.data.items).toMatchObject([{ id: calendarId, deleted: true }]);
  });

  test('that is primary can be cleared but not deleted, and a secondary one deleted but not cleared', async () => {
    await ana.events.insert({
      calendarId: 'primary',
      requestBody: { ...hourFrom('2026-12-01T09:00'), attendees: [{ email: BO }] },
    });
    expect(await refusalOf(ana.calendars.delete({ calendarId: 'primary' }))).toMatchObject({
      status: 403,
      reason: 'cannotDeletePrimaryCalendar',
    });
    expect((await ana.calendars.clear({ calendarId: 'primary' })).status).toBe(204);
    expect((await ana.events.list({ calendarId: 'primary' })).data.items).toEqual([]);
    expect((await bo.events.list({ calendarId: 'primary' })).data.items).toEqual([]);
    const calendarId = await newCalendar(ana);
    expect(await refusalOf(ana.calendars.clear({ calendarId }))).toMatchObject({ status: 400, reason: 'invalid' });
  });

  test('is transferred by an administrator', async () => {
    const calendarId = await newCalendar(ana);
    const transfer = { calendarId, newDataOwner: BO, useAdminAccess: true };
    expect(await refusalOf(ana.calendars.transferOwnership(transfer))).toMatchObject({
      status: 403,
      reason: 'forbidden',
    });
    expect(await refusalOf(admin.calendars.transferOwnership({ ...transfer, useAdminAccess: false }))).toMatchObject({
      status: 400,
      reason: 'invalidParameter',
    });
    expect(
      await refusalOf(admin.calendars.transferOwnership({ ...transfer, newDataOwner: 'nobody@example.com' })),
    ).toMatchObject({ status: 400, reason: 'invalid' });
    expect(await refusalOf(admin.calendars.transferOwnership({ ...transfer, calendarId: ANA }))).toMatchObject({
      status: 400,
      reason: 'invalid',
    });
    expect((await admin.calendars.transferOwnership(transfer)).status).toBe(204);
    expect((await bo.calendars.get({ calendarId })).data.dataOwner).toBe(BO);
    expect((await ana.calendarList.get({ calendarId })).data.accessRole).toBe('owner');
  });
});

describe('settings and colours', () => {
  test('settings are strings, and the list contains all of them', async () => {
    const { data } = await ana.settings.list();
    expect(data.items).toHaveLength(12);
    expect(data.items?.every((setting) => typeof setting.value === 'string')).toBe(true);
    expect((await ana.settings.get({ setting: 'defaultEventLength' })).data).toMatchObject({
      kind: 'calendar#setting',
      value: '60',
    });
    expect(await refusalOf(ana.settings.get({ setting: 'volume' }))).toMatchObject({ status: 404 });
    expect((await ana.settings.list({ syncToken: data.nextSyncToken ?? '' })).data.items).toEqual([]);
  });

  test('there are 24 colours for calendars and 11 for events', async () => {
    const { data } = await ana.colors.get();
    expect(Object.keys(data.calendar ?? {})).toHaveLength(24);
    expect(Object.keys(data.event ?? {})).toHaveLength(11);
    expect(data.event?.['11']).toEqual({ background: '#dc2127', foreground: '#1d1d1d' });
  });
});
