import type { Database } from '#db/database.ts';

const BATCH_SIZE = 2000;

/**
 * Deletes a batch of completed executions that started before a time (Unix milliseconds), with their logs and errors. Returns the
 * number of deleted executions. Call it until it returns 0.
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
