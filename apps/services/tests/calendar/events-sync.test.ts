import type { calendar_v3 } from '@googleapis/calendar';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { calendarAs, hourFrom, refusalOf } from './calendar-client.ts';

const calendarId = 'primary';
const ANA = 'ana@example.com';
const NOW_MS = Date.UTC(2026, 10, 21, 12);

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices({ clock: { nowMs: () => NOW_MS } });
});
afterAll(() => services[Symbol.asyncDispose]());

let userCount = 0;
/** Returns a client of a new user with an unused calendar. */
function asNewUser(): calendar_v3.Calendar {
  userCount += 1;
  return calendarAs(services, `person-${userCount}@example.com`);
}

type Event = calendar_v3.Schema$Event;
type ListParams = Omit<calendar_v3.Params$Resource$Events$List, 'calendarId'>;
type List = { items: Event[]; nextSyncToken: string };

async function listAll(client: calendar_v3.Calendar, params: ListParams): Promise<List> {
  const items: Event[] = [];
  let pageToken: string | undefined;
  for (;;) {
    const { data } = await client.events.list({ calendarId, ...params, ...(pageToken && { pageToken }) });
    items.push(...(data.items ?? []));
    if (!data.nextPageToken) return { items, nextSyncToken: data.nextSyncToken ?? '' };
    pageToken = data.nextPageToken;
  }
}

/** The state of a client that applies lists of changes: the latest version of each event, without deleted ones. */
class Follower {
  readonly #events = new Map<string, Event>();

  apply(items: readonly Event[], isExpanded: boolean): void {
    for (const event of items) {
      // In lists of stored events, a cancelled exception means that its occurrence is excluded.
      const isGone = event.status === 'cancelled' && (isExpanded || !event.recurringEventId);
      if (isGone) this.#events.delete(event.id ?? '');
      else this.#events.set(event.id ?? '', event);
    }
    if (isExpanded) return;
    for (const [id, event] of this.#events) {
      if (event.status === 'cancelled' && !this.#events.has(event.recurringEventId ?? '')) this.#events.delete(id);
    }
  }

  /** Returns the state without excluded occurrences outside the listed range. */
  state({ timeMin, timeMax }: { timeMin?: string; timeMax?: string }): string[] {
    const isOfUse = ({ status, originalStartTime }: Event) =>
      status !== 'cancelled' ||
      timeMin === undefined ||
      timeMax === undefined ||
      isWithin(originalStartTime?.dateTime ?? '', timeMin, timeMax);
    return [...this.#events.values()]
      .filter(isOfUse)
      .map((event) => `${event.id} ${event.etag} ${event.status} ${event.start?.dateTime}`)
      .sort();
  }
}

function isWithin(time: string, timeMin: string, timeMax: string): boolean {
  return Date.parse(time) < Date.parse(timeMax) && Date.parse(time) + 3_600_000 > Date.parse(timeMin);
}

type Step =
  | { do: 'add'; day: number; isSeries: boolean }
  | { do: 'move' | 'rename' | 'delete' | 'revive' | 'repeat'; pick: number; day: number }
  | { do: 'moveInstance' | 'deleteInstance'; pick: number; day: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('add' as const), day: fc.nat(30), isSeries: fc.boolean() }),
  fc.record({
    do: fc.constantFrom('move' as const, 'rename' as const, 'delete' as const, 'revive' as const, 'repeat' as const),
    pick: fc.nat(10),
    day: fc.nat(30),
  }),
  fc.record({
    do: fc.constantFrom('moveInstance' as const, 'deleteInstance' as const),
    pick: fc.nat(10),
    day: fc.nat(5),
  }),
);

function hoursOf(day: number) {
  const { start, end } = hourFrom(`2026-12-${String(day + 1).padStart(2, '0')}T09:00`);
  return { start, end };
}

/** Performs one step on the existing events and ignores rejections. */
async function perform(client: calendar_v3.Calendar, ids: string[], one: Step): Promise<void> {
  if (one.do === 'add') {
    const recurrence = one.isSeries ? { recurrence: ['RRULE:FREQ=DAILY;COUNT=6'] } : {};
    const { data } = await client.events.insert({
      calendarId,
      requestBody: { summary: 'New', ...hoursOf(one.day), ...recurrence },
    });
    ids.push(data.id ?? '');
    return;
  }
  const eventId = ids[one.pick % Math.max(ids.length, 1)];
  if (eventId === undefined) return;
  const patch = (id: string, requestBody: object) => client.events.patch({ calendarId, eventId: id, requestBody });
  const instance = async () => {
    const { data } = await client.events.instances({ calendarId, eventId });
    return data.items?.[one.day]?.id ?? eventId;
  };
  const deeds = {
    move: () => patch(eventId, hoursOf(one.day)),
    rename: () => patch(eventId, { summary: `Name ${one.day}` }),
    delete: () => client.events.delete({ calendarId, eventId }),
    revive: () => patch(eventId, { status: 'confirmed' }),
    repeat: () =>
      patch(eventId, { recurrence: one.day % 3 === 0 ? [] : [`RRULE:FREQ=DAILY;INTERVAL=${one.day % 3};COUNT=4`] }),
    moveInstance: async () => patch(await instance(), hoursOf(29 - one.day)),
    deleteInstance: async () => client.events.delete({ calendarId, eventId: await instance() }),
  };
  await deeds[one.do]().catch((error: { status?: number }) => {
    if (error.status === undefined || error.status >= 500) throw error;
  });
}

describe('syncing lists incrementally', () => {
  const whole: ListParams = {};
  const expanded: ListParams = { singleEvents: true };
  const ranged = { timeMin: '2026-12-10T00:00:00Z', timeMax: '2026-12-20T00:00:00Z' };

  test.each([
    ['events', whole, {}],
    ['single events', expanded, {}],
    ['events in a range', whole, ranged],
    ['single events in a range', expanded, ranged],
  ])('returns the same as a full list of %s, whatever was written in between', async (_, params, range) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { maxLength: 4 }), async (rounds) => {
        const client = asNewUser();
        const isExpanded = params.singleEvents === true;
        const follower = new Follower();
        const ids: string[] = [];
        let { items, nextSyncToken } = await listAll(client, { ...params, ...range });
        follower.apply(items, isExpanded);
        for (const round of rounds) {
          for (const one of round) await perform(client, ids, one);
          ({ items, nextSyncToken } = await listAll(client, { ...params, syncToken: nextSyncToken, maxResults: 3 }));
          follower.apply(items, isExpanded);
          const full = new Follower();
          full.apply((await listAll(client, { ...params, ...range })).items, isExpanded);
          expect(follower.state(range)).toEqual(full.state(range));
        }
      }),
      { numRuns: 15 },
    );
  });

  test.each([
    ['is moved away and back', hoursOf(0), hoursOf(4)],
    ['is ended and goes on', { recurrence: [] }, { recurrence: ['RRULE:FREQ=DAILY;COUNT=6'] }],
    ['is deleted and revived', { status: 'cancelled' }, { status: 'confirmed' }],
    ['is deleted and revived at other times', { status: 'cancelled' }, { status: 'confirmed', ...hoursOf(20) }],
  ])('reports an excluded occurrence again if the series %s', async (_, away, back) => {
    const client = asNewUser();
    const recurrence = ['RRULE:FREQ=DAILY;COUNT=6'];
    const { data: series } = await client.events.insert({ calendarId, requestBody: { ...hoursOf(4), recurrence } });
    const eventId = series.id ?? '';
    const { data: instances } = await client.events.instances({ calendarId, eventId });
    const deletedId = instances.items?.[5]?.id ?? '';
    await client.events.delete({ calendarId, eventId: deletedId });
    await client.events.patch({ calendarId, eventId, requestBody: away });
    const { nextSyncToken } = await listAll(client, {});
    await client.events.patch({ calendarId, eventId, requestBody: back });
    const { items } = await listAll(client, { syncToken: nextSyncToken });
    expect(items.map(({ id, status }) => [id, status])).toContainEqual([deletedId, 'cancelled']);
  });
});

describe('a sync token', () => {
  test('reports deletions, and is replaced with every list', async () => {
    const client = asNewUser();
    const { data } = await client.events.insert({ calendarId, requestBody: hourFrom('2026-12-01T09:00') });
    const first = await listAll(client, {});
    await client.events.delete({ calendarId, eventId: data.id ?? '' });
    const second = await listAll(client, { syncToken: first.nextSyncToken });
    expect(second.items.map((event) => event.status)).toEqual(['cancelled']);
    expect((await listAll(client, { syncToken: second.nextSyncToken })).items).toEqual([]);
  });

  test('is not issued for lists that cannot be synced', async () => {
    const client = asNewUser();
    for (const params of [{ q: 'a' }, { iCalUID: 'a' }, { orderBy: 'updated' }, { sharedExtendedProperty: ['a=b'] }]) {
      expect((await client.events.list({ calendarId, ...params })).data).not.toHaveProperty('nextSyncToken');
    }
  });

  test.each([
    { iCalUID: 'a' },
    { orderBy: 'updated' },
    { privateExtendedProperty: ['a=b'] },
    { q: 'a' },
    { sharedExtendedProperty: ['a=b'] },
    { timeMax: '2026-12-01T00:00:00Z' },
    { timeMin: '2026-12-01T00:00:00Z' },
    { updatedMin: '2026-11-20T00:00:00Z' },
    { showDeleted: false },
  ])('cannot be combined with %o', async (params) => {
    const client = asNewUser();
    const { nextSyncToken } = await listAll(client, {});
    expect(await refusalOf(client.events.list({ calendarId, syncToken: nextSyncToken, ...params }))).toMatchObject({
      status: 400,
      location: Object.keys(params)[0],
    });
  });

  test('from another user, another calendar or an unknown source requires a full sync', async () => {
    const bo = asNewUser();
    const { nextSyncToken } = await listAll(calendarAs(services, ANA), {});
    for (const syncToken of [nextSyncToken, 'bm90IGEgdG9rZW4']) {
      expect(await refusalOf(bo.events.list({ calendarId, syncToken }))).toEqual({
        status: 410,
        domain: 'calendar',
        reason: 'fullSyncRequired',
        message: 'Sync token is no longer valid, a full sync is required.',
        location: 'syncToken',
      });
    }
  });

  test('becomes invalid when the role of the user changes', async () => {
    await using services = await startTestServices();
    const bo = calendarAs(services, 'bo@example.com');
    services.account(ANA);
    const { data } = await bo.events.list({ calendarId: ANA });
    services.db.run("UPDATE calendar_acl_rules SET role = 'reader' WHERE scope_type = 'domain'");
    const call = bo.events.list({ calendarId: ANA, syncToken: data.nextSyncToken ?? '' });
    expect(await refusalOf(call)).toMatchObject({ status: 410, reason: 'fullSyncRequired' });
  });
});
