import type { calendar_v3 } from '@googleapis/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { calendarAs, hourFrom, newCalendar } from './calendar-client.ts';

const calendarId = 'primary';
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

describe('the organizer of an event in a primary calendar has the name of its user', () => {
  test('after the event was moved to another calendar and back', async () => {
    const { data } = await ana.events.insert({ calendarId, requestBody: hourFrom('2027-03-01T09:00', 'Plan') });
    const team = await newCalendar(ana);
    const eventId = data.id ?? '';
    await ana.events.move({ calendarId, eventId, destination: team });
    const back = await ana.events.move({ calendarId: team, eventId, destination: ANA });
    expect(data.organizer?.displayName).not.toBe(ANA);
    expect(back.data.organizer).toEqual(data.organizer);
  });

  test('although another user created the event', async () => {
    const own = await ana.events.insert({ calendarId, requestBody: hourFrom('2027-03-02T09:00', 'Own') });
    await ana.acl.insert({ calendarId, requestBody: { role: 'writer', scope: { type: 'user', value: BO } } });
    const requestBody = hourFrom('2027-03-03T09:00', 'By Bo');
    const { data } = await bo.events.insert({ calendarId: ANA, requestBody });
    expect(data.organizer).toEqual(own.data.organizer);
  });
});
