import { countOf } from '@rotunda/api-client/count-of';
import type { BodyOf } from '@rotunda/api-client/operation-types';
import type { CalendarInfo, ServiceEvent } from '#shared/calendar/occurrence.ts';
import type { JobDraft } from '#shared/jobs/start-job.ts';

/** An event of a file, as the service imports it. */
export type ImportedEvent = ServiceEvent & { iCalUID: string };

const MAX_LETTERS = 300;

/** Whether an event stands for a changed or cancelled occurrence of a series. */
export function isOccurrence({ originalStartTime }: ImportedEvent): boolean {
  return originalStartTime !== undefined;
}

/** Tells the events of a file apart: a series and its occurrences have one UID. */
export function importKey({ iCalUID, originalStartTime }: ImportedEvent): string {
  return originalStartTime ? `${iCalUID}/${originalStartTime.date ?? originalStartTime.dateTime}` : iCalUID;
}

/** How many events there are, a series with its occurrences being one. */
export function countEvents(events: readonly ImportedEvent[]): number {
  return new Set(events.map(({ iCalUID }) => iCalUID)).size;
}

/** The job that brings events into a calendar, one call for each. Taking it back deletes them. */
export function toImportJob(calendar: CalendarInfo, events: readonly ImportedEvent[], fileName: string): JobDraft {
  const count = countOf(countEvents(events), 'event');
  return {
    title: `Import ${count} of ${fileName} into ${calendar.name}`.slice(0, 200),
    operationId: 'calendar.events.import',
    items: events.map((event) => ({
      id: importKey(event),
      label: labelOf(event),
      params: { calendarId: calendar.id },
      body: toImportBody(calendar.id, event),
    })),
  };
}

function labelOf(event: ImportedEvent): string {
  const name = event.summary ?? event.iCalUID;
  if (!isOccurrence(event)) return name.slice(0, MAX_LETTERS);
  const what = event.status === 'cancelled' ? ' (cancelled occurrence)' : ' (changed occurrence)';
  return name.slice(0, MAX_LETTERS - what.length) + what;
}

/**
 * An event as one calendar imports it. A meeting that somebody else organizes and that this calendar is invited to stays
 * theirs, with its guests; of anything else the calendar becomes the organizer, and nobody is invited by an import.
 */
function toImportBody(calendarId: string, event: ImportedEvent): BodyOf<'calendar.events.import'> {
  const { organizer, attendees, ...members } = event;
  const isInvited = attendees?.some(({ email }) => email?.toLowerCase() === calendarId.toLowerCase());
  if (organizer && isInvited) return event;
  return { ...members, organizer: { email: calendarId } };
}
