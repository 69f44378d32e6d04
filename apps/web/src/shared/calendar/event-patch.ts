import type { EventTime, ServiceEvent } from './occurrence.ts';

/** The changed members of an event. Null removes a member. */
export type EventPatch = { [Name in keyof ServiceEvent]?: ServiceEvent[Name] | null };

/** Returns a patch as a request body. The document describes whole events without null values, but a patch may contain null. */
export function toPatchBody(patch: EventPatch): ServiceEvent {
  return patch as ServiceEvent;
}

/** Returns the inverse of a patch, based on the previous event. */
export function createInversePatch(before: ServiceEvent, patch: EventPatch): EventPatch {
  const members = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.keys(patch).map((name) => {
      const value = members.get(name) ?? null;
      return [name, name === 'start' || name === 'end' ? { ...NO_TIME, ...Object(value) } : value];
    }),
  );
}

type Moment = NonNullable<ServiceEvent['start']>;

/** Returns the members that set the time of an event. Timed events keep their zones; others get `zone`. */
export function toTimeMembers(time: EventTime, event: ServiceEvent, zone: string): { start: Moment; end: Moment } {
  if (time.isAllDay) return { start: { date: time.start.toString() }, end: { date: time.end.toString() } };
  const startZone = event.start?.timeZone ?? zone;
  return { start: toMoment(time.start, startZone), end: toMoment(time.end, event.end?.timeZone ?? startZone) };
}

/** Returns the same as a patch, which also removes the other form of the time. */
export function createTimePatch(time: EventTime, event: ServiceEvent, zone: string): EventPatch {
  const { start, end } = toTimeMembers(time, event, zone);
  return { start: { ...NO_TIME, ...start }, end: { ...NO_TIME, ...end } };
}

/** Applies a patch to an event. Members that the patch removes are omitted. */
export function applyPatch(event: ServiceEvent, patch: EventPatch): ServiceEvent {
  const members = Object.entries({ ...event, ...patch }).filter(([, value]) => value !== null);
  return Object.fromEntries(members);
}

/** The value with which a patch clears a time. Untyped, because whole events contain no null values. */
const NO_TIME: object = { date: null, dateTime: null, timeZone: null };

function toMoment(instant: Temporal.Instant, timeZone: string): Moment {
  const dateTime = instant.toZonedDateTimeISO(timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second' });
  return { dateTime, timeZone };
}
