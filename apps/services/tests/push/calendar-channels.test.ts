import type { calendar_v3 } from '@googleapis/calendar';
import { describe, expect, test } from 'vitest';
import { incrementSequence } from '#calendar/sequence.ts';
import { calendarAs, dayOf, hourFrom, refusalOf } from '../calendar/calendar-client.ts';
import { prepareWatchedServices } from './watched-services.ts';

const DAY_MS = 86_400_000;

const { time, services, receiver, toBody } = prepareWatchedServices();
const as = (name: string) => calendarAs(services(), `${name}@example.com`);

async function watchEvents(name: string, params: Partial<calendar_v3.Params$Resource$Events$Watch> = {}) {
  const { data } = await as(name).events.watch({ calendarId: 'primary', requestBody: toBody(), ...params });
  expect(await receiver().next()).toMatchObject({ state: 'sync', number: 1 });
  return data;
}

/** Returns the states received after the first message of each channel, once everything is delivered. */
async function readNotifications(): Promise<string[]> {
  await services().push.runDue();
  return receiver()
    .received.map(({ state }) => state)
    .filter((state) => state !== 'sync');
}

async function createCalendar(name: string): Promise<string> {
  const { data } = await as(name).calendars.insert({ requestBody: { summary: 'Team' } });
  return data.id ?? '';
}

const share = (calendarId: string, role: string, name = 'bo') => {
  services().account(`${name}@example.com`);
  const scope = { type: 'user', value: `${name}@example.com` };
  return as('ana').acl.insert({ calendarId, requestBody: { role, scope } });
};

describe('a channel of the calendar service', () => {
  test('returns the details the client needs', async () => {
    const body = toBody({ token: 'of=Ana', payload: true });
    const { data, status } = await as('ana').events.watch({
      calendarId: 'primary',
      eventTypes: ['default', 'focusTime'],
      requestBody: body,
    });
    expect(status).toBe(200);
    expect(data).toEqual({
      kind: 'api#channel',
      id: body.id,
      resourceId: expect.stringMatching(/^[\w-]{27}$/u),
      resourceUri: `${services().origin}/calendar/v3/calendars/primary/events?alt=json&eventTypes=default&eventTypes=focusTime&maxResults=250`,
      token: 'of=Ana',
      expiration: String(time.nowMs + 7 * DAY_MS),
    });
  });

  test('has the same resource ID for each name of the calendar', async () => {
    const { resourceId } = await watchEvents('ana');
    expect((await watchEvents('ana', { calendarId: 'ana@example.com' })).resourceId).toBe(resourceId);
    expect((await watchEvents('bo')).resourceId).not.toBe(resourceId);
  });

  test('lives for a week by default, and for a month at most', async () => {
    const lifetimeMs = async (body: calendar_v3.Schema$Channel) =>
      Number((await watchEvents('ana', { requestBody: toBody(body) })).expiration) - time.nowMs;
    expect(await lifetimeMs({})).toBe(7 * DAY_MS);
    expect(await lifetimeMs({ params: { ttl: '3600' } })).toBe(3_600_000);
    expect(await lifetimeMs({ params: { ttl: '99999999' } })).toBe(30 * DAY_MS);
    expect(await lifetimeMs({ expiration: String(time.nowMs + 1000), params: { ttl: '3600' } })).toBe(1000);
  });

  test.each<[string, calendar_v3.Schema$Channel, object]>([
    [
      'an address that is not encrypted',
      { address: 'http://example.com/hook' },
      {
        status: 400,
        domain: 'push',
        reason: 'webhookUrlNotHttps',
        message: 'WebHook callback must be HTTPS: http://example.com/hook',
      },
    ],
    [
      'an address that is not allowed',
      { address: 'https://example.com/hook' },
      { status: 401, domain: 'push', reason: 'webhookUrlUnauthorized' },
    ],
    [
      'a type that is not offered',
      { type: 'mail' },
      { status: 400, domain: 'push', reason: 'channelTypeNotSupported' },
    ],
    ['no id', { id: null }, { status: 400, domain: 'global', reason: 'required' }],
  ])('is rejected for %s', async (_, body, refusal) => {
    const call = as('ana').events.watch({ calendarId: 'primary', requestBody: toBody(body) });
    expect(await refusalOf(call)).toMatchObject(refusal);
  });

  test('is rejected if its ID was used before', async () => {
    const { id } = await watchEvents('ana');
    const call = as('ana').settings.watch({ requestBody: toBody({ id: id ?? '' }) });
    expect(await refusalOf(call)).toEqual({
      status: 400,
      domain: 'global',
      reason: 'channelIdNotUnique',
      message: `Channel id ${id} not unique`,
    });
  });

  test('can be stopped by the user who opened it', async () => {
    const { id, resourceId } = await watchEvents('ana');
    const message = `Channel '${id}' not found for project 'test-client'`;
    const notFound = { status: 404, domain: 'global', reason: 'notFound', message };
    const stop = (name: string) => as(name).channels.stop({ requestBody: { id, resourceId } });
    expect(await refusalOf(stop('bo'))).toEqual(notFound);
    expect((await stop('ana')).status).toBe(204);
    await as('ana').events.insert({ calendarId: 'primary', requestBody: hourFrom('2026-11-23T09:00') });
    expect(await readNotifications()).toEqual([]);
    expect(await refusalOf(stop('ana'))).toEqual(notFound);
  });
});

describe('a channel of events', () => {
  test('reports each kind of change', async () => {
    await watchEvents('ana');
    const calendarId = 'primary';
    const { data } = await as('ana').events.insert({ calendarId, requestBody: hourFrom('2026-11-23T09:00') });
    expect(await readNotifications()).toHaveLength(1);
    const eventId = data.id ?? '';
    await as('ana').events.patch({ calendarId, eventId, requestBody: { summary: 'Other' } });
    expect(await readNotifications()).toHaveLength(2);
    await as('ana').events.delete({ calendarId, eventId });
    expect(await readNotifications()).toEqual(['exists', 'exists', 'exists']);
    expect(receiver().received.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  test('reports nothing about other calendars, other types and other resources', async () => {
    const calendarId = await createCalendar('ana');
    await watchEvents('ana', { eventTypes: ['birthday'] });
    await watchEvents('bo');
    await as('ana').events.insert({ calendarId: 'primary', requestBody: dayOf('2026-11-23') });
    await as('ana').events.insert({ calendarId, requestBody: dayOf('2026-11-23') });
    await as('ana').calendars.patch({ calendarId, requestBody: { summary: 'Other' } });
    expect(await readNotifications()).toEqual([]);
  });

  test('reports nothing to users who may no longer read the events', async () => {
    const calendarId = await createCalendar('ana');
    const { data: rule } = await share(calendarId, 'reader');
    await watchEvents('bo', { calendarId });
    await as('ana').acl.delete({ calendarId, ruleId: rule.id ?? '' });
    await as('ana').events.insert({ calendarId, requestBody: dayOf('2026-11-23') });
    expect(await readNotifications()).toEqual([]);
  });

  test('reports once that the calendar is gone', async () => {
    const calendarId = await createCalendar('ana');
    await watchEvents('ana', { calendarId });
    await as('ana').calendars.delete({ calendarId });
    expect(await readNotifications()).toEqual(['not_exists']);
    await as('ana').events.insert({ calendarId: 'primary', requestBody: dayOf('2026-11-23') });
    expect(await readNotifications()).toEqual(['not_exists']);
  });

  test('is rejected for the same reasons as the event list', async () => {
    for (const params of [
      { calendarId: 'none@example.com' },
      { orderBy: 'startTime' },
      { timeMin: '2026-11-23T00:00:00Z', timeMax: '2026-11-23T00:00:00Z' },
      { syncToken: 'x' },
      { pageToken: 'x' },
      { timeZone: 'Nowhere' },
    ]) {
      const list = await refusalOf(as('ana').events.list({ calendarId: 'primary', ...params }));
      const watch = as('ana').events.watch({ calendarId: 'primary', requestBody: toBody(), ...params });
      expect(await refusalOf(watch)).toEqual(list);
    }
  });
});

describe('a channel of access rules', () => {
  const watchRules = async (name: string, calendarId: string) => {
    await as(name).acl.watch({ calendarId, requestBody: toBody() });
    await receiver().next();
  };

  test('reports rules that are created and deleted', async () => {
    const calendarId = await createCalendar('ana');
    await watchRules('ana', calendarId);
    const { data } = await share(calendarId, 'reader');
    expect(await readNotifications()).toEqual(['exists']);
    await as('ana').acl.delete({ calendarId, ruleId: data.id ?? '' });
    expect(await readNotifications()).toEqual(['exists', 'exists']);
    await as('ana').events.insert({ calendarId, requestBody: dayOf('2026-11-23') });
    expect(await readNotifications()).toHaveLength(2);
  });

  test('needs the role required to list them', async () => {
    const calendarId = await createCalendar('ana');
    await share(calendarId, 'reader');
    const list = await refusalOf(as('bo').acl.list({ calendarId }));
    expect(await refusalOf(as('bo').acl.watch({ calendarId, requestBody: toBody() }))).toEqual(list);
    expect(list.status).toBe(403);
  });
});

describe('a channel of the calendar list', () => {
  test('reports its user’s changes to the list', async () => {
    await as('ana').calendarList.watch({ requestBody: toBody() });
    await receiver().next();
    await as('bo').calendarList.patch({ calendarId: 'primary', requestBody: { colorId: '3' } });
    expect(await readNotifications()).toEqual([]);
    await as('ana').calendarList.patch({ calendarId: 'primary', requestBody: { colorId: '3' } });
    expect(await readNotifications()).toEqual(['exists']);
  });

  test('is rejected for the same reasons as the list', async () => {
    const params = { syncToken: 'x', minAccessRole: 'owner' };
    const list = await refusalOf(as('ana').calendarList.list(params));
    expect(await refusalOf(as('ana').calendarList.watch({ ...params, requestBody: toBody() }))).toEqual(list);
  });
});

describe('a channel of settings', () => {
  test('reports changed settings', async () => {
    await as('ana').settings.watch({ requestBody: toBody() });
    expect((await receiver().next()).state).toBe('sync');
    const { db } = services();
    db.transaction(() => {
      const sequence = incrementSequence(db);
      const { id } = services().account('ana@example.com');
      db.run(
        `INSERT INTO calendar_settings (account_id, id, value, sequence) VALUES (?, 'weekStart', '1', ?)`,
        id,
        sequence,
      );
    });
    expect(await receiver().next()).toMatchObject({ state: 'exists', number: 2 });
  });

  test('is rejected for the same reasons as the settings list', async () => {
    const list = await refusalOf(as('ana').settings.list({ syncToken: 'x' }));
    expect(await refusalOf(as('ana').settings.watch({ syncToken: 'x', requestBody: toBody() }))).toEqual(list);
  });
});
