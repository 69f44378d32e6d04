import type { CalendarInfo, ServiceEvent } from '#shared/calendar/occurrence.ts';
import type { Shift } from '#shared/calendar/shift-time.ts';

type Attendee = NonNullable<ServiceEvent['attendees']>[number];

/** One change of many events. */
export type EventEdit =
  | ({ kind: 'shift' } & Shift)
  /** A clock as `09:30` on the day of each event, another zone, or both. Without a clock, events keep theirs in the new zone. */
  | { kind: 'time'; clock: string | undefined; zone: string | undefined }
  | { kind: 'calendar'; destination: CalendarInfo }
  /** Both lists swap guests: only events that have one of those who go get those who come. */
  | { kind: 'guests'; add: readonly string[]; remove: readonly string[] }
  | { kind: 'response'; response: Exclude<Attendee['responseStatus'], 'needsAction' | undefined> }
  | { kind: 'color'; colorId: string; name: string }
  | { kind: 'visibility'; visibility: NonNullable<ServiceEvent['visibility']> }
  | { kind: 'cancel' }
  | { kind: 'restore' };

export type EditKind = EventEdit['kind'];
