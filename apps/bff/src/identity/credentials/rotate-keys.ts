import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { countOf } from '@rotunda/api-client/count-of';
import { syncDirectory } from '@rotunda/data-directory/sync-directory';
import { type KeyRing, KeyRingError } from '#platform/keys/key-ring.ts';
import { newKeyLine, openKeyRing } from '#platform/keys/key-ring-file.ts';
import type { Store } from '#platform/store/open-store.ts';
import { countSealedRows } from '#platform/store/seal-rows.ts';
import { checkKeys } from './check-keys.ts';
import { type Resealed, reseal } from './reseal.ts';

/** One key and how many records it has sealed. */
export type KeyUse = { id: string; isFirst: boolean; records: number };

/** The keys of a ring file in their order, and what each is needed for. */
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

/** Puts a new key at the head of the ring file and seals everything with it; tells its id. */
export async function rotateKeys(store: Store, path: string): Promise<Resealed & { id: string }> {
  await checkKeys(store, openRing(path));
  const id = await nextKeyId(store);
  replaceFile(path, newKeyLine(id) + readFileSync(path, 'utf8'));
  const ring = openRing(path);
  await checkKeys(store, ring);
  return { id, ...(await reseal(store, ring)) };
}

/** Takes a key out of the ring file. Throws KeyRingError when it still seals something, or is the one that seals. */
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
  return openKeyRing({ path, mayBeMissing: false });
}

// The store remembers every key that there was, so that no id ever means two keys.
async function nextKeyId(store: Store): Promise<string> {
  const seen = await store.selectFrom('key_checks').select('key_id').execute();
  const numbers = seen.map(({ key_id }) => Number(/^k(\d+)$/.exec(key_id)?.[1] ?? 0));
  return `k${Math.max(0, ...numbers) + 1}`;
}

// Renamed into place, so that a process that reads it meanwhile finds the old ring or the new one.
function replaceFile(path: string, text: string): void {
  const temporary = `${path}.new`;
  writeFileSync(temporary, text, { mode: 0o600, flush: true });
  renameSync(temporary, path);
  syncDirectory(dirname(path));
}
