import type { Kysely } from 'kysely';
import { waitForNextTurn } from '#domain/next-turn.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import type { StoreSchema } from '#platform/store/schema.ts';
import { findResource } from '#upstream/calls/precondition.ts';
import { storeCall } from '#upstream/calls/stored-call.ts';
import type { NewItem } from './job-item-store.ts';

const ROWS_AT_ONCE = 100;

/** Inserts the items of a new job, in order. */
export async function insertItems(
  store: Kysely<StoreSchema>,
  seals: RowSeals,
  jobId: string,
  items: readonly NewItem[],
): Promise<void> {
  for (let start = 0; start < items.length; start += ROWS_AT_ONCE) {
    if (start > 0) await waitForNextTurn(); // Lets other requests run in between.
    const rows = items
      .slice(start, start + ROWS_AT_ONCE)
      .map(({ id, label, call, ifMatch, isPart, escalation }, index) => ({
        job_id: jobId,
        position: start + index,
        item_id: id,
        label,
        ...storeCall(call),
        if_match: ifMatch ?? null,
        is_part: isPart ? 1 : 0,
        escalation: escalation ? JSON.stringify(escalation) : null,
        resource_key: findResource(call) ?? null,
        state: 'waiting',
        attempts: 0,
        reason: null,
        problem: null,
        result_id: null,
        undo: null,
        undo_seal: null,
        ended_at: null,
      }));
    const sealed = rows.map((row) => ({ ...row, seal: seals.seal('job_items', row) }));
    await store.insertInto('job_items').values(sealed).execute();
  }
}
