import type { Calendar } from '#calendar/calendar.ts';
import type { Account } from '#core/auth/directory.ts';
import type { DemoEvent, DemoSeries } from './calendar-events.ts';
import { type CalendarSeed, findFirstDay, SPAN_DAYS } from './calendar-seed.ts';

const NINE = 9 * 60;
const WORKDAYS = [1, 2, 3, 4, 5];
const WEEKDAY_NAMES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
// Series start before the span, because recurring meetings have existed for a while.
const FIRST_DAY = -300;

/** Creates recurring meetings and changes some of their occurrences. */
export function seedSeries(seed: CalendarSeed): void {
  const { calendars, people } = seed;
  const { ana, bo, chen, dina, operator, reviewer, support } = people;
  const addMeeting = (
    calendar: Calendar,
    organizer: Account,
    summary: string,
    weekdays: number[],
    minute: number,
    length = 60,
  ) => addWeekly(seed, calendar, organizer, { summary, weekdays, minute, length });
  const standUp = addMeeting(calendars.engineering, bo, 'Stand-up', WORKDAYS, NINE + 15, 15);
  const planning = addMeeting(calendars.product, ana, 'Weekly planning', [1], 10 * 60, 60);
  const review = addMeeting(calendars.releases, bo, 'Release review', [3], 15 * 60, 30);
  addMeeting(calendars.supportRota, support, 'Hand-over', WORKDAYS, NINE, 15);
  addMeeting(calendars.engineering, bo, 'Retrospective', [5], 14 * 60, 45);
  addMeeting(calendars.newYork, chen, 'Coffee with Berlin', [2, 4], 10 * 60, 30);
  addMeeting(calendars.primaryOf(operator), operator, 'One to one: Ana', [2], 11 * 60, 30);
  addMeeting(calendars.primaryOf(reviewer), reviewer, 'Approvals hour', [1, 3, 5], 13 * 60, 60);
  addMeeting(calendars.primaryOf(support), support, 'Ticket triage', WORKDAYS, 16 * 60, 30);
  addMeeting(calendars.aurora, operator, 'Choir', [4], 18 * 60, 90);
  addOthers(seed, dina);
  overrideRandomWeeks(seed, calendars.engineering, standUp, WORKDAYS, NINE + 45);
  overrideRandomWeeks(seed, calendars.product, planning, [1], 11 * 60);
  overrideRandomWeeks(seed, calendars.releases, review, [3], 16 * 60);
}

function addOthers(seed: CalendarSeed, dina: Account): void {
  const { calendars, events, people } = seed;
  const { bo, operator } = people;
  events.add(calendars.company, operator, {
    day: findFirstDay(seed, -SPAN_DAYS, [4]),
    minute: 16 * 60,
    length: 60,
    recurrence: ['RRULE:FREQ=MONTHLY;BYDAY=1TH'],
    content: { summary: 'All hands', location: 'Canteen', description: 'Numbers, launches and questions.' },
  });
  events.add(calendars.finance, dina, {
    day: findFirstDay(seed, -SPAN_DAYS, [5]),
    minute: NINE,
    length: 180,
    recurrence: ['RRULE:FREQ=MONTHLY;BYDAY=-1FR'],
    content: { summary: 'Month-end closing', visibility: 'private' },
  });
  events.add(calendars.finance, dina, {
    day: findFirstDay(seed, -SPAN_DAYS, [1]),
    length: 1,
    recurrence: ['RRULE:FREQ=MONTHLY;BYMONTHDAY=25'],
    content: { summary: 'Pay day', transparency: 'transparent' },
  });
  events.add(calendars.releases, bo, {
    day: findFirstDay(seed, -SPAN_DAYS, [2]),
    length: 2,
    recurrence: ['RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=9'],
    content: { summary: 'Release freeze', transparency: 'transparent', colorId: '11' },
  });
  events.add(calendars.company, operator, {
    day: 9,
    length: 1,
    recurrence: ['RRULE:FREQ=YEARLY'],
    content: { summary: 'Founding day', transparency: 'transparent' },
  });
}

type Weekly = { summary: string; weekdays: readonly number[]; minute: number; length: number };

function addWeekly(seed: CalendarSeed, calendar: Calendar, organizer: Account, weekly: Weekly): DemoSeries {
  const { summary, weekdays, minute, length } = weekly;
  const days = weekdays.map((weekday) => WEEKDAY_NAMES[weekday]).join(',');
  const event: DemoEvent = {
    day: findFirstDay(seed, FIRST_DAY, weekdays),
    minute,
    length,
    recurrence: [`RRULE:FREQ=WEEKLY;BYDAY=${days}`],
    content: { summary },
  };
  return seed.events.add(calendar, organizer, event);
}

function overrideRandomWeeks(
  { events, random, weekdayOf }: CalendarSeed,
  calendar: Calendar,
  series: DemoSeries,
  weekdays: readonly number[],
  minute: number,
): void {
  const days = Array.from({ length: 2 * SPAN_DAYS }, (_, index) => index - SPAN_DAYS);
  const candidates = days.filter((day) => weekdays.includes(weekdayOf(day)));
  const changes = [
    { minute },
    { status: 'cancelled' as const },
    { content: { summary: `${series.event.content.summary}: with guests`, location: 'Aurora' } },
  ];
  for (const [index, day] of random.sample(candidates, 12).entries()) {
    events.overrideOccurrence(calendar, series, day, changes[index % changes.length] ?? {});
  }
}
