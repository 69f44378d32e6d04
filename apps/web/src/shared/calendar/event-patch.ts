import type { EventTime, ServiceEvent } from './occurrence.ts';

/** Changed members of an event; null takes a member away. */
export type EventPatch = { [Name in keyof ServiceEvent]?: ServiceEvent[Name] | null };

/** A patch as a request body. The document describes whole events, in which nothing is null; a patch may say it. */
export function toPatchBody(patch: EventPatch): ServiceEvent {
  return patch as ServiceEvent;
}

/** The patch that takes another one back, from the event as it was before. */
export function inversePatch(before: ServiceEvent, patch: EventPatch): EventPatch {
  const members = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.keys(patch).map((name) => {
      const value = members.get(name) ?? null;
      // The other way to say a time has to be taken away with it.
      return [name, name === 'start' || name === 'end' ? { date: null, dateTime: null, ...Object(value) } : value];
    }),
  );
}

/** What makes an event take place at a time. Timed events keep the zones that they have. */
export function timePatch(time: EventTime, event: ServiceEvent, zone: string): EventPatch {
  if (time.isAllDay) {
    return {
      start: whole(time.start),
      end: whole(time.end),
    };
  }
  return {
    start: timed(time.start, event.start?.timeZone ?? zone),
    end: timed(time.end, event.end?.timeZone ?? event.start?.timeZone ?? zone),
  };
}

type Moment = NonNullable<ServiceEvent['start']>;

function whole(date: Temporal.PlainDate): Moment {
  return { date: date.toString(), ...absent('dateTime'), ...absent('timeZone') };
}

function timed(instant: Temporal.Instant, timeZone: string): Moment {
  const dateTime = instant.toZonedDateTimeISO(timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second' });
  return { dateTime, timeZone, ...absent('date') };
}

/** A member that a patch takes away; typed as if it were not sent, because whole events do not have it. */
function absent(name: 'date' | 'dateTime' | 'timeZone'): Moment {
  return { [name]: null } as Moment;
}
