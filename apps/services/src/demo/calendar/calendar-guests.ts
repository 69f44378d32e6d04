import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import type { Calendar } from '#calendar/calendar.ts';
import type { Account } from '#core/auth/directory.ts';

/** Somebody who was invited, with the response and what was added to it. */
export type Guest = {
  account: Account;
  responseStatus: 'accepted' | 'needsAction' | 'tentative' | 'declined';
  comment?: string;
  isOptional?: boolean;
};

/** The guests of an event as it is stored, the organizer first. */
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

/** A room among the guests: it accepts at once. */
export function toRoom({ id, summary }: Calendar): CalendarSchemas['EventAttendee'] {
  return { email: id, displayName: summary, resource: true, responseStatus: 'accepted' };
}
