import type { calendar_v3 } from '@googleapis/calendar';
import { afterAll, beforeAll } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { calendarAs } from './calendar-client.ts';

type EventId = string | null | undefined;
type Params = Partial<calendar_v3.Params$Resource$Events$Insert>;

export const ANA = 'ana@example.com';
export const calendarId = 'primary';

/**
 * Provides Ana's primary calendar on services shared by the tests of a file. Each write is one second after the
 * previous one.
 */
export function prepareOwnCalendar() {
  let nowMs = Date.UTC(2026, 10, 21, 12);
  let services: TestServices;
  let client: calendar_v3.Calendar;
  beforeAll(async () => {
    services = await startTestServices({ clock: { nowMs: () => nowMs } });
    client = calendarAs(services, ANA);
  });
  afterAll(() => services[Symbol.asyncDispose]());
  return {
    services: () => services,
    client: () => client,
    async insert(requestBody: calendar_v3.Schema$Event, params: Params = {}) {
      nowMs += 1000;
      return (await client.events.insert({ calendarId, requestBody, ...params })).data;
    },
    async patch(eventId: EventId, requestBody: object, params: object = {}) {
      nowMs += 1000;
      return (await client.events.patch({ calendarId, eventId: eventId ?? '', requestBody, ...params })).data;
    },
    async get(eventId: EventId) {
      return (await client.events.get({ calendarId, eventId: eventId ?? '' })).data;
    },
  };
}
