import { ExpansionBudget } from '@rotunda/recurrence/expansion-budget';
import { RecurrenceSet } from '@rotunda/recurrence/recurrence-set';
import { describe, expect, test } from 'vitest';
import type { ImportedEvent } from './import-body.ts';
import { readIcs } from './read-ics.ts';

/** How a program writes the common content. */
type Producer = {
  head: readonly string[];
  /** The lines of the time zone Europe/Berlin, and its name in parameters. */
  zone: readonly string[];
  zoneParameter: string;
  /** Whether a cancelled occurrence is an excluded date of its series or a separate event. */
  cancels: 'by date' | 'by event';
  /** Whether an event has a duration instead of an end. */
  hasDuration?: true;
  allDay?: 'as midnights';
  /** Additional lines of an event. */
  extra: readonly string[];
};

const observance = (kind: string, start: string, [from, to]: readonly [string, string], rule: string) => [
  `BEGIN:${kind}`,
  `DTSTART:${start}`,
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  `RRULE:FREQ=YEARLY;${rule}`,
  `END:${kind}`,
];

const zone = (name: string, { since = '1970', extra = [] as readonly string[] } = {}) => [
  'BEGIN:VTIMEZONE',
  `TZID:${name}`,
  ...extra,
  ...observance('STANDARD', `${since}1025T030000`, ['+0200', '+0100'], 'BYMONTH=10;BYDAY=-1SU'),
  ...observance('DAYLIGHT', `${since}0329T020000`, ['+0100', '+0200'], 'BYMONTH=3;BYDAY=-1SU'),
  'END:VTIMEZONE',
];

const PRODUCERS: Readonly<Record<string, Producer>> = {
  Google: {
    head: ['PRODID:-//Google Inc//Google Calendar 70.9054//EN', 'CALSCALE:GREGORIAN', 'X-WR-TIMEZONE:Europe/Berlin'],
    zone: zone('Europe/Berlin', { extra: ['X-LIC-LOCATION:Europe/Berlin'] }),
    zoneParameter: 'TZID=Europe/Berlin',
    cancels: 'by event',
    extra: ['SEQUENCE:0', 'CLASS:PUBLIC', 'TRANSP:OPAQUE'],
  },
  Outlook: {
    head: [
      'PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN',
      'METHOD:PUBLISH',
      'X-MS-OLK-FORCEINSPECTOROPEN:TRUE',
    ],
    zone: zone('W. Europe Standard Time', { since: '1601' }),
    zoneParameter: 'TZID="W. Europe Standard Time"',
    cancels: 'by date',
    allDay: 'as midnights',
    extra: ['CLASS:PUBLIC', 'PRIORITY:5', 'X-MICROSOFT-CDO-BUSYSTATUS:BUSY'],
  },
  'Exchange, in a zone made by hand': {
    head: ['PRODID:Microsoft Exchange Server 2010', 'METHOD:PUBLISH'],
    zone: zone('(UTC+01:00) Amsterdam\\, Berlin\\, Rom', { since: '1601' }),
    zoneParameter: 'TZID="(UTC+01:00) Amsterdam, Berlin, Rom"',
    cancels: 'by event',
    allDay: 'as midnights',
    extra: ['X-MICROSOFT-CDO-APPT-SEQUENCE:0'],
  },
  Apple: {
    head: ['PRODID:-//Apple Inc.//macOS 14.5//EN', 'CALSCALE:GREGORIAN', 'X-APPLE-CALENDAR-COLOR:#1BADF8'],
    zone: zone('Europe/Berlin', { since: '1981' }),
    zoneParameter: 'TZID=Europe/Berlin',
    cancels: 'by date',
    extra: ['X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC', 'SEQUENCE:1'],
  },
  Thunderbird: {
    head: ['PRODID:-//Mozilla.org/NONSGML Mozilla Calendar V1.1//EN'],
    zone: zone('/mozilla.org/20070129_1/Europe/Berlin'),
    zoneParameter: 'TZID=/mozilla.org/20070129_1/Europe/Berlin',
    cancels: 'by date',
    hasDuration: true,
    extra: ['X-MOZ-GENERATION:4'],
  },
  Nextcloud: {
    head: ['PRODID:-//IDN nextcloud.com//Calendar app 4.6.5//EN', 'CALSCALE:GREGORIAN'],
    zone: zone('Europe/Berlin'),
    zoneParameter: 'TZID=Europe/Berlin',
    cancels: 'by event',
    extra: ['CREATED:20260101T000000Z', 'SEQUENCE:3'],
  },
  Evolution: {
    head: ['PRODID:-//Ximian//NONSGML Evolution Calendar//EN', 'CALSCALE:GREGORIAN'],
    zone: zone('/freeassociation.sourceforge.net/Europe/Berlin', { extra: ['X-LIC-LOCATION:Europe/Berlin'] }),
    zoneParameter: 'TZID=/freeassociation.sourceforge.net/Europe/Berlin',
    cancels: 'by date',
    extra: ['X-EVOLUTION-CALDAV-HREF:1.ics'],
  },
};

/**
 * Returns a weekly series across a clock change, with occurrences that are moved, cancelled, excluded and added, and
 * all-day events.
 */
function toFile({ head, zone, zoneParameter, cancels, hasDuration, allDay, extra }: Producer): string {
  const at = (name: string, clock: string) => `${name};${zoneParameter}:${clock}`;
  const end = (clock: string) => (hasDuration ? 'DURATION:PT30M' : at('DTEND', clock));
  const day = (name: string, date: string) => (allDay ? at(name, `${date}T000000`) : `${name};VALUE=DATE:${date}`);
  const days = allDay ? ['X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'] : [];
  const event = (...lines: readonly string[]) => [
    'BEGIN:VEVENT',
    'DTSTAMP:20260101T000000Z',
    ...extra,
    ...lines,
    'END:VEVENT',
  ];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...head,
    ...zone,
    ...event(
      'UID:weekly',
      'SUMMARY:Weekly',
      at('DTSTART', '20260309T090000'),
      end('20260309T093000'),
      'RRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=MO;UNTIL=20260420T070000Z',
      at('EXDATE', cancels === 'by date' ? '20260323T090000,20260330T090000' : '20260323T090000'),
      at('RDATE', '20260404T090000'),
    ),
    ...event(
      'UID:weekly',
      'SUMMARY:Moved',
      at('RECURRENCE-ID', '20260316T090000'),
      at('DTSTART', '20260317T110000'),
      end('20260317T113000'),
    ),
    ...(cancels === 'by event'
      ? event(
          'UID:weekly',
          'STATUS:CANCELLED',
          at('RECURRENCE-ID', '20260330T090000'),
          at('DTSTART', '20260330T090000'),
        )
      : []),
    ...event(
      'UID:days',
      'SUMMARY:Days',
      ...days,
      day('DTSTART', '20260327'),
      day('DTEND', '20260329'),
      'RRULE:FREQ=MONTHLY;COUNT=3',
    ),
    ...event(
      'UID:days',
      'SUMMARY:Days, moved',
      ...days,
      day('RECURRENCE-ID', '20260427'),
      day('DTSTART', '20260429'),
      day('DTEND', '20260501'),
    ),
    ...event('UID:one', 'SUMMARY:One', at('DTSTART', '20260701T140000'), end('20260701T143000')),
    'END:VCALENDAR',
  ].join('\r\n');
}

/** Returns when all events take place after a service has imported them. */
function agenda(events: readonly ImportedEvent[]): string[] {
  const changed = new Set(
    events.flatMap((event) => (event.originalStartTime ? [keyOf(event, event.originalStartTime)] : [])),
  );
  return events
    .flatMap((event) => {
      if (event.status === 'cancelled') return [];
      const starts = event.recurrence
        ? expand(event).filter((ms) => !changed.has(`${event.iCalUID} ${ms}`))
        : [msOf(event.start)];
      return starts.map((ms) => `${new Date(ms).toISOString().slice(0, 16)} ${event.summary} ${lengthOf(event)}`);
    })
    .sort();
}

function expand(event: ImportedEvent): number[] {
  const isAllDay = event.start?.date !== undefined;
  const start = { startMs: msOf(event.start), zone: isAllDay ? 'UTC' : (event.start?.timeZone ?? ''), isAllDay };
  return new RecurrenceSet(event.recurrence ?? [], start).listBetween(
    0,
    Date.UTC(2030, 0, 1),
    1000,
    new ExpansionBudget(),
  ).startsMs;
}

const msOf = (moment: ImportedEvent['start']) => Date.parse(moment?.dateTime ?? `${moment?.date}T00:00:00Z`);
const keyOf = ({ iCalUID }: ImportedEvent, moment: ImportedEvent['start']) => `${iCalUID} ${msOf(moment)}`;
const lengthOf = ({ start, end }: ImportedEvent) =>
  start?.date === undefined
    ? `${(msOf(end) - msOf(start)) / 60_000} min`
    : `${(msOf(end) - msOf(start)) / 86_400_000} days`;

const AGENDA = [
  '2026-03-09T08:00 Weekly 30 min',
  '2026-03-17T10:00 Moved 30 min',
  '2026-03-27T00:00 Days 2 days',
  '2026-04-04T07:00 Weekly 30 min',
  '2026-04-06T07:00 Weekly 30 min',
  '2026-04-13T07:00 Weekly 30 min',
  '2026-04-20T07:00 Weekly 30 min',
  '2026-04-29T00:00 Days, moved 2 days',
  '2026-05-27T00:00 Days 2 days',
  '2026-07-01T12:00 One 30 min',
];

describe('a file from a calendar program', () => {
  test.each(Object.entries(PRODUCERS))('by %s has the same meaning after import', (_, producer) => {
    const { events, skipped } = readIcs(toFile(producer));
    expect(agenda(events)).toEqual(AGENDA);
    expect(skipped).toBe(0);
    const occurrences = events.filter(({ originalStartTime }) => originalStartTime);
    expect(occurrences.map(({ iCalUID, status }) => `${iCalUID} ${status ?? 'changed'}`).sort()).toEqual(
      ['days changed', 'weekly changed', ...(producer.cancels === 'by event' ? ['weekly cancelled'] : [])].sort(),
    );
  });

  test.each(Object.entries(PRODUCERS))('by %s uses only IANA time zone names', (_, producer) => {
    const { events } = readIcs(toFile(producer));
    const named = events.flatMap(({ start, end, originalStartTime, recurrence = [] }) => [
      ...[start, end, originalStartTime].flatMap((moment) => moment?.timeZone ?? []),
      ...recurrence.flatMap((line) => /;TZID=([^:;]+)/.exec(line)?.[1] ?? []),
    ]);
    expect(named.length).toBeGreaterThan(5);
    const winter = (name: string) => Temporal.Instant.from('2026-01-01T00:00Z').toZonedDateTimeISO(name).offset;
    expect(new Set(named.map(winter))).toEqual(new Set(['+01:00']));
  });
});
