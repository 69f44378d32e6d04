import { type Calendar, getCalendar } from '#calendar/calendar.ts';
import { putRule } from '#calendar/rules.ts';
import { incrementSequence } from '#calendar/sequence.ts';
import type { Account } from '#core/auth/directory.ts';
import type { Database } from '#db/database.ts';

type NewCalendar = {
  id: string;
  summary: string;
  description?: string | null | undefined;
  location?: string | null | undefined;
  timeZone: string;
  /** Becomes the data owner and receives the owner role. */
  creator: Pick<Account, 'id' | 'email'>;
  createdAt: number;
};

/** Stores a secondary calendar with the default access rules. It is not in any user's calendar list yet. */
export function createCalendar(db: Database, calendar: NewCalendar): Calendar {
  const { lastInsertRowid } = db.run(
    `INSERT INTO calendars (id, data_owner, summary, description, location, time_zone, updated_at, sequence)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    calendar.id,
    calendar.creator.id,
    calendar.summary,
    calendar.description ?? null,
    calendar.location ?? null,
    calendar.timeZone,
    calendar.createdAt,
    incrementSequence(db),
  );
  putRule(db, lastInsertRowid, { scopeType: 'user', scopeValue: calendar.creator.email, role: 'owner' });
  putRule(db, lastInsertRowid, { scopeType: 'user', scopeValue: calendar.id, role: 'owner' });
  return getCalendar(db, lastInsertRowid);
}
