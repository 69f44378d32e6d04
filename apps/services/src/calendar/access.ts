import type { Caller } from '#core/auth/caller.ts';
import { listGroupsOf } from '#core/auth/directory.ts';
import type { ServiceError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { type Calendar, findCalendar } from './calendar.ts';
import { calendarForbidden, resourceNotFound } from './errors.ts';
import { type CalendarRole, calendarRoles } from './rules.ts';

/** A calendar and the caller's role in it. */
export type CalendarAccess = { calendar: Calendar; role: CalendarRole };

/** Returns the highest role that a user has in a calendar: directly, through a group or domain, or by public access. */
export function findCalendarRole(
  db: Database,
  caller: Pick<Caller, 'accountId' | 'email' | 'domain'>,
  calendarNumber: number,
): CalendarRole | undefined {
  const groups = listGroupsOf(db, caller.accountId).map((group) => group.email.toLowerCase());
  const rules = db.all<{ role: CalendarRole | 'none' }>(
    `SELECT role FROM calendar_acl_rules WHERE calendar_number = ? AND (
       (scope_type = 'user' AND scope_value = ?)
       OR (scope_type = 'group' AND scope_value IN (SELECT value FROM json_each(?)))
       OR (scope_type = 'domain' AND scope_value = ?)
       OR (scope_type = 'default' AND scope_value = ''))`,
    calendarNumber,
    caller.email.toLowerCase(),
    JSON.stringify(groups),
    caller.domain.toLowerCase(),
  );
  const held = new Set(rules.map((rule) => rule.role));
  return calendarRoles.findLast((role) => held.has(role));
}

/** Whether a role includes all permissions of another role. */
export function includesRole(held: CalendarRole, needed: CalendarRole): boolean {
  return calendarRoles.indexOf(held) >= calendarRoles.indexOf(needed);
}

/**
 * Returns the calendar at a path if the caller has at least the needed role. Throws 404 if the calendar is not found or the
 * caller has no role (the response does not distinguish the two), and 403 `requiredAccessLevel` if the role is too low.
 */
export function requireCalendar(
  { db, caller }: { db: Database; caller: Caller },
  calendarId: string,
  needed: CalendarRole = 'freeBusyReader',
): CalendarAccess {
  const calendar = findCalendar(db, caller, calendarId);
  const role = calendar && !calendar.isDeleted ? findCalendarRole(db, caller, calendar.number) : undefined;
  if (!calendar || !role) throw resourceNotFound();
  if (!includesRole(role, needed)) throw insufficientAccess(needed);
  return { calendar, role };
}

function insufficientAccess(needed: CalendarRole): ServiceError {
  return calendarForbidden('requiredAccessLevel', `You need to have ${needed} access to this calendar.`);
}
