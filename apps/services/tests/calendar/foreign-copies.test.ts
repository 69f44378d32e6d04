import type { calendar_v3 } from '@googleapis/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { calendarAs, hourFrom, newCalendar, refusalOf } from './calendar-client.ts';

const calendarId = 'primary';
const ANA = 'ana@example.com';
const BO = 'bo@example.com';
const CHEN = 'chen@example.com';

let services: TestServices;
let ana: calendar_v3.Calendar;
let bo: calendar_v3.Calendar;
let chen: calendar_v3.Calendar;

beforeAll(async () => {
  services = await startTestServices();
  ana = calendarAs(services, ANA);
  bo = calendarAs(services, BO);
  chen = calendarAs(services, CHEN);
});
afterAll(() => services[Symbol.asyncDispose]());

describe('an event whose ID is taken in a guest’s calendar', () => {
  test('leaves the guest’s own event unchanged', async () => {
    const id = 'taken00001';
    await bo.events.insert({ calendarId, requestBody: { ...hourFrom('2027-02-01T09:00', 'My own'), id } });
    const invitation = { ...hourFrom('2027-02-02T09:00', 'Takeover'), id, attendees: [{ email: BO }] };
    await ana.events.insert({ calendarId, requestBody: invitation });
    const { data } = await bo.events.get({ calendarId, eventId: id });
    expect(data).toMatchObject({ summary: 'My own', organizer: { email: BO, self: true } });
    await ana.events.delete({ calendarId, eventId: id });
    expect((await bo.events.get({ calendarId, eventId: id })).data.status).toBe('confirmed');
  });

  test('leaves an invitation from another organizer unchanged', async () => {
    const invited = { ...hourFrom('2027-02-03T09:00', 'With Chen'), attendees: [{ email: BO }, { email: ANA }] };
    const { id } = (await chen.events.insert({ calendarId, requestBody: invited })).data;
    const team = await newCalendar(ana);
    const forged = { ...hourFrom('2027-02-04T09:00', 'Forged'), id, attendees: [{ email: BO }] };
    await ana.events.insert({ calendarId: team, requestBody: forged });
    const { data } = await bo.events.get({ calendarId, eventId: id ?? '' });
    expect(data).toMatchObject({ summary: 'With Chen', organizer: { email: CHEN } });
  });

  test('cannot be moved onto an event in the other calendar', async () => {
    const id = 'taken00002';
    const team = await newCalendar(ana);
    await ana.events.insert({ calendarId: team, requestBody: { ...hourFrom('2027-02-05T09:00', 'There'), id } });
    await ana.events.insert({ calendarId, requestBody: { ...hourFrom('2027-02-05T11:00', 'Here'), id } });
    const refusal = await refusalOf(ana.events.move({ calendarId, eventId: id, destination: team }));
    expect(refusal).toMatchObject({ status: 409, reason: 'duplicate' });
    expect((await ana.events.get({ calendarId: team, eventId: id })).data.summary).toBe('There');
    expect((await ana.events.get({ calendarId, eventId: id })).data.status).toBe('confirmed');
  });

  test('still reaches its guests after it is moved', async () => {
    const team = await newCalendar(ana);
    const requestBody = { ...hourFrom('2027-02-06T09:00', 'Moving'), attendees: [{ email: BO }] };
    const { id } = (await ana.events.insert({ calendarId, requestBody })).data;
    const eventId = id ?? '';
    await ana.events.move({ calendarId, eventId, destination: team });
    expect((await bo.events.get({ calendarId, eventId })).data.organizer?.email).toBe(team);
    await ana.events.move({ calendarId: team, eventId, destination: calendarId });
    await ana.events.patch({ calendarId, eventId, requestBody: { summary: 'Back again' } });
    const { data } = await bo.events.get({ calendarId, eventId });
    expect(data).toMatchObject({ summary: 'Back again', organizer: { email: ANA } });
  });
});

describe('a private copy of another organizer’s event', () => {
  test('stays private when it is updated', async () => {
    const requestBody = {
      ...hourFrom('2027-02-07T09:00', 'Imported'),
      iCalUID: 'elsewhere-1@example.net',
      organizer: { email: CHEN },
      attendees: [{ email: ANA }, { email: BO }],
    };
    const { id } = (await ana.events.import({ calendarId, requestBody })).data;
    const eventId = id ?? '';
    await ana.events.patch({ calendarId, eventId, requestBody: { summary: 'Forged' }, sendUpdates: 'all' });
    expect((await refusalOf(bo.events.get({ calendarId, eventId }))).status).toBe(404);
    expect((await ana.events.get({ calendarId, eventId })).data.summary).toBe('Forged');
  });
});
