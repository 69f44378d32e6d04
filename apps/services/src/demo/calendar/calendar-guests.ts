import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import type { Calendar } from '#calendar/calendar.ts';
import type { Account } from '#core/auth/directory.ts';

/** An invited guest with the response and its comment. */
export type Guest = {
  account: Account;
  responseStatus: 'accepted' | 'needsAction' | 'tentative' | 'declined';
  comment?: string;
  isOptional?: boolean;
};

/** Returns the attendees of an event as stored, organizer first. */
export function toGuests(organizer: Account, guests: readonly Guest[]): CalendarSchemas['EventAttendee'][] {
  return [
    { email: organizer.email, displayName: organizer.displayName, responseStatus: 'accepted' },
    ...guests.map(({ account, responseStatus, comment, isOptional }) => ({
      email: account.email,
      displayName: account.displayName,
      responseStatus,
      ...(comment !== undefined && { comment }),
      ...(isOptional && { optional: true }),
    })),
  ];
}

/** Returns a room as an attendee that has accepted. */
export function toRoom({ id, summary }: Calendar): CalendarSchemas['EventAttendee'] {
  return { email: id, displayName: summary, resource: true, responseStatus: 'accepted' };
}
