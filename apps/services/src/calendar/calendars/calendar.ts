import type { Caller } from '#core/caller.ts';
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
  isDeleted: number;
};

const COLUMNS = `number, id, primary_of AS primaryOf, data_owner AS dataOwner, summary, description, location,
  time_zone AS timeZone, labels, updated_at AS updatedAt, sequence, is_deleted AS isDeleted`;

/** The calendar with this address, also when it was deleted; `primary` stands for the caller's own. */
export function findCalendar(db: Database, caller: Pick<Caller, 'accountId'>, id: string): Calendar | undefined {
  if (id !== 'primary') return db.get<Calendar>(`SELECT ${COLUMNS} FROM calendars WHERE id = ?`, id);
  return db.get<Calendar>(`SELECT ${COLUMNS} FROM calendars WHERE primary_of = ?`, caller.accountId);
}

/** The calendar with this number. Throws when there is none. */
export function getCalendar(db: Database, number: number): Calendar {
  const calendar = db.get<Calendar>(`SELECT ${COLUMNS} FROM calendars WHERE number = ?`, number);
  if (!calendar) throw new Error(`no calendar has the number ${number}`);
  return calendar;
}
