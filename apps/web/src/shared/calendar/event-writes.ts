import type { BodyOf, ParamsOf } from '@rotunda/api-client/operation-types';
import { api } from '#shared/api/api.ts';
import type { EventSnapshot } from './cache-event.ts';
import { createInversePatch, type EventPatch, toPatchBody } from './event-patch.ts';
import { getEventKey, type ServiceEvent } from './occurrence.ts';

/** Which guests are notified of a change. */
export type Notice = NonNullable<ParamsOf<'calendar.events.patch'>['sendUpdates']>;

/** The ID of an event. */
export type EventId = { calendarId: string; eventId: string };

/** The calendar data changed by a write: the user's list, the events of some calendars, or anything. */
export type AffectedCalendars = 'anything' | 'list' | { events: readonly string[] };

/** A completed write, with its confirmation message and its undo. */
export type WriteResult = {
  message: string;
  undo?: (() => Promise<unknown>) | undefined;
  /** Undefined means `anything`. */
  affected?: AffectedCalendars;
  /** The events after the write, if the response contains them. */
  now?: readonly EventSnapshot[];
  /** The key of the resulting event, as used in URLs. */
  key?: string;
};

/** The result of creating an event: it has a key and can be undone. */
export type CreateResult = WriteResult & { key: string; undo: () => Promise<unknown> };

/** Members that the service drops unless these parameters are set. */
const FULL_EVENT = { conferenceDataVersion: 1, supportsAttachments: true };

/**
 * Returns the parameters for request bodies. Label support is only declared if a body has labels: once declared, a body without a
 * label removes it.
 */
function toFullEventParams(...bodies: readonly object[]) {
  return { ...FULL_EVENT, ...(bodies.some((body) => 'eventLabelId' in body) && { eventLabelVersion: 1 }) };
}

/** Returns the parameters of a call that writes `body` to `id`, so that no member is dropped. */
export function writeParams<Id extends object>(id: Id, body: object, notice: Notice) {
  return { ...id, sendUpdates: notice, ...toFullEventParams(body) };
}

/** Adds an event to a calendar. */
export async function createEvent(
  calendarId: string,
  body: BodyOf<'calendar.events.insert'>,
  notice: Notice,
): Promise<CreateResult> {
  const created = await api.call('calendar.events.insert', writeParams({ calendarId }, body, notice), { body });
  return toCreateResult(calendarId, created, notice);
}

/** Adds an event described in one line, such as `Lunch with Ana tomorrow 12:30`. */
export async function quickAddEvent(calendarId: string, text: string): Promise<CreateResult & { event: ServiceEvent }> {
  const event = await api.call('calendar.events.quickAdd', { calendarId, text, sendUpdates: 'none' });
  return { ...toCreateResult(calendarId, event, 'none'), event };
}

/** Changes only the given members of an event. */
async function patchEvent({ calendarId, eventId }: EventId, patch: EventPatch, notice: Notice): Promise<ServiceEvent> {
  return api.call('calendar.events.patch', writeParams({ calendarId, eventId }, patch, notice), {
    body: toPatchBody(patch),
  });
}

/** Changes some members of an event. Undo restores the values of these members from `before`. */
export async function changeEvent(
  calendarId: string,
  before: ServiceEvent,
  patch: EventPatch,
  notice: Notice,
): Promise<WriteResult> {
  const id = { calendarId, eventId: before.id ?? '' };
  const after = await patchEvent(id, patch, notice);
  return {
    message: `Saved ${quoteTitle(before)}`,
    affected: listAffectedCalendars(calendarId, before, after),
    ...(!before.recurrence && !after.recurrence && { now: [{ ...id, event: after }] }),
    undo: () => patchEvent(id, createInversePatch(before, patch), notice),
    key: getEventKey(calendarId, id.eventId),
  };
}

/** Replaces a whole event and clears missing members. Undo restores the previous event. */
export async function replaceEvent(
  calendarId: string,
  before: ServiceEvent,
  body: BodyOf<'calendar.events.update'>,
  notice: Notice,
): Promise<WriteResult> {
  const params = { calendarId, eventId: before.id ?? '', sendUpdates: notice, ...toFullEventParams(before, body) };
  // Prevents overwriting concurrent changes unnoticed.
  const options = before.etag === undefined ? {} : { headers: { 'if-match': before.etag } };
  const after = await api.call('calendar.events.update', params, { body, ...options });
  return {
    message: `Saved ${quoteTitle(before)}`,
    affected: listAffectedCalendars(calendarId, before, after),
    undo: () => api.call('calendar.events.update', params, { body: before }),
  };
}

/** Deletes an event. Undo restores it under the same ID. */
export async function deleteEvent(calendarId: string, before: ServiceEvent, notice: Notice): Promise<WriteResult> {
  const params = { calendarId, eventId: before.id ?? '', sendUpdates: notice };
  await api.call('calendar.events.delete', params);
  const body = { ...before, status: before.status ?? 'confirmed' };
  return {
    message: `Deleted ${quoteTitle(before)}`,
    affected: listAffectedCalendars(calendarId, before),
    ...(!before.recurrence && { now: [{ calendarId, eventId: params.eventId }] }),
    undo: () => api.call('calendar.events.update', { ...params, ...toFullEventParams(body) }, { body }),
  };
}

/** Moves an event to another calendar, which becomes its organizer. */
export async function moveEvent(
  calendarId: string,
  event: ServiceEvent,
  destination: { id: string; name: string },
  notice: Notice,
): Promise<WriteResult> {
  const eventId = event.id ?? '';
  const move = (from: string, to: string) =>
    api.call('calendar.events.move', { calendarId: from, eventId, destination: to, sendUpdates: notice });
  const moved = await move(calendarId, destination.id);
  return {
    message: `Moved ${quoteTitle(event)} to ${destination.name}`,
    affected: { events: [...listAffectedCalendars(calendarId, event).events, destination.id] },
    ...(!event.recurrence && {
      now: [
        { calendarId, eventId },
        { calendarId: destination.id, eventId, event: moved },
      ],
    }),
    undo: () => move(destination.id, calendarId),
    key: getEventKey(destination.id, eventId),
  };
}

/** Returns the title of an event in quotation marks, for messages. */
export function quoteTitle({ summary }: ServiceEvent): string {
  return summary ? `“${summary}”` : 'the event';
}

function toCreateResult(calendarId: string, created: ServiceEvent, notice: Notice): CreateResult {
  const id = { calendarId, eventId: created.id ?? '' };
  return {
    message: `Created ${quoteTitle(created)}`,
    affected: listAffectedCalendars(calendarId, created),
    ...(!created.recurrence && { now: [{ ...id, event: created }] }),
    // Cancelling deletes the event through a patch, so undo cannot lose earlier data.
    undo: () => patchEvent(id, { status: 'cancelled' }, notice),
    key: getEventKey(calendarId, id.eventId),
  };
}

/**
 * Returns the calendars that contain an event: the calendar that was written to, and the guests' calendars, whose IDs are email
 * addresses.
 */
function listAffectedCalendars(
  calendarId: string,
  ...versions: readonly ServiceEvent[]
): { events: readonly string[] } {
  const people = versions.flatMap(({ organizer, attendees = [] }) => [organizer, ...attendees]);
  return { events: [calendarId, ...people.flatMap((person) => person?.email ?? [])] };
}
