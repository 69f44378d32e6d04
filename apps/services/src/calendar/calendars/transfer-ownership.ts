import { findCalendar } from '#calendar/calendar.ts';
import { forbidden, resourceNotFound } from '#calendar/errors.ts';
import { putRule } from '#calendar/rules.ts';
import { incrementSequence } from '#calendar/sequence.ts';
import { findAccountByEmail } from '#core/auth/directory.ts';
import { globalError, invalidParameter } from '#core/errors/service-error.ts';
import { operation } from '#core/operations/operation.ts';

export const handler = operation('calendar.calendars.transferOwnership', ({ params, db, caller }) => {
  if (!params.useAdminAccess) {
    throw globalError(
      400,
      'invalidParameter',
      'Transferring ownership requires administrator access.',
      'useAdminAccess',
    );
  }
  if (!caller.isDomainAdmin) throw forbidden();
  const calendar = findCalendar(db, caller, params.calendarId);
  if (!calendar || calendar.isDeleted) throw resourceNotFound();
  if (calendar.primaryOf !== null) throw invalidParameter('calendarId');
  const next = findAccountByEmail(db, params.newDataOwner);
  if (!next) throw invalidParameter('newDataOwner');
  // The former data owner retains the owner role until another user removes it.
  putRule(db, calendar.number, { scopeType: 'user', scopeValue: next.email, role: 'owner' });
  db.run(
    'UPDATE calendars SET data_owner = ?, sequence = ? WHERE number = ?',
    next.id,
    incrementSequence(db),
    calendar.number,
  );
  return undefined;
});
