import type { calendar_v3 } from '@googleapis/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { calendarAs, dayOf, hourFrom, refusalOf } from './calendar-client.ts';

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

async function newCalendar(summary = 'Team'): Promise<string> {
  return (await ana.calendars.insert({ requestBody: { summary } })).data.id ?? '';
}

async function share(calendarId: string, role: string, value = BO) {
  return ana.acl.insert({
    calendarId,
    requestBody: { role, scope: { type: 'user', value } },
    sendNotifications: false,
  });
}

function idsOf(list: calendar_v3.Schema$CalendarList): (string | null | undefined)[] {
  return (list.items ?? []).map((entry) => entry.id);
}

describe('a calendar', () => {
  test('belongs to who made it, and is in their list at once', async () => {
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

  test('is changed by its owners; a partial change keeps what it does not name', async () => {
    const calendarId = await newCalendar();
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
    await share(calendarId, 'writer');
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

  test('keeps the dates of its all-day events when it goes to another zone', async () => {
    const calendarId = await newCalendar();
    const { data } = await ana.events.insert({
      calendarId,
      requestBody: { ...dayOf('2026-12-01'), recurrence: ['RRULE:FREQ=DAILY;COUNT=2'] },
    });
    await ana.calendars.patch({ calendarId, requestBody: { timeZone: 'Pacific/Auckland' } });
    const { data: after } = await ana.events.instances({ calendarId, eventId: data.id ?? '' });
    expect(after.items?.map((event) => event.start?.date)).toEqual(['2026-12-01', '2026-12-02']);
  });

  test.each([
    ['no name', {}, { reason: 'required' }],
    ['a zone that does not exist', { summary: 'x', timeZone: 'Mars/Olympus' }, { reason: 'invalid' }],
  ])('with %s is refused', async (_, requestBody, expected) => {
    expect(await refusalOf(ana.calendars.insert({ requestBody }))).toMatchObject({ status: 400, ...expected });
  });

  test('is gone for everybody when its owner deletes it', async () => {
    const calendarId = await newCalendar();
    await share(calendarId, 'owner');
    await bo.calendarList.insert({ requestBody: { id: calendarId } });
    const { data } = await bo.calendarList.list();
    expect(await refusalOf(bo.calendars.delete({ calendarId }))).toMatchObject({ status: 403, reason: 'forbidden' });
    expect((await ana.calendars.delete({ calendarId })).status).toBe(204);
    expect(await refusalOf(ana.calendars.get({ calendarId }))).toMatchObject({ status: 404 });
    const delta = await bo.calendarList.list({ syncToken: data.nextSyncToken ?? '' });
    expect(delta.data.items).toMatchObject([{ id: calendarId, deleted: true }]);
  });

  test('that is primary is cleared, not deleted, and a secondary one the other way round', async () => {
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
    const calendarId = await newCalendar();
    expect(await refusalOf(ana.calendars.clear({ calendarId }))).toMatchObject({ status: 400, reason: 'invalid' });
  });

  test('changes hands by an administrator', async () => {
    const calendarId = await newCalendar();
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

describe('the list of calendars', () => {
  test('starts with the primary one', async () => {
    const { data } = await calendarAs(services, 'new@example.com').calendarList.list();
    expect(data.items).toMatchObject([
      {
        kind: 'calendar#calendarListEntry',
        id: 'new@example.com',
        summary: 'new@example.com',
        timeZone: 'UTC',
        colorId: '14',
        backgroundColor: '#9fe1e7',
        foregroundColor: '#000000',
        selected: true,
        accessRole: 'owner',
        primary: true,
        defaultReminders: [{ method: 'popup', minutes: 10 }],
      },
    ]);
    expect(data.items?.[0]).not.toHaveProperty('hidden');
  });

  test('takes in what is shared only when the person puts it there', async () => {
    const calendarId = await newCalendar();
    expect(await refusalOf(bo.calendarList.insert({ requestBody: { id: calendarId } }))).toMatchObject({ status: 404 });
    await share(calendarId, 'reader');
    expect(idsOf((await bo.calendarList.list()).data)).not.toContain(calendarId);
    const { data, status } = await bo.calendarList.insert({
      requestBody: { id: calendarId, summaryOverride: 'Them', colorId: '3' },
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      id: calendarId,
      summaryOverride: 'Them',
      accessRole: 'reader',
      backgroundColor: '#f83a22',
    });
    expect(idsOf((await bo.calendarList.list()).data)).toContain(calendarId);
    expect(idsOf((await bo.calendarList.list({ minAccessRole: 'writer' })).data)).not.toContain(calendarId);
    expect((await bo.calendarList.delete({ calendarId })).status).toBe(204);
    expect(idsOf((await bo.calendarList.list()).data)).not.toContain(calendarId);
    expect((await bo.calendarList.list({ showDeleted: true })).data.items).toContainEqual(
      expect.objectContaining({ id: calendarId, deleted: true }),
    );
  });

  test('uses colours outside of the palette only when told so', async () => {
    const calendarId = await newCalendar();
    const requestBody = { backgroundColor: '#fb8000', foregroundColor: '#ffffff' };
    expect((await ana.calendarList.patch({ calendarId, requestBody })).data.backgroundColor).not.toBe('#fb8000');
    const { data } = await ana.calendarList.patch({ calendarId, requestBody, colorRgbFormat: true });
    expect(data).toMatchObject({ backgroundColor: '#fb8000', foregroundColor: '#ffffff', colorId: '5' });
    expect((await ana.calendarList.patch({ calendarId, requestBody: { selected: false } })).data.backgroundColor).toBe(
      '#fb8000',
    );
    expect((await ana.calendarList.patch({ calendarId, requestBody: { colorId: '2' } })).data.backgroundColor).toBe(
      '#d06b64',
    );
  });

  test('leaves out hidden calendars unless they are asked for', async () => {
    const calendarId = await newCalendar();
    await ana.calendarList.patch({ calendarId, requestBody: { hidden: true } });
    expect(idsOf((await ana.calendarList.list()).data)).not.toContain(calendarId);
    const shown = (await ana.calendarList.list({ showHidden: true })).data.items?.find(
      (entry) => entry.id === calendarId,
    );
    expect(shown).toMatchObject({ hidden: true });
  });

  test('falls back to defaults for what a whole entry leaves out', async () => {
    const calendarId = await newCalendar();
    await ana.calendarList.patch({
      calendarId,
      requestBody: { summaryOverride: 'Mine', defaultReminders: [{ method: 'email', minutes: 5 }] },
    });
    const { data } = await ana.calendarList.update({ calendarId, requestBody: {} });
    expect(data).not.toHaveProperty('summaryOverride');
    expect(data.defaultReminders).toEqual([]);
  });

  test("cannot lose what is one's own", async () => {
    const calendarId = await newCalendar();
    expect(await refusalOf(ana.calendarList.delete({ calendarId }))).toMatchObject({
      status: 403,
      reason: 'cannotUnsubscribeFromOwnedCalendar',
    });
    expect(await refusalOf(ana.calendarList.delete({ calendarId: 'primary' }))).toMatchObject({
      status: 403,
      reason: 'cannotChangeOwnPrimarySubscription',
    });
    expect(await refusalOf(ana.calendarList.insert({ requestBody: { id: ANA } }))).toMatchObject({ status: 400 });
    expect(await refusalOf(ana.calendarList.insert({ requestBody: {} }))).toMatchObject({
      status: 400,
      reason: 'required',
    });
  });

  test('is followed by its changes alone', async () => {
    const { data } = await ana.calendarList.list();
    const calendarId = await newCalendar('Fresh');
    const delta = await ana.calendarList.list({ syncToken: data.nextSyncToken ?? '' });
    expect(idsOf(delta.data)).toEqual([calendarId]);
    expect(
      await refusalOf(ana.calendarList.list({ syncToken: data.nextSyncToken ?? '', minAccessRole: 'owner' })),
    ).toMatchObject({ status: 400 });
    expect(await refusalOf(ana.calendarList.list({ syncToken: 'bm90IGEgdG9rZW4' }))).toMatchObject({
      status: 410,
      reason: 'fullSyncRequired',
    });
  });

  test('comes in pages', async () => {
    const whole = idsOf((await ana.calendarList.list()).data);
    const first = await ana.calendarList.list({ maxResults: 2 });
    const rest = await ana.calendarList.list({ maxResults: 250, pageToken: first.data.nextPageToken ?? '' });
    expect([...idsOf(first.data), ...idsOf(rest.data)]).toEqual(whole);
  });
});

describe('access rules', () => {
  test('open a calendar to people, groups, domains and everybody', async () => {
    const calendarId = await newCalendar();
    const { data, status } = await ana.acl.insert({
      calendarId,
      requestBody: { role: 'reader', scope: { type: 'user', value: 'Bo@Example.com' } },
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      kind: 'calendar#aclRule',
      id: `user:${BO}`,
      role: 'reader',
      scope: { type: 'user', value: BO },
    });
    await ana.acl.insert({
      calendarId,
      requestBody: { role: 'writer', scope: { type: 'domain', value: 'example.com' } },
    });
    expect((await calendarAs(services, 'someone@example.com').events.list({ calendarId })).data.accessRole).toBe(
      'writer',
    );
    await ana.acl.insert({ calendarId, requestBody: { role: 'reader', scope: { type: 'default' } } });
    expect((await calendarAs(services, 'someone@other.example').events.list({ calendarId })).data.accessRole).toBe(
      'reader',
    );
    expect((await ana.acl.get({ calendarId, ruleId: 'default' })).data.scope).toEqual({ type: 'default' });
  });

  test('tell the person by mail unless asked not to', async () => {
    const calendarId = await newCalendar('Quiet');
    const outbox = () => services.db.all("SELECT recipient FROM outbox_messages WHERE body LIKE '%Quiet%'");
    await share(calendarId, 'reader');
    expect(outbox()).toEqual([]);
    await ana.acl.patch({ calendarId, ruleId: `user:${BO}`, requestBody: { role: 'writer' } });
    expect(outbox()).toEqual([{ recipient: BO }]);
  });

  test('are read with the role of a writer and written with that of an owner', async () => {
    const calendarId = await newCalendar();
    await share(calendarId, 'reader');
    expect(await refusalOf(bo.acl.list({ calendarId }))).toMatchObject({ status: 403, reason: 'requiredAccessLevel' });
    await share(calendarId, 'writer');
    expect((await bo.acl.list({ calendarId })).data.items).toHaveLength(3);
    const requestBody = { role: 'reader', scope: { type: 'default' } };
    expect(await refusalOf(bo.acl.insert({ calendarId, requestBody }))).toMatchObject({
      status: 403,
      reason: 'requiredAccessLevel',
    });
  });

  test('that are removed stay as rules of nobody, and end the entry in the list', async () => {
    const calendarId = await newCalendar();
    await share(calendarId, 'reader');
    await bo.calendarList.insert({ requestBody: { id: calendarId } });
    const before = await bo.calendarList.list();
    const rules = await ana.acl.list({ calendarId });
    expect((await ana.acl.delete({ calendarId, ruleId: `user:${BO}` })).status).toBe(204);
    expect(await refusalOf(ana.acl.delete({ calendarId, ruleId: `user:${BO}` }))).toMatchObject({ status: 404 });
    expect((await ana.acl.list({ calendarId })).data.items).toHaveLength(2);
    expect((await ana.acl.list({ calendarId, showDeleted: true })).data.items).toHaveLength(3);
    const delta = await ana.acl.list({ calendarId, syncToken: rules.data.nextSyncToken ?? '' });
    expect(delta.data.items).toMatchObject([{ id: `user:${BO}`, role: 'none' }]);
    const listDelta = await bo.calendarList.list({ syncToken: before.data.nextSyncToken ?? '' });
    expect(listDelta.data.items).toMatchObject([{ id: calendarId, deleted: true }]);
    const call = ana.acl.list({ calendarId, syncToken: rules.data.nextSyncToken ?? '', showDeleted: false });
    expect(await refusalOf(call)).toMatchObject({ status: 400, location: 'showDeleted' });
  });

  test('keep their scope when they are changed', async () => {
    const calendarId = await newCalendar();
    await share(calendarId, 'reader');
    const requestBody = { role: 'writer', scope: { type: 'user', value: ADMIN } };
    const { data } = await ana.acl.update({ calendarId, ruleId: `user:${BO}`, requestBody });
    expect(data).toMatchObject({ id: `user:${BO}`, role: 'writer' });
    const stale = { headers: { 'If-Match': '"1"' } };
    expect(
      await refusalOf(ana.acl.patch({ calendarId, ruleId: `user:${BO}`, requestBody: { role: 'reader' } }, stale)),
    ).toMatchObject({ status: 412 });
  });

  test.each([
    ['no role', { scope: { type: 'user', value: BO } }, { status: 400, reason: 'required' }],
    ['no scope type', { role: 'reader', scope: { value: BO } }, { status: 400, message: 'Missing scope type.' }],
    ['an unknown role', { role: 'boss', scope: { type: 'user', value: BO } }, { status: 400, reason: 'invalid' }],
    [
      'an unknown scope type',
      { role: 'reader', scope: { type: 'planet', value: 'x' } },
      { status: 400, reason: 'invalid' },
    ],
    [
      'a bad address',
      { role: 'reader', scope: { type: 'user', value: 'bo' } },
      { status: 400, reason: 'invalidScopeValue' },
    ],
    [
      'an unknown person',
      { role: 'reader', scope: { type: 'user', value: 'no@one.example' } },
      { status: 404, reason: 'notFound' },
    ],
    [
      'a writing public',
      { role: 'writer', scope: { type: 'default' } },
      { status: 400, reason: 'illegalAccessRoleForDefault' },
    ],
    [
      "one's own role",
      { role: 'reader', scope: { type: 'user', value: ANA } },
      { status: 403, reason: 'cannotChangeOwnAcl' },
    ],
  ])('with %s are refused', async (_, requestBody, expected) => {
    const calendarId = await newCalendar();
    expect(await refusalOf(ana.acl.insert({ calendarId, requestBody }))).toMatchObject(expected);
  });

  test('cannot take a calendar from its data owner, or name nobody', async () => {
    const calendarId = await newCalendar();
    await share(calendarId, 'owner');
    expect(await refusalOf(bo.acl.delete({ calendarId, ruleId: `user:${ANA}` }))).toMatchObject({
      status: 403,
      reason: 'cannotChangeOwnerAcl',
    });
    expect(await refusalOf(ana.acl.get({ calendarId, ruleId: 'nonsense' }))).toMatchObject({
      status: 400,
      reason: 'invalid',
    });
    expect(await refusalOf(ana.acl.get({ calendarId, ruleId: `user:${ADMIN}` }))).toMatchObject({ status: 404 });
  });
});

describe('settings and colours', () => {
  test('settings are texts, of which all are listed', async () => {
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
