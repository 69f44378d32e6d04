import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import type { Database } from '#db/database.ts';

/** The reminders that a person has set for all events of a calendar; none when it is not in their list. */
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
