import { includesRole, roleOn } from '#calendar/access.ts';
import type { CalendarRole } from '#calendar/rules.ts';
import { findAccount } from '#core/auth/directory.ts';
import type { News } from '#core/push/change-source.ts';
import type { Database } from '#db/database.ts';

/** A channel on a part of a calendar; its resource is the number of the calendar. */
type Channel = { accountId: string; resource: string; memory: string };

/** What a channel remembers once it has told that its calendar is gone. */
const GONE = 'gone';

/**
 * What a channel on a part of a calendar has to tell when the part has changed: nothing to somebody who has lost the
 * role that the part is read with, and once that the calendar is gone.
 */
export function toCalendarNews(
  db: Database,
  { accountId, resource, memory }: Channel,
  neededRole: CalendarRole,
  hasChanged: (calendarNumber: number) => boolean,
): News {
  const number = Number(resource);
  if (!db.get('SELECT 1 FROM calendars WHERE number = ? AND is_deleted = 0', number)) {
    return { messages: memory === GONE ? [] : [{ state: 'not_exists' }], memory: GONE };
  }
  const account = findAccount(db, accountId);
  const role = account && roleOn(db, { ...account, accountId }, number);
  const isNotified = role !== undefined && includesRole(role, neededRole) && hasChanged(number);
  return { messages: isNotified ? [{ state: 'exists' }] : [] };
}
