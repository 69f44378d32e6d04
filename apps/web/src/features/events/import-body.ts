import type { BodyOf } from '@rotunda/api-client/operation-types';
import type { CalendarInfo, ServiceEvent } from '#shared/calendar/occurrence.ts';
import type { JobDraft } from '#shared/jobs/start-job.ts';

/** An event of a file, as the service imports it. */
export type ImportedEvent = ServiceEvent & { iCalUID: string };

const MAX_LETTERS = 300;

/** The job that brings events into a calendar, one call for each. Taking it back deletes them. */
export function toImportJob(calendar: CalendarInfo, events: readonly ImportedEvent[], fileName: string): JobDraft {
  const noun = events.length === 1 ? 'event' : 'events';
  return {
    title: `Import ${events.length} ${noun} of ${fileName} into ${calendar.name}`.slice(0, 200),
    operationId: 'calendar.events.import',
    items: events.map((event) => ({
      id: event.iCalUID,
      label: (event.summary ?? event.iCalUID).slice(0, MAX_LETTERS),
      params: { calendarId: calendar.id },
      body: toImportBody(calendar.id, event),
    })),
  };
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
