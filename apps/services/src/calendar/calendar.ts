import type { Caller } from '#core/auth/caller.ts';
import type { Database } from '#db/database.ts';

/** A calendar as stored. */
export type Calendar = {
  number: number;
  /** Its address. */
  id: string;
  /** Key of the account whose primary calendar it is; null for a secondary one. */
  primaryOf: string | null;
  /** Key of the account that its data belong to. */
  dataOwner: string;
  summary: string;
  description: string | null;
  location: string | null;
  timeZone: string;
  /** JSON array of its event labels. */
  labels: string;
  /** Last change of an event in it, Unix milliseconds. */
  updatedAt: number;
  sequence: number;
  isDeleted: boolean;
};

type CalendarRow = Omit<Calendar, 'isDeleted'> & { isDeleted: number };

const SELECT = `SELECT number, id, primary_of AS primaryOf, data_owner AS dataOwner, summary, description, location,
    time_zone AS timeZone, labels, updated_at AS updatedAt, sequence, is_deleted AS isDeleted
  FROM calendars`;

/** The calendar that a path names, also when it was deleted: by its address, or `primary` for the caller's own. */
export function findCalendar(db: Database, caller: Pick<Caller, 'accountId'>, id: string): Calendar | undefined {
  return id === 'primary' ? getPrimaryCalendar(db, caller.accountId) : findCalendarByAddress(db, id);
}

/** The calendar with this address, also when it was deleted. */
export function findCalendarByAddress(db: Database, address: string): Calendar | undefined {
  return toCalendar(db.get<CalendarRow>(`${SELECT} WHERE id = ?`, address));
}

/** The calendar that an account has from the start. Throws when there is no such account. */
export function getPrimaryCalendar(db: Database, accountId: string): Calendar {
  const calendar = toCalendar(db.get<CalendarRow>(`${SELECT} WHERE primary_of = ?`, accountId));
  if (!calendar) throw new Error(`no calendar is the primary one of ${accountId}`);
  return calendar;
}

/** The calendar with this number. Throws when there is none. */
export function getCalendar(db: Database, number: number): Calendar {
  const calendar = toCalendar(db.get<CalendarRow>(`${SELECT} WHERE number = ?`, number));
  if (!calendar) throw new Error(`no calendar has the number ${number}`);
  return calendar;
}

function toCalendar(row: CalendarRow | undefined): Calendar | undefined {
  return row && { ...row, isDeleted: row.isDeleted === 1 };
}
