import { findCalendar } from '#calendar/calendar.ts';
import { calendarForbidden, resourceNotFound } from '#calendar/errors.ts';
import { operation } from '#core/operations/operation.ts';
import { putEntry } from './entry.ts';
import { requireListed } from './entry-resource.ts';

export const handler = operation('calendar.calendarList.delete', ({ params, db, caller }) => {
  const calendar = findCalendar(db, caller, params.calendarId);
  if (!calendar) throw resourceNotFound();
  const { entry } = requireListed(db, caller, calendar.number);
  if (calendar.primaryOf === caller.accountId) {
    throw calendarForbidden(
      'cannotChangeOwnPrimarySubscription',
      'The primary calendar cannot be removed from the calendar list.',
    );
  }
  if (calendar.dataOwner === caller.accountId) {
    throw calendarForbidden(
      'cannotUnsubscribeFromOwnedCalendar',
      'The data owner of a calendar cannot remove such a calendar from their calendar list.',
    );
  }
  putEntry(db, caller.accountId, { ...entry, isDeleted: true });
  return undefined;
});
