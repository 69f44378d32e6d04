import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import type { Database } from '#db/database.ts';
import type { StoredEvent } from './event.ts';

type EventReminders = NonNullable<CalendarSchemas['Event']['reminders']>;
type Override = CalendarSchemas['EventReminder'];

/** A user's reminders for some events. */
export class Reminders {
  readonly #overrides: ReadonlyMap<number, Override[] | null>;

  constructor(db: Database, accountId: string, events: readonly StoredEvent[]) {
    const numbers = events.flatMap((event) => [event.number, ...(event.series ? [event.series.number] : [])]);
    const rows = db.all<{ eventNumber: number; overrides: string }>(
      `SELECT event_number AS eventNumber, overrides FROM event_reminders
       WHERE event_number IN (SELECT value FROM json_each(?)) AND account_id = ?`,
      JSON.stringify([...new Set(numbers)]),
      accountId,
    );
    this.#overrides = new Map(rows.map((row) => [row.eventNumber, JSON.parse(row.overrides)]));
  }

  /** Returns the reminders of an event. An exception without reminders uses those of its series. */
  of(event: StoredEvent): EventReminders {
    const own = this.#overrides.get(event.number);
    const overrides = own === undefined && event.series ? this.#overrides.get(event.series.number) : own;
    if (!overrides) return { useDefault: true };
    return { useDefault: false, ...(overrides.length > 0 && { overrides }) };
  }
}

/** Sets a user's reminders for an event. Null restores the defaults of the calendar. */
export function putReminders(
  db: Database,
  eventNumber: number,
  accountId: string,
  overrides: readonly Override[] | null,
): void {
  db.run(
    `INSERT INTO event_reminders (event_number, account_id, overrides) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET overrides = excluded.overrides`,
    eventNumber,
    accountId,
    JSON.stringify(overrides),
  );
}
