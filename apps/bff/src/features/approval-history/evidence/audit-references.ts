import { z } from 'zod';
import type { ChainRecord } from '#platform/audit-trail/chain-record.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { AuditReference } from './evidence-document.ts';

const kind = z.enum(['intent', 'outcome', 'event']);

/** Returns the records of audit trail entries by entry ID, with each intent before its outcome. */
export async function readReferences(
  store: Store,
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, AuditReference[]>> {
  const found = new Map<string, AuditReference[]>(entryIds.map((id) => [id, []]));
  if (entryIds.length === 0) return found;
  const records = await store
    .selectFrom('audit_records')
    .selectAll()
    .where(({ or, eb }) => or([eb('id', 'in', entryIds), eb('intent_id', 'in', entryIds)]))
    .execute();
  for (const record of records.toSorted(
    (one, other) => Number(one.kind !== 'intent') - Number(other.kind !== 'intent'),
  ))
    found.get(record.intent_id ?? record.id)?.push(toReference(record));
  return found;
}

/** Returns a record as a document references it. */
export function toReference(record: ChainRecord): AuditReference {
  return {
    id: record.id,
    chain: record.writer,
    position: Number(record.number),
    hash: record.mac,
    previousHash: record.previous,
    kind: kind.parse(record.kind),
    action: record.action,
    time: new Date(Number(record.at)).toISOString(),
    ...(record.email !== null && { email: record.email }),
    ...(record.target !== null && { target: record.target }),
    ...(record.outcome !== null && { outcome: record.outcome }),
  };
}
