import type { Database } from '#db/database.ts';

/** The next place in the order of changes. Call it in the transaction that makes the change. */
export function nextSequence(db: Database): number {
  const row = db.get<{ value: number }>('UPDATE calendar_sequence SET value = value + 1 RETURNING value');
  if (!row) throw new Error('the calendar sequence is missing');
  return row.value;
}

/** The place of the latest change. */
export function currentSequence(db: Database): number {
  return db.get<{ value: number }>('SELECT value FROM calendar_sequence')?.value ?? 0;
}
