import type { calendar_v3 } from '@googleapis/calendar';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { calendarAs, dayOf, hourFrom, newCalendar, refusalOf } from './calendar-client.ts';

let services: TestServices;
let ana: calendar_v3.Calendar;

beforeAll(async () => {
  services = await startTestServices();
  ana = calendarAs(services, 'ana@example.com');
});
afterAll(() => services[Symbol.asyncDispose]());

const VALID = [
  'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;COUNT=10;WKST=SU',
  'RRULE:FREQ=YEARLY;BYWEEKNO=20,-1;BYDAY=MO;UNTIL=20300101T000000Z',
  'RRULE:FREQ=MONTHLY;BYDAY=2FR,-1MO;BYSETPOS=1;BYHOUR=9;BYMINUTE=0;BYSECOND=0',
  'RDATE;TZID=Europe/Berlin:20270105T090000,20270106T090000',
  'RDATE;VALUE=PERIOD:20270105T090000Z/PT1H30M,20270106T090000Z/20270106T100000Z',
  'EXDATE;VALUE=DATE:20270105,20270106',
  'EXRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=3',
];
const PIECES = [
  '',
  ';',
  ',',
  '=',
  ':',
  '/',
  '-',
  'T',
  'Z',
  'P',
  '0',
  '99',
  '99999999',
  'FREQ=',
  'BYDAY=',
  'COUNT=0',
  '\u0000',
  'é',
  '\n',
];

/** Generates a recurrence line with a few of its characters replaced. */
const damagedLine = fc
  .tuple(
    fc.constantFrom(...VALID),
    fc.array(fc.tuple(fc.nat(80), fc.integer({ min: 0, max: 4 }), fc.constantFrom(...PIECES)), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .map(([line, cuts]) =>
    cuts.reduce((text, [at, length, piece]) => text.slice(0, at) + piece + text.slice(at + length), line),
  );
const anyLine = fc.oneof({ weight: 4, arbitrary: damagedLine }, { weight: 1, arbitrary: fc.string({ maxLength: 40 }) });

type Write = (calendarId: string, eventId: string, recurrence: string[]) => Promise<unknown>;

const body = (recurrence: string[]) => ({ ...hourFrom('2027-01-04T09:00'), recurrence });
const WRITES: Readonly<Record<string, Write>> = {
  insert: (calendarId, _, recurrence) => ana.events.insert({ calendarId, requestBody: body(recurrence) }),
  'insert of whole days': (calendarId, _, recurrence) =>
    ana.events.insert({ calendarId, requestBody: { ...dayOf('2027-01-04'), recurrence } }),
  import: (calendarId, _, recurrence) =>
    ana.events.import({ calendarId, requestBody: { ...body(recurrence), iCalUID: 'new@elsewhere.example' } }),
  patch: (calendarId, eventId, recurrence) => ana.events.patch({ calendarId, eventId, requestBody: { recurrence } }),
  update: (calendarId, eventId, recurrence) =>
    ana.events.update({ calendarId, eventId, requestBody: body(recurrence) }),
};

test.each(Object.entries(WRITES))(
  '%s of a damaged recurrence is stored completely and readably, or rejected',
  async (_, write) => {
    const calendarId = await newCalendar(ana);
    const { data } = await ana.events.insert({ calendarId, requestBody: body(['RRULE:FREQ=DAILY;COUNT=3']) });
    const read = async () => (await ana.events.list({ calendarId, showDeleted: true })).data.items;
    await fc.assert(
      fc.asyncProperty(anyLine, async (line) => {
        const before = await read();
        const written = write(calendarId, data.id ?? '', ['EXDATE:20270108T090000Z', line]);
        const isStored = await written.then(
          () => true,
          () => false,
        );
        if (isStored) {
          await ana.events.list({ calendarId, singleEvents: true, timeMax: '2031-01-01T00:00:00Z' });
          return;
        }
        expect(await refusalOf(written)).toMatchObject({
          status: 400,
          reason: 'invalid',
          message: 'Invalid recurrence rule.',
        });
        expect(await read()).toEqual(before);
      }),
      { numRuns: 40 },
    );
  },
);
