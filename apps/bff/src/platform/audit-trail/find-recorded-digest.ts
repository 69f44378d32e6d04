import type { SecretStore } from '#platform/secrets/secret-store.ts';
import type { Store } from '#platform/store/open-store.ts';
import { readChainKey } from './chain-key.ts';
import { type ChainRecord, isSigned } from './chain-record.ts';
import { parseContentDigest } from './recorded-change.ts';

/**
 * Returns the recorded digest of an entry's content, if both the intent and the outcome are unaltered. Returns undefined if there
 * is none.
 */
export async function findRecordedDigest(
  store: Store,
  secrets: SecretStore,
  entryId: string,
): Promise<string | undefined> {
  const records = await store
    .selectFrom('audit_records')
    .selectAll()
    .where(({ or, eb }) => or([eb('id', '=', entryId), eb('intent_id', '=', entryId)]))
    .execute();
  const sound: ChainRecord[] = [];
  for (const record of records) {
    const key = await readChainKey(secrets, record.writer);
    if (key && isSigned(key, record)) sound.push(record);
  }
  if (!sound.some(({ id }) => id === entryId)) return undefined;
  const outcomes = sound.filter((record) => record.intent_id === entryId);
  return outcomes.map(({ details }) => parseContentDigest(details)).find((digest) => digest !== undefined);
}
