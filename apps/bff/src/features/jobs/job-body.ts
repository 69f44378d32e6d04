import type { components } from '@rotunda/api-client/bff-types';
import { ITEM_STATES, type ItemState } from '#domain/states/job-item-states.ts';
import { JOB_STATES } from '#domain/states/job-states.ts';
import type { ItemRow, JobItemStore } from './job-item-store.ts';
import type { JobRow } from './job-row.ts';

type JobBody = components['schemas']['Job'];
type JobItemBody = components['schemas']['JobItem'];

/** Returns the API representation of jobs with their progress. */
export async function toJobBodies(items: JobItemStore, rows: readonly JobRow[]): Promise<JobBody[]> {
  const ids = rows.map((row) => row.id);
  const undoIds = rows.flatMap((row) => row.undone_by ?? []);
  const [counts, undoable] = [await items.count([...new Set([...ids, ...undoIds])]), await items.filterUndoable(ids)];
  return rows.map((row) => {
    const isOver = row.state === 'stopped' || row.state === 'ended';
    const count = (state: ItemState) => counts.get(row.id)?.get(state) ?? 0;
    return {
      jobId: row.id,
      title: row.title,
      operationId: row.operation_id,
      state: JOB_STATES.find((state) => state === row.state) ?? 'paused',
      ...(row.pause_reason !== null && { pauseReason: row.pause_reason }),
      total: row.total,
      counts: {
        waiting: count('waiting'),
        running: count('running'),
        done: count('done'),
        retryable: count('retryable'),
        final: count('final'),
        skipped: count('skipped'),
        notStarted: count('notStarted'),
      },
      canUndo: isOver && row.undone_by === null && undoable.has(row.id),
      ...(row.undoes !== null && { undoes: row.undoes }),
      ...(row.undone_by !== null && {
        undoneBy: row.undone_by,
        undoneCount: counts.get(row.undone_by)?.get('done') ?? 0,
      }),
      createTime: new Date(row.created_at).toISOString(),
      ...(row.start_at > row.created_at && { startTime: new Date(row.start_at).toISOString() }),
      updateTime: new Date(row.updated_at).toISOString(),
      ...(row.ended_at !== null && { endTime: new Date(row.ended_at).toISOString() }),
    };
  });
}

/** Returns the API representation of an item. */
export function toItemBody(row: ItemRow): JobItemBody {
  const problem: JobItemBody['problem'] = row.problem === null ? undefined : JSON.parse(row.problem);
  return {
    id: row.item_id,
    label: row.label,
    state: ITEM_STATES.find((state) => state === row.state) ?? 'final',
    attempts: row.attempts,
    ...(row.reason !== null && { reason: row.reason }),
    ...(problem && { status: problem.upstream?.status ?? problem.status, problem }),
    ...(row.result_id !== null && { resultId: row.result_id }),
    ...(row.state === 'done' && { canUndo: row.undo !== null }),
    ...(row.ended_at !== null && { endTime: new Date(row.ended_at).toISOString() }),
  };
}
