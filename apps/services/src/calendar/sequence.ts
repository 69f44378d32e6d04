import type { Database } from '#db/database.ts';

/** Returns the next change sequence number. Call it in the transaction that makes the change. */
export function incrementSequence(db: Database): number {
  const row = db.get<{ value: number }>('UPDATE calendar_sequence SET value = value + 1 RETURNING value');
  if (!row) throw new Error('the calendar sequence is missing');
  return row.value;
}

/** Returns the sequence number of the latest change. */
export function getSequence(db: Database): number {
  return db.get<{ value: number }>('SELECT value FROM calendar_sequence')?.value ?? 0;
}
