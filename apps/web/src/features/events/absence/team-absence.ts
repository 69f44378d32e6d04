import { countOf } from '@rotunda/api-client/count-of';
import { randomId } from '#lib/random-id.ts';
import { isWritable } from '#shared/calendar/event-rights.ts';
import { writeParams } from '#shared/calendar/event-writes.ts';
import type { CalendarInfo } from '#shared/calendar/occurrence.ts';
import type { JobDraft } from '#shared/jobs/start-job.ts';

/** Out of office for several people. */
export type TeamAbsence = {
  emails: readonly string[];
  title: string;
  start: Temporal.Instant;
  end: Temporal.Instant;
  zone: string;
  declines: string;
  /** Sent with declined invitations; empty for none. */
  message: string;
};

/** Somebody whose calendar takes the event, or why it does not. */
export type AbsentPerson = { email: string; name: string; reason: string | undefined };

/**
 * Who of a team gets the event. The calendar of a person has their address as its ID. `rights` says which calendars that are not
 * in the list of calendars can be edited, as far as that is known; the others are left to the service.
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

/** The job that creates the events, one in the calendar of each person. */
export function toAbsenceJob(absence: TeamAbsence, people: readonly AbsentPerson[]): JobDraft {
  const { title, start, end, zone, declines, message } = absence;
  const moment = (instant: Temporal.Instant) => ({
    dateTime: instant.toZonedDateTimeISO(zone).toString({ timeZoneName: 'never', smallestUnit: 'second' }),
    timeZone: zone,
  });
  const body = {
    summary: title,
    eventType: 'outOfOffice',
    transparency: 'opaque',
    start: moment(start),
    end: moment(end),
    outOfOfficeProperties: { autoDeclineMode: declines, ...(message !== '' && { declineMessage: message }) },
  };
  return {
    title: `Set out of office for ${countOf(people.length, 'person')}`,
    operationId: 'calendar.events.insert',
    items: people.map(({ email, name }) => ({
      id: email,
      label: name,
      params: writeParams({ calendarId: email }, body, 'none'),
      // Named before the call: one that is repeated creates nothing twice.
      body: { ...body, id: randomId().replaceAll('-', '') },
    })),
  };
}
