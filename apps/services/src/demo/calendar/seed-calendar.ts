import { DAY_MS } from '#core/durations.ts';
import type { DemoContext } from '#demo/setting/demo-context.ts';
import { toRelease } from '#demo/setting/release.ts';
import { DemoEvents } from './calendar-events.ts';
import type { CalendarSeed } from './calendar-seed.ts';
import { createDemoCalendars } from './demo-calendars.ts';
import { seedMeetings } from './seed-calendar-meetings.ts';
import { seedSeries } from './seed-calendar-series.ts';
import { seedStatusEvents } from './seed-calendar-status.ts';
import { seedCalendarStories } from './seed-calendar-stories.ts';

/** Creates the calendars of the demo organisation with about 600 events around today. */
export function seedCalendar(context: DemoContext): void {
  const random = context.random.fork('calendar');
  const { db, people, anchorMs } = context;
  const seed: CalendarSeed = {
    people,
    calendars: createDemoCalendars(context, random),
    events: new DemoEvents(db, random, anchorMs),
    random,
    weekdayOf: (day) => new Date(anchorMs + day * DAY_MS).getUTCDay(),
  };
  seedSeries(seed);
  seedMeetings(seed);
  seedCalendarStories(seed, anchorMs, toRelease(anchorMs));
  seedStatusEvents(seed);
}
