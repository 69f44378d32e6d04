import type { CalendarInfo, ServiceEvent } from '#shared/calendar/occurrence.ts';
import type { Shift } from '#shared/calendar/shift-time.ts';

type Attendee = NonNullable<ServiceEvent['attendees']>[number];

/** A change of many events. */
export type EventEdit =
  | ({ kind: 'shift' } & Shift)
  /**
   * A time such as `09:30` on the day of each event, another zone, or both. Without a time, events keep their clock time in the
   * new zone.
   */
  | { kind: 'time'; clock: string | undefined; zone: string | undefined }
  | { kind: 'calendar'; destination: CalendarInfo }
  /** If both lists are given, guests are swapped: only events with a removed guest get the added ones. */
  | { kind: 'guests'; add: readonly string[]; remove: readonly string[] }
  | { kind: 'response'; response: Exclude<Attendee['responseStatus'], 'needsAction' | undefined> }
  | { kind: 'color'; colorId: string; name: string }
  | { kind: 'visibility'; visibility: NonNullable<ServiceEvent['visibility']> }
  | { kind: 'cancel' }
  | { kind: 'restore' };

export type EditKind = EventEdit['kind'];
