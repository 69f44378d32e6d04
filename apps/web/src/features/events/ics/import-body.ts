import { countOf } from '@rotunda/api-client/count-of';
import type { BodyOf } from '@rotunda/api-client/operation-types';
import type { CalendarInfo, ServiceEvent } from '#shared/calendar/occurrence.ts';
import type { JobDraft } from '#shared/jobs/start-job.ts';

/** An event of a file, in the format of the service's import. */
export type ImportedEvent = ServiceEvent & { iCalUID: string; omitted?: Omitted };

/** How many parts of an event an import omits, because the services cannot store them. */
export type Omitted = { alarms?: number; links?: number };

const MAX_LETTERS = 300;

/** Reports whether an event is a changed or cancelled occurrence of a series. */
export function isOccurrence({ originalStartTime }: ImportedEvent): boolean {
  return originalStartTime !== undefined;
}

/**
 * Returns a key for an event in a file. A series and its occurrences have the same UID, so the key includes the original start.
 */
export function importKey({ iCalUID, originalStartTime }: ImportedEvent): string {
  return originalStartTime ? `${iCalUID}/${originalStartTime.date ?? originalStartTime.dateTime}` : iCalUID;
}

/** Counts the events. A series with its occurrences counts as one. */
export function countEvents(events: readonly ImportedEvent[]): number {
  return new Set(events.map(({ iCalUID }) => iCalUID)).size;
}

/** Returns the job that imports events into a calendar, with one call per event. Undo deletes the events. */
export function toImportJob(calendar: CalendarInfo, events: readonly ImportedEvent[], fileName: string): JobDraft {
  const count = countOf(countEvents(events), 'event');
  return {
    title: `Import ${count} of ${fileName} into ${calendar.name}`.slice(0, 200),
    operationId: 'calendar.events.import',
    items: events.map((event) => ({
      id: importKey(event),
      label: getLabel(event),
      params: { calendarId: calendar.id },
      body: toImportBody(calendar.id, event),
    })),
  };
}

function getLabel(event: ImportedEvent): string {
  const name = event.summary ?? event.iCalUID;
  if (!isOccurrence(event)) return name.slice(0, MAX_LETTERS);
  const what = event.status === 'cancelled' ? ' (cancelled occurrence)' : ' (changed occurrence)';
  return name.slice(0, MAX_LETTERS - what.length) + what;
}

/**
 * Returns the event in the format for importing into a calendar. A meeting with another organizer and an invitation for this
 * calendar retains its organizer and guests. For all other events, the calendar becomes the organizer, and the import invites
 * nobody.
 */
function toImportBody(calendarId: string, event: ImportedEvent): BodyOf<'calendar.events.import'> {
  const { omitted: _, ...body } = event;
  if (isInvitation(calendarId, event)) return body;
  const { attendees: __, ...members } = body;
  return { ...members, organizer: { email: calendarId } };
}

/** Reports whether importing an event into a calendar omits its guests. */
export function omitsGuests(calendarId: string, event: ImportedEvent): boolean {
  return (event.attendees ?? []).length > 0 && !isInvitation(calendarId, event);
}

function isInvitation(calendarId: string, { organizer, attendees }: ImportedEvent): boolean {
  const isInvited = attendees?.some(({ email }) => email?.toLowerCase() === calendarId.toLowerCase());
  return organizer !== undefined && isInvited === true;
}
