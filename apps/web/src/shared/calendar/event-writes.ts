import type { BodyOf, ParamsOf } from '@rotunda/api-client/operation-types';
import { api } from '#shared/api/api.ts';
import type { EventNow } from './cache-event.ts';
import { type EventPatch, inversePatch, toPatchBody } from './event-patch.ts';
import { eventKey, type ServiceEvent } from './occurrence.ts';

/** Which guests are told of a change. */
export type Notice = NonNullable<ParamsOf<'calendar.events.patch'>['sendUpdates']>;

/** Names one event. */
export type EventId = { calendarId: string; eventId: string };

/** What of calendars a write has changed: the person's list of them, events of some of them, or more than that. */
export type Touched = 'anything' | 'list' | { events: readonly string[] };

/** Something that was written: what to say of it, and how it is taken back. */
export type Done = {
  message: string;
  undo?: (() => Promise<unknown>) | undefined;
  /** `anything` when it is not said. */
  touched?: Touched;
  /** The events as they are now, of writes that say so in their answer. */
  now?: readonly EventNow[];
  /** The event that is there now, as addresses have it. */
  key?: string;
};

/** The same of an event that was made: it can be named, and taken back. */
export type Created = Done & { key: string; undo: () => Promise<unknown> };

/** Members that only some calls carry: without these parameters the service would drop them. */
const WHOLE = { conferenceDataVersion: 1, supportsAttachments: true };

/** The same for a request with this body. Who knows of labels says so: where it is said, a body without one takes it away. */
function wholeOf(...bodies: readonly object[]) {
  return { ...WHOLE, ...(bodies.some((body) => 'eventLabelId' in body) && { eventLabelVersion: 1 }) };
}

/** The parameters of a call that writes `body` to what `id` names, so that all of it is kept. */
export function writeParams<Id extends object>(id: Id, body: object, notice: Notice) {
  return { ...id, sendUpdates: notice, ...wholeOf(body) };
}

/** Adds an event to a calendar. */
export async function createEvent(
  calendarId: string,
  body: BodyOf<'calendar.events.insert'>,
  notice: Notice,
): Promise<Created> {
  const created = await api.call('calendar.events.insert', writeParams({ calendarId }, body, notice), { body });
  return doneCreating(calendarId, created, notice);
}

/** Adds an event that is described in one line, such as `Lunch with Ana tomorrow 12:30`. */
export async function quickAddEvent(calendarId: string, text: string): Promise<Created & { event: ServiceEvent }> {
  const event = await api.call('calendar.events.quickAdd', { calendarId, text, sendUpdates: 'none' });
  return { ...doneCreating(calendarId, event, 'none'), event };
}

/** Changes some members of an event, and nothing else. */
async function patchEvent({ calendarId, eventId }: EventId, patch: EventPatch, notice: Notice): Promise<ServiceEvent> {
  return api.call('calendar.events.patch', writeParams({ calendarId, eventId }, patch, notice), {
    body: toPatchBody(patch),
  });
}

/** Changes some members of an event as it was in `before`; undoing writes these members back. */
export async function changeEvent(
  calendarId: string,
  before: ServiceEvent,
  patch: EventPatch,
  notice: Notice,
): Promise<Done> {
  const id = { calendarId, eventId: before.id ?? '' };
  const after = await patchEvent(id, patch, notice);
  return {
    message: `Saved ${quoted(before)}`,
    touched: touchedBy(calendarId, before, after),
    ...(!before.recurrence && !after.recurrence && { now: [{ ...id, event: after }] }),
    undo: () => patchEvent(id, inversePatch(before, patch), notice),
    key: eventKey(calendarId, id.eventId),
  };
}

/** Replaces an event as a whole; what is left out is cleared. Undoing puts back what was there. */
export async function replaceEvent(
  calendarId: string,
  before: ServiceEvent,
  body: BodyOf<'calendar.events.update'>,
  notice: Notice,
): Promise<Done> {
  const params = { calendarId, eventId: before.id ?? '', sendUpdates: notice, ...wholeOf(before, body) };
  // What somebody else changed meanwhile is not written over unseen.
  const options = before.etag === undefined ? {} : { headers: { 'if-match': before.etag } };
  const after = await api.call('calendar.events.update', params, { body, ...options });
  return {
    message: `Saved ${quoted(before)}`,
    touched: touchedBy(calendarId, before, after),
    undo: () => api.call('calendar.events.update', params, { body: before }),
  };
}

/** Deletes an event; undoing brings it back as it was, under the same id. */
export async function deleteEvent(calendarId: string, before: ServiceEvent, notice: Notice): Promise<Done> {
  const params = { calendarId, eventId: before.id ?? '', sendUpdates: notice };
  await api.call('calendar.events.delete', params);
  const body = { ...before, status: before.status ?? 'confirmed' };
  return {
    message: `Deleted ${quoted(before)}`,
    touched: touchedBy(calendarId, before),
    ...(!before.recurrence && { now: [{ calendarId, eventId: params.eventId }] }),
    undo: () => api.call('calendar.events.update', { ...params, ...wholeOf(body) }, { body }),
  };
}

/** Moves an event to another calendar, which becomes its organizer. */
export async function moveEvent(
  calendarId: string,
  event: ServiceEvent,
  destination: { id: string; name: string },
  notice: Notice,
): Promise<Done> {
  const eventId = event.id ?? '';
  const move = (from: string, to: string) =>
    api.call('calendar.events.move', { calendarId: from, eventId, destination: to, sendUpdates: notice });
  const moved = await move(calendarId, destination.id);
  return {
    message: `Moved ${quoted(event)} to ${destination.name}`,
    touched: { events: [...touchedBy(calendarId, event).events, destination.id] },
    ...(!event.recurrence && {
      now: [
        { calendarId, eventId },
        { calendarId: destination.id, eventId, event: moved },
      ],
    }),
    undo: () => move(destination.id, calendarId),
    key: eventKey(destination.id, eventId),
  };
}

/** The title of an event in quotation marks, as messages have it. */
export function quoted({ summary }: ServiceEvent): string {
  return summary ? `“${summary}”` : 'the event';
}

function doneCreating(calendarId: string, created: ServiceEvent, notice: Notice): Created {
  const id = { calendarId, eventId: created.id ?? '' };
  return {
    message: `Created ${quoted(created)}`,
    touched: touchedBy(calendarId, created),
    ...(!created.recurrence && { now: [{ ...id, event: created }] }),
    // Cancelling is deleting, as a change: nothing that was there before can be lost by it.
    undo: () => patchEvent(id, { status: 'cancelled' }, notice),
    key: eventKey(calendarId, id.eventId),
  };
}

/** The calendars that an event stands in: the one that was written to, and those of its guests, which are named by address. */
function touchedBy(calendarId: string, ...versions: readonly ServiceEvent[]): { events: readonly string[] } {
  const people = versions.flatMap(({ organizer, attendees = [] }) => [organizer, ...attendees]);
  return { events: [calendarId, ...people.flatMap((person) => person?.email ?? [])] };
}
