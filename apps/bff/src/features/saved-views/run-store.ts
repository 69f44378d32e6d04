import { randomUUID } from 'node:crypto';
import type { components } from '@rotunda/api-client/bff-types';
import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';
import { limitProblem, type RowLimit, writeWithinLimit } from '#platform/store/row-limit.ts';
import type { ExplorerTables } from '#platform/store/tables/explorer-tables.ts';

type RunDraft = components['schemas']['ExplorerRunDraft'];

/** A call that a user made manually. `madeAt` is in Unix milliseconds. */
export type ExplorerRun = RunDraft & { id: string; name: string | undefined; isPinned: boolean; madeAt: number };

/** The editable fields of a run. null removes the name. */
export type RunChange = { name?: string | null; isPinned?: boolean };

const RECENT_RUNS = 100;
const MAX_PINNED = 100; // Per user.

type Row = Omit<ExplorerTables['explorer_runs'], 'user_id'>;

/** The calls that users made manually. Each user sees only their own. */
export class RunStore {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Returns a user's runs of one operation or of all, pinned ones first, then newest first. */
  async list(userId: string, operationId: string | undefined): Promise<ExplorerRun[]> {
    const rows = await this.#store
      .selectFrom('explorer_runs')
      .selectAll()
      .where('user_id', '=', userId)
      .$if(operationId !== undefined, (query) => query.where('operation_id', '=', operationId ?? ''))
      .orderBy('is_pinned', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(toRun);
  }

  /** Stores a run and deletes the oldest unpinned runs beyond the last hundred. */
  async save(userId: string, draft: RunDraft): Promise<ExplorerRun> {
    const row = await this.#store
      .insertInto('explorer_runs')
      .values({
        id: randomUUID(),
        user_id: userId,
        operation_id: draft.operationId,
        params: JSON.stringify(draft.params),
        body: draft.body ?? null,
        status: draft.status,
        duration_ms: draft.durationMs,
        name: null,
        is_pinned: 0,
        created_at: this.#clock.nowMs(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await this.#store
      .deleteFrom('explorer_runs')
      .where('user_id', '=', userId)
      .where('is_pinned', '=', 0)
      .where('id', 'not in', ({ selectFrom }) =>
        selectFrom('explorer_runs')
          .select('id')
          .where('user_id', '=', userId)
          .where('is_pinned', '=', 0)
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .limit(RECENT_RUNS),
      )
      .execute();
    return toRun(row);
  }

  /** Changes a user's run. Returns undefined if the ID is not found. Throws 409 if the user has too many pinned runs. */
  async change(userId: string, id: string, { name, isPinned }: RunChange): Promise<ExplorerRun | undefined> {
    const row = await writeWithinLimit(this.#store, getLimit(userId), (transaction) =>
      transaction
        .updateTable('explorer_runs')
        .set({
          // An update must set at least one column, so that it returns the row even if nothing else changes.
          user_id: userId,
          ...(name !== undefined && { name }),
          ...(isPinned !== undefined && { is_pinned: Number(isPinned) }),
        })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),
    );
    return row && toRun(row);
  }

  /** Deletes a user's run. Does nothing if it does not exist. */
  async delete(userId: string, id: string): Promise<void> {
    await this.#store.deleteFrom('explorer_runs').where('user_id', '=', userId).where('id', '=', id).execute();
  }
}

function getLimit(userId: string): RowLimit<'explorer_runs'> {
  const toProblem = () => limitProblem(`You can pin at most ${MAX_PINNED} runs.`);
  return { table: 'explorer_runs', of: { user_id: userId, is_pinned: 1 }, max: MAX_PINNED, toProblem };
}

function toRun(row: Row): ExplorerRun {
  return {
    id: row.id,
    operationId: row.operation_id,
    params: JSON.parse(row.params),
    ...(row.body !== null && { body: row.body }),
    status: row.status,
    durationMs: row.duration_ms,
    name: row.name ?? undefined,
    isPinned: row.is_pinned === 1,
    madeAt: row.created_at,
  };
}
