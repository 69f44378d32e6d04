import { type Expression, type Selectable, sql } from 'kysely';
import type { Store } from '#platform/store/open-store.ts';
import type { IndexTables } from '#platform/store/tables/index-tables.ts';
import type { IndexKey, Target, TargetResult } from './index-target.ts';

/** A found target: its rank in the read queue, and its result if it need not be read. */
export type FoundTarget = Target & {
  /** The smallest rank is read first. */
  rank?: number;
  /** When the target was last modified, shared or viewed, in Unix milliseconds. */
  recentAt?: number | undefined;
  /** The address of the owner. If omitted, it is unchanged. */
  ownerEmail?: string | undefined;
  result?: Omit<TargetResult, 'attempts'>;
};

/** If `retainsRead` is set, targets read since their last modification are not read again. */
export type PutOptions = { retainsRead?: boolean };

type PutTargets = { generation: number; targets: readonly FoundTarget[]; nowMs: number };
type Row = Selectable<IndexTables['index_targets']>;

const ROWS_AT_ONCE = 100;

/**
 * Due before all other targets, and decremented with each change, so that a concurrent read notices that it missed the change.
 */
export const CHANGED_AGAIN = sql<number>`case when index_targets.due_at < 0 then index_targets.due_at - 1 else -1 end`;

/** Null, and therefore not true, while either owner is unknown. */
const HAS_OTHER_OWNER = sql`excluded.owner_email <> index_targets.owner_email`;

/** Stores new and changed targets to read. */
export async function putTargets(
  store: Store,
  { userId, name }: IndexKey,
  { generation, targets, nowMs, retainsRead = false }: PutOptions & PutTargets,
): Promise<void> {
  const isRead = retainsRead
    ? sql`(excluded.state = 'waiting' and index_targets.modified_at = excluded.modified_at
        and not (index_targets.state = 'failed' and index_targets.due_at is null))`
    : sql`1 = 0`;
  const isNews = sql`excluded.state = 'waiting'`;
  const retainIfRead = <T>(column: keyof Row, value: Expression<T>) =>
    sql<T>`case when ${isRead} then ${sql.ref(`index_targets.${column}`)} else ${value} end`;
  for (let start = 0; start < targets.length; start += ROWS_AT_ONCE) {
    const rows = targets.slice(start, start + ROWS_AT_ONCE).map((target) => ({
      user_id: userId,
      name,
      target_id: target.id,
      title: target.title,
      mime_type: target.mimeType ?? null,
      drive_id: target.driveId ?? null,
      parent_id: target.parentId ?? null,
      modified_at: target.modifiedAt ?? null,
      generation,
      state: target.result?.state ?? 'waiting',
      reason: target.result?.reason ?? null,
      attempts: 0,
      due_at: target.result ? (target.result.dueAt ?? null) : 0,
      rank: target.rank ?? 0,
      recent_at: target.recentAt ?? target.modifiedAt ?? null,
      fingerprint: target.result?.fingerprint ?? null,
      owner_email: target.ownerEmail ?? null,
    }));
    await store
      .insertInto('index_targets')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'name', 'target_id']).doUpdateSet(({ fn, ref }) => ({
          title: ref('excluded.title'),
          mime_type: ref('excluded.mime_type'),
          drive_id: ref('excluded.drive_id'),
          parent_id: ref('excluded.parent_id'),
          modified_at: ref('excluded.modified_at'),
          generation,
          state: retainIfRead('state', ref('excluded.state')),
          reason: retainIfRead('reason', ref('excluded.reason')),
          attempts: retainIfRead('attempts', ref('excluded.attempts')),
          due_at: retainIfRead('due_at', sql`case when ${isNews} then ${CHANGED_AGAIN} else excluded.due_at end`),
          rank: ref('excluded.rank'),
          recent_at: ref('excluded.recent_at'),
          fingerprint: fn.coalesce('excluded.fingerprint', 'index_targets.fingerprint'),
          owner_email: fn.coalesce('excluded.owner_email', 'index_targets.owner_email'),
          former_owner: sql`case when ${HAS_OTHER_OWNER} then index_targets.owner_email else index_targets.former_owner end`,
          owner_changed_at: sql`case when ${HAS_OTHER_OWNER} then ${nowMs} else index_targets.owner_changed_at end`,
        })),
      )
      .execute();
  }
}
