import type { CalendarInfo, Occurrence } from '#shared/calendar/occurrence.ts';
import type { EventChange } from './event-change.ts';

/** A requested action on an existing event. */
export type EventRequest = { occurrence: Occurrence } & (
  | { kind: 'change'; verb: 'Move' | 'Restore' | 'Save'; change: EventChange; guestCount?: number }
  | { kind: 'delete' }
  // Other changes during a move apply only to the event itself, which is not part of a series.
  | { kind: 'calendar'; destination: CalendarInfo; change?: EventChange | undefined }
);
