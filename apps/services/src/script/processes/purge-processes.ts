import type { Database } from '#db/database.ts';

const BATCH_SIZE = 2000;

/**
 * Deletes a batch of the executions that began before a time (Unix ms) and have ended, with their logs and errors.
 * Returns how many; call it until it returns 0.
 */
export function purgeProcesses(db: Database, startedBefore: number): number {
  const { changes } = db.run(
    `DELETE FROM processes WHERE id IN (
       SELECT id FROM processes WHERE started_at < ? AND ended_at IS NOT NULL ORDER BY started_at LIMIT ?)`,
    startedBefore,
    BATCH_SIZE,
  );
  return changes;
}
