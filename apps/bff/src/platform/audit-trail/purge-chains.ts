import type { Clock } from '#domain/clock.ts';
import type { SecretStore } from '#platform/secrets/secret-store.ts';
import { withRecordDeletion } from '#platform/store/audit-record-triggers.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { AuditChain } from './audit-chain.ts';
import type { HeadFiles } from './head-files.ts';
import { readPurgedWriters } from './purged-writers.ts';

export type PurgeDeps = { store: Store; secrets: SecretStore; chain: AuditChain; heads: HeadFiles; clock: Clock };

const AT_ONCE = 10;

/**
 * Purges the chains of processes that have been silent for the retention period. Only whole chains are removed, because a partial
 * chain could not be distinguished from a truncated one. The removal and what the chain contained are recorded beforehand.
 */
export async function purgeChains(
  { store, secrets, chain, heads, clock }: PurgeDeps,
  retentionMs: number,
): Promise<void> {
  const old = await store
    .selectFrom('audit_writers')
    .select('id')
    .where('is_closed', '=', 1)
    .where('id', '<>', chain.head.writer)
    .where('seen_at', '<', clock.nowMs() - retentionMs)
    .limit(AT_ONCE)
    .execute();
  for (const { id } of old) {
    const records = await readPurgeRecords(store, id);
    // Carries over the writers that this chain itself had purged.
    const writers = [id, ...records.flatMap(({ details }) => readPurgedWriters(details))];
    const { count } = await store
      .selectFrom('audit_records')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('writer', '=', id)
      .executeTakeFirstOrThrow();
    const details = { writers, records: Number(count) };
    await chain.append({ kind: 'event', action: 'audit.forget', outcome: 'succeeded', details });
    await withRecordDeletion(store, async (transaction) => {
      await transaction.deleteFrom('audit_records').where('writer', '=', id).execute();
      await transaction.deleteFrom('audit_changes').where('entry_id', 'like', `${id}.%`).execute();
      await transaction.deleteFrom('audit_writers').where('id', '=', id).execute();
    });
    await secrets.delete('audit-key', id);
    heads.remove(id);
  }
}

function readPurgeRecords(store: Store, writer: string): Promise<{ details: string }[]> {
  return store
    .selectFrom('audit_records')
    .select('details')
    .where('writer', '=', writer)
    .where('action', '=', 'audit.forget')
    .execute();
}
