import { countOf } from '@rotunda/api-client/count-of';
import { generateId } from '#lib/random-id.ts';
import { isWritable } from '#shared/calendar/event-rights.ts';
import { writeParams } from '#shared/calendar/event-writes.ts';
import type { CalendarInfo } from '#shared/calendar/occurrence.ts';
import type { JobDraft } from '#shared/jobs/start-job.ts';

/** An out-of-office event for several people. */
export type TeamAbsence = {
  emails: readonly string[];
  title: string;
  start: Temporal.Instant;
  end: Temporal.Instant;
  zone: string;
  declines: string;
  /** The text sent when declining invitations. Empty for none. */
  message: string;
};

/** A person whose calendar gets the event, or the reason why it does not. */
export type AbsentPerson = { email: string; name: string; reason: string | undefined };

/**
 * Returns which team members get the event. The ID of a person's calendar is their email address. `rights` contains whether
 * calendars outside the list of calendars can be edited, if known; for all others, the service decides.
 */
export function toAbsentPeople(
  emails: readonly string[],
  calendars: readonly CalendarInfo[],
  rights: ReadonlyMap<string, boolean> = new Map(),
): readonly AbsentPerson[] {
  return emails.map((email) => {
    const calendar = calendars.find(({ id }) => id.toLowerCase() === email.toLowerCase());
    const canEdit = calendar ? isWritable(calendar) : rights.get(email);
    return { email, name: calendar?.name ?? email, reason: canEdit === false ? REFUSED : undefined };
  });
}

const REFUSED = 'You cannot edit this calendar';

/** Returns the job that creates an event in each person's calendar. */
export function toAbsenceJob(absence: TeamAbsence, people: readonly AbsentPerson[]): JobDraft {
  const { title, start, end, zone, declines, message } = absence;
  const toMoment = (instant: Temporal.Instant) => ({
    dateTime: instant.toZonedDateTimeISO(zone).toString({ timeZoneName: 'never', smallestUnit: 'second' }),
    timeZone: zone,
  });
  const body = {
    summary: title,
    eventType: 'outOfOffice',
    transparency: 'opaque',
    start: toMoment(start),
    end: toMoment(end),
    outOfOfficeProperties: { autoDeclineMode: declines, ...(message !== '' && { declineMessage: message }) },
  };
  return {
    title: `Set out of office for ${countOf(people.length, 'person')}`,
    operationId: 'calendar.events.insert',
    items: people.map(({ email, name }) => ({
      id: email,
      label: name,
      params: writeParams({ calendarId: email }, body, 'none'),
      // The ID is chosen before the call, so that a retry does not create a duplicate.
      body: { ...body, id: generateId().replaceAll('-', '') },
    })),
  };
}
