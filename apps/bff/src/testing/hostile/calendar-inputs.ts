import { type HostileInput, type HostileTargets, joinRange, withJson } from './hostile-input.ts';

const DAY_MS = 86_400_000;
const HOURS = joinRange(24);
const SIXTY = joinRange(60);
const ALL_DAYS = 'MO,TU,WE,TH,FR,SA,SU';

/** Recurrence rules that are too expensive to expand in a request. */
export const ENDLESS_RULES = {
  everySecond: 'RRULE:FREQ=SECONDLY',
  neverMatching: 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
  everySecondOfADay: `RRULE:FREQ=YEARLY;BYHOUR=${HOURS};BYMINUTE=${SIXTY};BYSECOND=${SIXTY}`,
} as const;

const REFUSED_RULES = [
  ...Object.values(ENDLESS_RULES),
  'RRULE:FREQ=MINUTELY',
  'RRULE:FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30;COUNT=5',
  `RRULE:FREQ=HOURLY;BYMINUTE=${SIXTY}`,
  `RRULE:FREQ=DAILY;BYHOUR=${HOURS};BYMINUTE=${SIXTY}`,
  `RRULE:FREQ=MONTHLY;BYDAY=${ALL_DAYS};BYHOUR=${HOURS};BYMINUTE=0,30`,
  `RRULE:FREQ=YEARLY;BYYEARDAY=${joinRange(367, 1)};BYHOUR=${HOURS};BYSETPOS=-1`,
  `RRULE:FREQ=YEARLY;BYWEEKNO=${joinRange(54, 1)};BYDAY=${ALL_DAYS};BYHOUR=${HOURS}`,
  'RRULE:FREQ=DAILY;COUNT=10000',
];
const COSTLY_RULES = [
  'RRULE:FREQ=HOURLY;COUNT=5000',
  'RRULE:FREQ=SECONDLY;COUNT=1000',
  'RRULE:FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30',
  'RRULE:FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6;COUNT=5000',
  'RRULE:FREQ=WEEKLY;INTERVAL=41757;BYHOUR=1,4,6,10,11,13,14;BYMINUTE=4,6,18,38;BYMONTHDAY=1,6,30;BYYEARDAY=3,354',
];
const HOUR = {
  start: { dateTime: '2027-01-04T09:00:00Z', timeZone: 'Europe/Berlin' },
  end: { dateTime: '2027-01-04T09:00:01Z', timeZone: 'Europe/Berlin' },
};
const WINDOW = 'timeMin=2027-01-01T00:00:00Z&timeMax=2027-03-01T00:00:00Z';

function dates(count: number): string {
  const first = Date.UTC(2027, 0, 4, 9);
  const toText = (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  return Array.from({ length: count }, (_, index) => toText(first + index * DAY_MS)).join();
}

/** Returns the inputs for the calendar service. */
export function calendarInputs(targets: HostileTargets): HostileInput[] {
  const inputs = [
    ...writes(targets),
    ...expansions(targets),
    ...searches(targets),
    ...texts(targets),
    ...accessRules(targets),
  ];
  return inputs.map((input) => ({
    ...input,
    name: `calendar: ${input.name}`,
    at: 'services',
    path: `/calendar/v3${input.path}`,
  }));
}

type CalendarInput = Omit<HostileInput, 'at'>;

function writes({ calendar, dailySeries }: HostileTargets): CalendarInput[] {
  const path = `/calendars/${calendar}/events`;
  const insert = (name: string, recurrence: readonly string[], statuses: readonly number[]): CalendarInput => ({
    name: `insert with ${name.slice(0, 60)}`,
    ...withJson('POST', path, { ...HOUR, recurrence }),
    statuses,
  });
  const endless = { ...HOUR, recurrence: [ENDLESS_RULES.everySecond] };
  return [
    ...REFUSED_RULES.map((rule) => insert(rule, [rule], [400])),
    ...COSTLY_RULES.map((rule) => insert(rule, [rule], [200, 400])),
    insert('thirty thousand dates', [`RDATE:${dates(30_000)}`], [400]),
    insert('five thousand dates', [`RDATE:${dates(4999)}`], [200]),
    insert(
      'two thousand lines of excluded dates',
      dates(2000)
        .split(',')
        .map((date) => `EXDATE:${date}`),
      [200],
    ),
    insert('a thousand rules', Array(1000).fill('RRULE:FREQ=DAILY;COUNT=5000'), [400]),
    insert('ten rules that are counted', Array(10).fill('RRULE:FREQ=HOURLY;COUNT=5000'), [400]),
    insert('ten rules that are counted to five hundred', Array(10).fill('RRULE:FREQ=HOURLY;COUNT=500'), [200]),
    {
      name: 'import of every second',
      ...withJson('POST', `${path}/import`, { ...endless, iCalUID: 'x' }),
      statuses: [400],
    },
    { name: 'patch to every second', ...withJson('PATCH', `${path}/${dailySeries}`, endless), statuses: [400] },
    { name: 'update to every second', ...withJson('PUT', `${path}/${dailySeries}`, endless), statuses: [400] },
    {
      name: 'insert with ten thousand guests',
      ...withJson('POST', path, {
        ...HOUR,
        attendees: Array.from({ length: 10_000 }, (_, index) => ({ email: `p${index}@example.com` })),
      }),
      statuses: [200, 400, 413],
    },
  ];
}

function expansions(targets: HostileTargets): CalendarInput[] {
  const { everySecond, everySecondEvent, neverMatching, everySecondOfADay, manySeries } = targets;
  const freeBusy = (name: string, ids: readonly string[]): CalendarInput => ({
    name: `free/busy of ${name}`,
    ...withJson('POST', '/freeBusy', {
      timeMin: '2027-01-01T00:00:00Z',
      timeMax: '2027-03-01T00:00:00Z',
      items: ids.map((id) => ({ id })),
    }),
    statuses: [200],
  });
  const get = (name: string, path: string, statuses: readonly number[]): CalendarInput => ({
    name,
    method: 'GET',
    path,
    statuses,
  });
  const list = `/calendars/${everySecond}/events`;
  const single = 'singleEvents=true&orderBy=startTime&maxResults=2500';
  return [
    freeBusy('every second', [everySecond]),
    freeBusy('a rule that never matches', [neverMatching]),
    freeBusy('every second of one day', [everySecondOfADay]),
    freeBusy('three hundred hourly series', [manySeries]),
    freeBusy('fifty calendars', [
      everySecond,
      manySeries,
      ...Array.from({ length: 48 }, (_, index) => `none-${index}`),
    ]),
    get('list of every second', `${list}?${WINDOW}&${single}`, [403]),
    get('list of every second by update', `${list}?${WINDOW}&singleEvents=true&orderBy=updated`, [403]),
    get('unexpanded list of every second', `${list}?${WINDOW}`, [403]),
    get('list without bounds of what never matches', `/calendars/${neverMatching}/events?${single}`, [403]),
    get('list of every second of one day', `/calendars/${everySecondOfADay}/events?${WINDOW}&${single}`, [403]),
    get('list of three hundred hourly series', `/calendars/${manySeries}/events?${single}`, [200, 403]),
    get('instances of every second', `${list}/${everySecondEvent}/instances?${WINDOW}`, [403]),
    get('one instance of every second', `${list}/${everySecondEvent}_20270201T090000Z`, [403]),
  ];
}

function searches({ calendar }: HostileTargets): CalendarInput[] {
  const list = `/calendars/${calendar}/events`;
  const get = (name: string, query: string, statuses: readonly number[]): CalendarInput => ({
    name,
    method: 'GET',
    path: `${list}?${query}`,
    statuses,
  });
  return [
    get('search by two thousand words', `q=${'w%20'.repeat(2000)}`, [400]),
    get('two hundred filters by property', Array(200).fill('privateExtendedProperty=a%3Db').join('&'), [400]),
    get('a list to the end of time', 'timeMax=9999-12-31T00:00:00Z&singleEvents=true&maxResults=2500', [200]),
    get('a selector nested without end', `fields=${'items('.repeat(1000)}`, [400]),
  ];
}

function texts({ calendar }: HostileTargets): CalendarInput[] {
  const quickAdd = (name: string, text: string): CalendarInput => ({
    name: `quickAdd of ${name}`,
    method: 'POST',
    path: `/calendars/${calendar}/events/quickAdd?text=${encodeURIComponent(text)}`,
    statuses: [200, 400],
  });
  return [
    quickAdd('many places', 'Lunch at '.repeat(110)),
    quickAdd('an address without an end', `${'a@'.repeat(250)}${'a.'.repeat(250)}`),
    quickAdd('many numbers', '1/1 12:30 '.repeat(100)),
    quickAdd('one long number', '1'.repeat(1000)),
    quickAdd('many days', 'next monday '.repeat(80)),
    quickAdd('a page of text', 'Lunch '.repeat(1000)),
    quickAdd('white space', `x${'\t'.repeat(1000)}at`),
  ];
}

function accessRules({ crowdedCalendar, clearedCalendar }: HostileTargets): CalendarInput[] {
  const acl = `/calendars/${crowdedCalendar}/acl`;
  const list = (name: string, query: string): CalendarInput => ({
    name: `the rules of a calendar ${name}`,
    method: 'GET',
    path: `${acl}?${query}`,
    statuses: [200],
  });
  return [
    list('that fifty thousand have lost', 'maxResults=1'),
    list('with all that were removed', 'maxResults=250&showDeleted=true'),
    {
      name: 'a calendar of six hundred series, deleted',
      method: 'DELETE',
      path: `/calendars/${clearedCalendar}`,
      statuses: [204],
    },
  ];
}
