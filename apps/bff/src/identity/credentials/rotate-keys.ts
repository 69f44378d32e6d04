import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { countOf } from '@rotunda/api-client/count-of';
import { syncDirectory } from '@rotunda/data-directory/sync-directory';
import { type KeyRing, KeyRingError } from '#platform/keys/key-ring.ts';
import { generateKeyLine, openKeyRing } from '#platform/keys/key-ring-file.ts';
import type { Store } from '#platform/store/open-store.ts';
import { countSealedRows } from '#platform/store/seal-rows.ts';
import { checkKeys } from './check-keys.ts';
import { type ResealResult, reseal } from './reseal.ts';

/** A key, and the number of records sealed with it. */
export type KeyUse = { id: string; isFirst: boolean; records: number };

/** Returns the keys of a ring file in order, and the number of records that each is needed for. */
export async function listKeyUses(store: Store, path: string): Promise<KeyUse[]> {
  const ring = openRing(path);
  await checkKeys(store, ring);
  const counted = await store
    .selectFrom((sealed) =>
      sealed
        .selectFrom('credentials')
        .select('key_id')
        .unionAll(sealed.selectFrom('sealed_secrets').select('key_id'))
        .as('sealed'),
    )
    .select((select) => ['key_id', select.fn.countAll<number>().as('records')])
    .groupBy('key_id')
    .execute();
  const counts = await countSealedRows(store);
  for (const { key_id, records } of counted) counts.set(key_id, (counts.get(key_id) ?? 0) + Number(records));
  return ring.ids.map((id) => ({ id, isFirst: id === ring.primaryId, records: counts.get(id) ?? 0 }));
}

/** Adds a new key at the front of the ring file and reseals everything with it. Returns its ID. */
export async function rotateKeys(store: Store, path: string): Promise<ResealResult & { id: string }> {
  await checkKeys(store, openRing(path));
  const id = await getNextKeyId(store);
  replaceFile(path, generateKeyLine(id) + readFileSync(path, 'utf8'));
  const ring = openRing(path);
  await checkKeys(store, ring);
  return { id, ...(await reseal(store, ring)) };
}

/** Removes a key from the ring file. Throws KeyRingError if records are still sealed with it, or if it is the primary key. */
export async function retireKey(store: Store, path: string, id: string): Promise<void> {
  const use = (await listKeyUses(store, path)).find((key) => key.id === id);
  if (!use) throw new KeyRingError(`The key ring has no key ${id}.`);
  if (use.isFirst) throw new KeyRingError(`The key ${id} is the current key. Rotate first.`);
  if (use.records > 0) {
    throw new KeyRingError(`The key ${id} is still needed for ${countOf(use.records, 'record')}: rotate or wait.`);
  }
  const lines = readFileSync(path, 'utf8').split('\n');
  replaceFile(path, lines.filter((line) => line.trim().split(':')[0] !== id).join('\n'));
}

function openRing(path: string): KeyRing {
  return openKeyRing({ path, createsIfMissing: false });
}

// The store records every key that ever existed, so that no ID is reused.
async function getNextKeyId(store: Store): Promise<string> {
  const seen = await store.selectFrom('key_checks').select('key_id').execute();
  const numbers = seen.map(({ key_id }) => Number(/^k(\d+)$/.exec(key_id)?.[1] ?? 0));
  return `k${Math.max(0, ...numbers) + 1}`;
}

// Renames the file into place, so that concurrent readers see either the old or the new ring.
function replaceFile(path: string, text: string): void {
  const temporary = `${path}.new`;
  writeFileSync(temporary, text, { mode: 0o600, flush: true });
  renameSync(temporary, path);
  syncDirectory(dirname(path));
}
