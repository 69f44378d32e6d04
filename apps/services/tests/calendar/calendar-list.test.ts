import type { calendar_v3 } from '@googleapis/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { calendarAs, newCalendar, refusalOf, share } from './calendar-client.ts';

const ANA = 'ana@example.com';
const BO = 'bo@example.com';

let services: TestServices;
let ana: calendar_v3.Calendar;
let bo: calendar_v3.Calendar;

beforeAll(async () => {
  services = await startTestServices();
  ana = calendarAs(services, ANA);
  bo = calendarAs(services, BO);
});
afterAll(() => services[Symbol.asyncDispose]());

function idsOf(list: calendar_v3.Schema$CalendarList): (string | null | undefined)[] {
  return (list.items ?? []).map((entry) => entry.id);
}

describe('the calendar list', () => {
  test('starts with the primary calendar', async () => {
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

  test('includes a shared calendar only after the user adds it', async () => {
    const calendarId = await newCalendar(ana);
    expect(await refusalOf(bo.calendarList.insert({ requestBody: { id: calendarId } }))).toMatchObject({ status: 404 });
    await share(ana, calendarId, 'reader');
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

  test('uses colours outside the palette only if the request allows RGB', async () => {
    const calendarId = await newCalendar(ana);
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

  test.each(['{"colorId":"constructor"}', '{"colorId":"__proto__"}'])(
    'rejects %s, which is not a colour name',
    async (body) => {
      const response = await services.call(ANA, 'PATCH', '/calendar/v3/users/me/calendarList/primary', body);
      expect(response.status).toBe(400);
    },
  );

  test('ignores a member that sets the object prototype', async () => {
    const path = `/calendar/v3/users/me/calendarList/${await newCalendar(ana)}`;
    const response = await services.call(ANA, 'PATCH', path, '{"__proto__":{"summaryOverride":{"a":1},"hidden":true}}');
    expect(response.status).toBe(200);
    expect(response.body).not.toHaveProperty('summaryOverride');
    expect(response.body).not.toHaveProperty('hidden');
  });

  test('omits hidden calendars unless they are requested', async () => {
    const calendarId = await newCalendar(ana);
    await ana.calendarList.patch({ calendarId, requestBody: { hidden: true } });
    expect(idsOf((await ana.calendarList.list()).data)).not.toContain(calendarId);
    const shown = (await ana.calendarList.list({ showHidden: true })).data.items?.find(
      (entry) => entry.id === calendarId,
    );
    expect(shown).toMatchObject({ hidden: true });
  });

  test('resets members omitted from a full update to their defaults', async () => {
    const calendarId = await newCalendar(ana);
    await ana.calendarList.patch({
      calendarId,
      requestBody: { summaryOverride: 'Mine', defaultReminders: [{ method: 'email', minutes: 5 }] },
    });
    const { data } = await ana.calendarList.update({ calendarId, requestBody: {} });
    expect(data).not.toHaveProperty('summaryOverride');
    expect(data.defaultReminders).toEqual([]);
  });

  test('cannot lose the user’s own calendars', async () => {
    const calendarId = await newCalendar(ana);
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

  test('can be synced incrementally', async () => {
    const { data } = await ana.calendarList.list();
    const calendarId = await newCalendar(ana, 'Fresh');
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

  test('is returned in pages', async () => {
    const whole = idsOf((await ana.calendarList.list()).data);
    const first = await ana.calendarList.list({ maxResults: 2 });
    const rest = await ana.calendarList.list({ maxResults: 250, pageToken: first.data.nextPageToken ?? '' });
    expect([...idsOf(first.data), ...idsOf(rest.data)]).toEqual(whole);
  });
});
