import { randomBytes } from 'node:crypto';
import { getPrimaryCalendar } from '#calendar/calendar.ts';
import { putEntry } from '#calendar/calendar-list/entry.ts';
import { createListEntry } from '#calendar/calendar-list/new-entry.ts';
import { toCalendarResource } from '#calendar/calendar-resource.ts';
import { findAccount } from '#core/auth/directory.ts';
import { ServiceError } from '#core/errors/service-error.ts';
import { operation } from '#core/operations/operation.ts';
import { checkCalendar } from './calendar-body.ts';
import { createCalendar } from './create-calendar.ts';

const MAX_CALENDARS_PER_USER = 1000; // More than any user needs, but too few to fill a disk.

export const handler = operation('calendar.calendars.insert', ({ body, db, caller, clock }) => {
  const creator = findAccount(db, caller.accountId);
  if (!creator) throw new Error(`the caller ${caller.accountId} has no account`);
  const { timeZone } = getPrimaryCalendar(db, creator.id);
  const checked = checkCalendar(body, { timeZone, labels: '[]' });
  const owned = db.get<{ count: number }>('SELECT count(*) AS count FROM calendars WHERE data_owner = ?', creator.id);
  if ((owned?.count ?? 0) >= MAX_CALENDARS_PER_USER) {
    const message = 'Calendar usage limits exceeded.';
    throw new ServiceError(403, { domain: 'usageLimits', reason: 'quotaExceeded', message });
  }
  const id = `c_${randomBytes(32).toString('hex')}@group.calendar.google.com`;
  const calendar = createCalendar(db, { ...checked, id, creator, createdAt: clock.nowMs() });
  putEntry(db, creator.id, { ...createListEntry(calendar.number), isSelected: true });
  return toCalendarResource(db, calendar);
});
