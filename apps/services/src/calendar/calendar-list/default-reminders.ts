import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import type { Database } from '#db/database.ts';

/** Returns a user's default reminders for a calendar. Returns an empty array if the calendar is not in their list. */
export function listDefaultReminders(
  db: Database,
  accountId: string,
  calendarNumber: number,
): CalendarSchemas['EventReminder'][] {
  const row = db.get<{ reminders: string }>(
    `SELECT default_reminders AS reminders FROM calendar_list_entries
     WHERE account_id = ? AND calendar_number = ? AND is_deleted = 0`,
    accountId,
    calendarNumber,
  );
  return row ? JSON.parse(row.reminders) : [];
}
