import type { CalendarInfo, Occurrence } from '#shared/calendar/occurrence.ts';
import type { EventChange } from './event-change.ts';

/** Something to be done with an event that is there. */
export type EventRequest = { occurrence: Occurrence } & (
  | { kind: 'change'; verb: 'Move' | 'Restore' | 'Save'; change: EventChange; guestCount?: number }
  | { kind: 'delete' }
  // What else is changed on the way is about the event alone, which is no part of a series.
  | { kind: 'calendar'; destination: CalendarInfo; change?: EventChange | undefined }
);
