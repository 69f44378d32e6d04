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
      return [name, name === 'start' || name === 'end' ? { ...NO_TIME, ...Object(value) } : value];
    }),
  );
}

type Moment = NonNullable<ServiceEvent['start']>;

/** What makes an event take place at a time. Timed events keep the zones that they have; else they get `zone`. */
export function timeMembers(time: EventTime, event: ServiceEvent, zone: string): { start: Moment; end: Moment } {
  if (time.isAllDay) return { start: { date: time.start.toString() }, end: { date: time.end.toString() } };
  const startZone = event.start?.timeZone ?? zone;
  return { start: timed(time.start, startZone), end: timed(time.end, event.end?.timeZone ?? startZone) };
}

/** The same as a patch, which takes away the other way to say a time. */
export function timePatch(time: EventTime, event: ServiceEvent, zone: string): EventPatch {
  const { start, end } = timeMembers(time, event, zone);
  return { start: { ...NO_TIME, ...start }, end: { ...NO_TIME, ...end } };
}

/** A patched event as a whole: what the patch takes away is left out. */
export function applyPatch(event: ServiceEvent, patch: EventPatch): ServiceEvent {
  const members = Object.entries({ ...event, ...patch }).filter(([, value]) => value !== null);
  return Object.fromEntries(members);
}

/** A moment that a patch clears; without a type of its own, because whole events have no null in them. */
const NO_TIME: object = { date: null, dateTime: null, timeZone: null };

function timed(instant: Temporal.Instant, timeZone: string): Moment {
  const dateTime = instant.toZonedDateTimeISO(timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second' });
  return { dateTime, timeZone };
}
