import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { AuditChain } from './audit-chain.ts';
import type { AuditTrail } from './audit-trail.ts';

/** How long a writer may be silent before it counts as lost. Several times the heartbeat interval. */
const SILENCE_MS = 30_000;
const BATCH = 500;
const REEXAMINED_MS = 24 * 3_600_000;

/**
 * Records the outcome `unknown` for the open intents of a lost process. This is done once per writer; until then, its open
 * intents appear as pending.
 */
export async function closeOrphanedIntents(store: Store, chain: AuditChain, clock: Clock): Promise<void> {
  const silentSince = clock.nowMs() - SILENCE_MS;
  const gone = await store
    .selectFrom('audit_writers')
    .select('id')
    .where('is_closed', '=', 0)
    .where('id', '<>', chain.head.writer)
    .where('seen_at', '<', silentSince)
    .execute();
  for (const { id } of gone) {
    if (!(await closeWriterIntents(store, chain, { id, silentSince, code: 'process_lost' }))) continue;
    // A writer that was only idle may have resumed writing.
    const settled = store.updateTable('audit_writers').set({ is_closed: 1 });
    await settled.where('id', '=', id).where('seen_at', '<', silentSince).execute();
  }
}

/**
 * Schedules another check of the writers of the last day after a process starts. A writer whose store was slow, or whose clock
 * was changed, may have begun an action after it was considered lost, and then been lost.
 */
export async function reexamineWriters(store: Store, clock: Clock): Promise<void> {
  const since = clock.nowMs() - REEXAMINED_MS;
  await store.updateTable('audit_writers').set({ is_closed: 0 }).where('seen_at', '>', since).execute();
}

/**
 * Records the outcome `unknown` for intents of this process whose action never began: the store wrote the intent but reported a
 * failure. This is done once per intent.
 */
export async function closeLostIntents(
  store: Store,
  chain: AuditChain,
  trail: AuditTrail,
  clock: Clock,
): Promise<void> {
  if (!trail.hasPossiblyLostIntents) return;
  const silentSince = clock.nowMs() - SILENCE_MS;
  const isAwaited = (id: string) => trail.isAwaited(id);
  const own = { id: chain.head.writer, silentSince, code: 'intent_lost', isAwaited };
  if (await closeWriterIntents(store, chain, own)) trail.clearLostIntents();
}

/** A writer whose intents older than `silentSince` are closed. `code` is the reason for the unknown outcome. */
type OrphanedWriter = { id: string; silentSince: number; code: string; isAwaited?: (intentId: string) => boolean };

/** Closes the intents of a writer. Returns whether all are closed. */
async function closeWriterIntents(
  store: Store,
  chain: AuditChain,
  { id: writer, silentSince, code, isAwaited = () => false }: OrphanedWriter,
): Promise<boolean> {
  const found = await store
    .selectFrom('audit_records as intent')
    .select(['intent.id', 'intent.action', 'intent.request_id', 'intent.at'])
    .where('intent.writer', '=', writer)
    .where('intent.kind', '=', 'intent')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('audit_records as end').select('end.id').whereRef('end.intent_id', '=', 'intent.id'))),
    )
    .limit(BATCH)
    .execute();
  const open = found.filter(({ id }) => !isAwaited(id));
  const old = open.filter(({ at }) => at < silentSince);
  const ended = old.map(({ id, action, request_id }) =>
    chain.append({
      kind: 'outcome',
      intentId: id,
      requestId: request_id ?? undefined,
      action,
      outcome: 'unknown',
      details: { code },
    }),
  );
  await Promise.all(ended);
  return found.length < BATCH && old.length === open.length;
}
