import type { EventPatch } from '#shared/calendar/event-patch.ts';
import type { EventTime } from '#shared/calendar/occurrence.ts';

/** How much of a series a change is about. */
export type Scope = 'one' | 'following' | 'all';

/** A change of an event: other members, another time, or both. */
export type EventChange = {
  patch: EventPatch;
  time?: EventTime | undefined;
  /** The zone that the time is kept in from then on; that of the event when absent. Series keep theirs. */
  zone?: string | undefined;
};
