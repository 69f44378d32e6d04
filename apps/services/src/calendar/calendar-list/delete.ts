import { calendarNotFound } from '#calendar/access.ts';
import { findCalendar } from '#calendar/calendars/calendar.ts';
import { operation } from '#core/operation.ts';
import { ServiceError } from '#core/service-error.ts';
import { putEntry } from './entry.ts';
import { requireListed } from './entry-resource.ts';

export const handler = operation('calendar.calendarList.delete', ({ params, db, caller }) => {
  const calendar = findCalendar(db, caller, params.calendarId);
  if (!calendar) throw calendarNotFound();
  const { entry } = requireListed(db, caller, calendar.number);
  if (calendar.primaryOf === caller.accountId) {
    throw refusal('cannotChangeOwnPrimarySubscription', 'The primary calendar cannot be taken out of its list.');
  }
  if (calendar.dataOwner === caller.accountId) {
    throw refusal(
      'cannotUnsubscribeFromOwnedCalendar',
      'The data owner of a calendar cannot remove such a calendar from their calendar list.',
    );
  }
  putEntry(db, caller.accountId, { ...entry, isDeleted: true });
  return undefined;
});

function refusal(reason: string, message: string): ServiceError {
  return new ServiceError(403, { domain: 'calendar', reason, message });
}
