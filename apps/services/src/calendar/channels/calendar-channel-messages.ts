import { findCalendarRole, includesRole } from '#calendar/access.ts';
import type { CalendarRole } from '#calendar/rules.ts';
import { findAccount } from '#core/auth/directory.ts';
import type { PendingMessages } from '#core/push/change-source.ts';
import type { Database } from '#db/database.ts';

/** A channel on a part of a calendar. The resource is the number of the calendar. */
type Channel = { accountId: string; resource: string; sourceState: string };

/** The state of a channel after it has reported the deletion of its calendar. */
const GONE = 'gone';

/**
 * Returns the notification of a channel whose part of a calendar has changed. Users who lost the required role receive nothing.
 * The deletion of the calendar is reported once.
 */
export function toCalendarMessages(
  db: Database,
  { accountId, resource, sourceState }: Channel,
  neededRole: CalendarRole,
  hasChanged: (calendarNumber: number, role: CalendarRole) => boolean,
): PendingMessages {
  const number = Number(resource);
  if (!db.get('SELECT 1 FROM calendars WHERE number = ? AND is_deleted = 0', number)) {
    return { messages: sourceState === GONE ? [] : [{ state: 'not_exists' }], sourceState: GONE };
  }
  const account = findAccount(db, accountId);
  const role = account && findCalendarRole(db, { ...account, accountId }, number);
  const isNotified = role !== undefined && includesRole(role, neededRole) && hasChanged(number, role);
  return { messages: isNotified ? [{ state: 'exists' }] : [] };
}
