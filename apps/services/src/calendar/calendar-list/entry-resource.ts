import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { findCalendarRole } from '#calendar/access.ts';
import { type Calendar, getCalendar } from '#calendar/calendar.ts';
import { toDataOwner } from '#calendar/calendar-resource.ts';
import { calendarColors } from '#calendar/colors/palette.ts';
import { toConferenceProperties } from '#calendar/conference-properties.ts';
import { toEntityTag } from '#calendar/entity-tag.ts';
import { resourceNotFound } from '#calendar/errors.ts';
import type { CalendarRole } from '#calendar/rules.ts';
import type { Caller } from '#core/auth/caller.ts';
import type { Database } from '#db/database.ts';
import { findEntry, type ListEntry } from './entry.ts';

type Resource = CalendarSchemas['CalendarListEntry'];

/** An entry with its calendar. Without a role if the calendar was deleted or the user lost access to it. */
export type ListedCalendar = { entry: ListEntry; calendar: Calendar; role: CalendarRole | undefined };

const DEFAULT_COLOR = '#9fe1e7';
const FOREGROUND = '#000000';

/** Adds the calendar and the user's current role to an entry. */
export function withCalendar(db: Database, caller: Caller, entry: ListEntry): ListedCalendar {
  const calendar = getCalendar(db, entry.calendarNumber);
  const isGone = entry.isDeleted || calendar.isDeleted;
  return { entry, calendar, role: isGone ? undefined : findCalendarRole(db, caller, calendar.number) };
}

/** Converts an entry to its API resource. An entry without a role is returned as deleted. */
export function toEntryResource(db: Database, caller: Caller, { entry, calendar, role }: ListedCalendar): Resource {
  const head = { kind: 'calendar#calendarListEntry', etag: toEntityTag(entry.sequence), id: calendar.id };
  if (!role) return { ...head, deleted: true };
  const isPrimary = calendar.primaryOf === caller.accountId;
  return {
    ...head,
    summary: calendar.summary,
    ...(calendar.description !== null && { description: calendar.description }),
    ...(calendar.location !== null && { location: calendar.location }),
    timeZone: calendar.timeZone,
    ...(entry.summaryOverride !== null && { summaryOverride: entry.summaryOverride }),
    colorId: entry.colorId,
    backgroundColor: entry.backgroundColor ?? calendarColors.get(entry.colorId) ?? DEFAULT_COLOR,
    foregroundColor: entry.foregroundColor ?? FOREGROUND,
    ...(entry.isHidden && { hidden: true }),
    ...(entry.isSelected && { selected: true }),
    accessRole: role,
    defaultReminders: JSON.parse(entry.defaultReminders),
    ...toNotificationSettings(entry),
    ...(isPrimary && { primary: true }),
    conferenceProperties: toConferenceProperties(),
    ...toDataOwner(db, calendar),
  };
}

/** Returns the caller's list entry for a calendar as a resource. Throws 404 if it is not in the list. */
export function respondWithEntry(db: Database, caller: Caller, calendarNumber: number): Resource {
  return toEntryResource(db, caller, requireListed(db, caller, calendarNumber));
}

/** Returns a calendar in the caller's list. Throws 404 if it is not in the list or no longer visible. */
export function requireListed(db: Database, caller: Caller, calendarNumber: number): ListedCalendar {
  const entry = findEntry(db, caller.accountId, calendarNumber);
  const listed = entry && withCalendar(db, caller, entry);
  if (!listed?.role) throw resourceNotFound();
  return listed;
}

function toNotificationSettings(entry: ListEntry): Pick<Resource, 'notificationSettings'> {
  const notifications: CalendarSchemas['CalendarNotification'][] = JSON.parse(entry.notifications);
  return notifications.length > 0 ? { notificationSettings: { notifications } } : {};
}
