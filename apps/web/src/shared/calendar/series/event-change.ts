import type { EventPatch } from '#shared/calendar/event-patch.ts';
import type { EventTime } from '#shared/calendar/occurrence.ts';

/** The part of a series that a change affects. */
export type Scope = 'one' | 'following' | 'all';

/** A change of an event: members, the time, or both. */
export type EventChange = {
  patch: EventPatch;
  time?: EventTime | undefined;
  /** The new zone of the time. Undefined for the event's zone. Series keep their zone. */
  zone?: string | undefined;
};
