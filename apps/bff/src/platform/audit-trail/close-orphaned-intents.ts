import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { AuditChain } from './audit-chain.ts';

/** How long a writer may be silent before it counts as gone. Several times as long as it takes to say something. */
const SILENCE_MS = 30_000;
const BATCH = 500;

/**
 * Records the outcome `unknown` for what a process had begun when it was lost. The last act for each such writer; until
 * then its open intents show as pending.
 */
export async function closeOrphanedIntents(store: Store, chain: AuditChain, clock: Clock): Promise<void> {
  const silentSince = clock.nowMs() - SILENCE_MS;
  const gone = await store
    .selectFrom('audit_writers')
    .select('id')
    .where('is_settled', '=', 0)
    .where('id', '<>', chain.head.writer)
    .where('seen_at', '<', silentSince)
    .execute();
  for (const { id } of gone) {
    if (!(await settleWriter(store, chain, { id, silentSince }))) continue;
    // One that had only been idle may write again by now.
    const settled = store.updateTable('audit_writers').set({ is_settled: 1 });
    await settled.where('id', '=', id).where('seen_at', '<', silentSince).execute();
  }
}

/** Whether nothing is left to settle. */
async function settleWriter(
  store: Store,
  chain: AuditChain,
  { id: writer, silentSince }: { id: string; silentSince: number },
): Promise<boolean> {
  const open = await store
    .selectFrom('audit_records as intent')
    .select(['intent.id', 'intent.action', 'intent.request_id', 'intent.at'])
    .where('intent.writer', '=', writer)
    .where('intent.kind', '=', 'intent')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('audit_records as end').select('end.id').whereRef('end.intent_id', '=', 'intent.id'))),
    )
    .limit(BATCH)
    .execute();
  const old = open.filter(({ at }) => at < silentSince);
  const ended = old.map(({ id, action, request_id }) =>
    chain.append({
      kind: 'outcome',
      intentId: id,
      requestId: request_id ?? undefined,
      action,
      outcome: 'unknown',
      details: { code: 'process_lost' },
    }),
  );
  await Promise.all(ended);
  return open.length < BATCH && old.length === open.length;
}
