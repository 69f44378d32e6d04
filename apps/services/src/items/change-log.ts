import type { Database } from '#db/database.ts';

type Change = {
  itemId: string;
  driveId: string | null;
  changeType?: 'file' | 'drive';
  changedAt: number;
};

const INSERT_CHANGE = `
  INSERT OR REPLACE INTO change_log (log, item_id, change_type, drive_id, is_removal, changed_at)
  VALUES (?, ?, ?, ?, ?, ?)`;

/** Records a change of an item. Replaces its previous entry: a log has one entry per item. */
export function recordChange(db: Database, change: Change): void {
  db.run(INSERT_CHANGE, '', change.itemId, change.changeType ?? 'file', change.driveId, 0, change.changedAt);
}

/** Records the removal of an item from some logs: those of principals, or `drive:ID`. */
export function recordRemoval(db: Database, change: Change, logs: readonly string[]): void {
  for (const log of logs) {
    db.run(INSERT_CHANGE, log, change.itemId, change.changeType ?? 'file', change.driveId, 1, change.changedAt);
  }
}
