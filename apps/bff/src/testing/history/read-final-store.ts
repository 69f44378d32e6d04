import { readMember } from '@rotunda/api-client/read-member';
import { verifyChains } from '#platform/audit-trail/verify-chains.ts';
import type { KeyRing } from '#platform/keys/key-ring.ts';
import { SecretStore } from '#platform/secrets/secret-store.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { FinalRecord, RunRecord } from './history.ts';

/** The codes of outcomes written by processes that do not know them. */
const GUESSES = new Set<unknown>(['intent_lost', 'process_lost']);

/** Reads the final content of the store. */
export async function readFinalStore(
  store: Store,
  ring: KeyRing,
): Promise<Pick<RunRecord, 'stored' | 'records' | 'chainFaults' | 'undos'>> {
  const delayed = await store.selectFrom('delayed_calls').select(['id', 'state']).execute();
  const jobs = await store.selectFrom('jobs').select(['id', 'state', 'undoes']).execute();
  const verified = await verifyChains(store, new SecretStore(store, ring), []);
  return {
    stored: new Map([...delayed, ...jobs].map((row): [string, string] => [row.id, row.state])),
    records: await readRecords(store),
    chainFaults: verified.faults.map(({ id, kind }) => `${id} is ${kind}`),
    undos: jobs.flatMap(({ id, undoes }) => (undoes === null ? [] : [{ id, undoes }])),
  };
}

async function readRecords(store: Store): Promise<FinalRecord[]> {
  const rows = await store.selectFrom('audit_records').selectAll().execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    writer: row.writer,
    number: row.number,
    requestId: row.request_id ?? undefined,
    intentId: row.intent_id ?? undefined,
    outcome: row.outcome ?? undefined,
    isGuess: row.details !== null && GUESSES.has(readMember(JSON.parse(row.details), 'code')),
  }));
}
