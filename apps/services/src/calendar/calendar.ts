import type { Caller } from '#core/auth/caller.ts';
import type { Database } from '#db/database.ts';

/** A calendar as stored. */
export type Calendar = {
  number: number;
  /** Email address of the calendar. */
  id: string;
  /** Key of the account whose primary calendar this is. Null for a secondary calendar. */
  primaryOf: string | null;
  /** Key of the account that owns its data. */
  dataOwner: string;
  summary: string;
  description: string | null;
  location: string | null;
  timeZone: string;
  /** JSON array of event labels. */
  labels: string;
  /** Time of the last event change, in Unix milliseconds. */
  updatedAt: number;
  sequence: number;
  isDeleted: boolean;
};

type CalendarRow = Omit<Calendar, 'isDeleted'> & { isDeleted: number };

const SELECT = `SELECT number, id, primary_of AS primaryOf, data_owner AS dataOwner, summary, description, location,
    time_zone AS timeZone, labels, updated_at AS updatedAt, sequence, is_deleted AS isDeleted
  FROM calendars`;

/**
 * Returns the calendar at a path, including deleted calendars. The ID is its address, or `primary` for the caller's own calendar.
 */
export function findCalendar(db: Database, caller: Pick<Caller, 'accountId'>, id: string): Calendar | undefined {
  return id === 'primary' ? getPrimaryCalendar(db, caller.accountId) : findCalendarByAddress(db, id);
}

/** Returns the calendar with this address, including deleted calendars. */
export function findCalendarByAddress(db: Database, address: string): Calendar | undefined {
  return toCalendar(db.get<CalendarRow>(`${SELECT} WHERE id = ?`, address));
}

/** Returns an account's primary calendar. Throws if the account does not exist. */
export function getPrimaryCalendar(db: Database, accountId: string): Calendar {
  const calendar = toCalendar(db.get<CalendarRow>(`${SELECT} WHERE primary_of = ?`, accountId));
  if (!calendar) throw new Error(`no calendar is the primary one of ${accountId}`);
  return calendar;
}

/** Returns the calendar with this number. Throws if it does not exist. */
export function getCalendar(db: Database, number: number): Calendar {
  const calendar = toCalendar(db.get<CalendarRow>(`${SELECT} WHERE number = ?`, number));
  if (!calendar) throw new Error(`no calendar has the number ${number}`);
  return calendar;
}

function toCalendar(row: CalendarRow | undefined): Calendar | undefined {
  return row && { ...row, isDeleted: row.isDeleted === 1 };
}
