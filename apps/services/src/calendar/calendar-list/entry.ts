import { incrementSequence } from '#calendar/sequence.ts';
import type { Database } from '#db/database.ts';
import type { SqlFragment } from '#db/sql-fragment.ts';

/** A calendar in a user's list, with the user's settings for it. */
export type ListEntry = {
  calendarNumber: number;
  colorId: string;
  /** Colours outside the palette: both or neither are set. */
  backgroundColor: string | null;
  foregroundColor: string | null;
  summaryOverride: string | null;
  isHidden: boolean;
  isSelected: boolean;
  /** JSON arrays. */
  defaultReminders: string;
  notifications: string;
  isDeleted: boolean;
  sequence: number;
};

type EntryRow = Omit<ListEntry, 'isHidden' | 'isSelected' | 'isDeleted'> & {
  isHidden: number;
  isSelected: number;
  isDeleted: number;
};

const SELECT = `SELECT e.calendar_number AS calendarNumber, e.color_id AS colorId,
    e.background_color AS backgroundColor, e.foreground_color AS foregroundColor,
    e.summary_override AS summaryOverride, e.is_hidden AS isHidden, e.is_selected AS isSelected,
    e.default_reminders AS defaultReminders, e.notifications, e.is_deleted AS isDeleted, e.sequence
  FROM calendar_list_entries AS e`;

/** Returns a user's list entry for a calendar, including removed entries. */
export function findEntry(db: Database, accountId: string, calendarNumber: number): ListEntry | undefined {
  const row = db.get<EntryRow>(`${SELECT} WHERE e.account_id = ? AND e.calendar_number = ?`, accountId, calendarNumber);
  return row && toEntry(row);
}

/** Returns a user's entries that match a condition on the entries `e`, ordered by the creation of their calendars. */
export function* listEntries(db: Database, accountId: string, condition: SqlFragment): Generator<ListEntry, void> {
  const rows = db.iterate<EntryRow>(
    `${SELECT} WHERE e.account_id = ? AND ${condition.sql} ORDER BY e.calendar_number`,
    accountId,
    ...condition.values,
  );
  for (const row of rows) yield toEntry(row);
}

/** Inserts or updates an entry. */
export function putEntry(db: Database, accountId: string, entry: Omit<ListEntry, 'sequence'>): void {
  db.run(
    `INSERT INTO calendar_list_entries (account_id, calendar_number, color_id, background_color, foreground_color,
       summary_override, is_hidden, is_selected, default_reminders, notifications, is_deleted, sequence)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET color_id = excluded.color_id, background_color = excluded.background_color,
       foreground_color = excluded.foreground_color, summary_override = excluded.summary_override,
       is_hidden = excluded.is_hidden, is_selected = excluded.is_selected,
       default_reminders = excluded.default_reminders, notifications = excluded.notifications,
       is_deleted = excluded.is_deleted, sequence = excluded.sequence`,
    accountId,
    entry.calendarNumber,
    entry.colorId,
    entry.backgroundColor,
    entry.foregroundColor,
    entry.summaryOverride,
    Number(entry.isHidden),
    Number(entry.isSelected),
    entry.defaultReminders,
    entry.notifications,
    Number(entry.isDeleted),
    incrementSequence(db),
  );
}

function toEntry(row: EntryRow): ListEntry {
  const { isHidden, isSelected, isDeleted, ...rest } = row;
  return { ...rest, isHidden: isHidden === 1, isSelected: isSelected === 1, isDeleted: isDeleted === 1 };
}
