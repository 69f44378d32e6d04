import { timingSafeEqual } from 'node:crypto';
import { type KeyRing, KeyRingError } from '#platform/keys/key-ring.ts';
import type { Store } from '#platform/store/open-store.ts';
import { countSealedRows } from '#platform/store/seal-rows.ts';

const PURPOSE = 'key-check';
const NO_SALT = new Uint8Array();

/**
 * Compares the key ring with an up-to-date store before anything is served, and records new keys in the store. Throws like
 * `compareKeys`, and also if roles were sealed with a missing key, because they would be lost silently otherwise.
 */
export async function checkKeys(store: Store, ring: KeyRing): Promise<void> {
  await compareKeys(store, ring);
  requireAll(ring, [...(await countSealedRows(store, ['user_roles'])).keys()]);
  for (const id of ring.ids) {
    await store
      .insertInto('key_checks')
      .values({ key_id: id, check_value: checkValue(ring, id) })
      .onConflict((conflict) => conflict.column('key_id').doNothing())
      .execute();
  }
}

/**
 * Compares the key ring with the store. Throws KeyRingError if a key differs from the one recorded under its ID, or if
 * credentials or other secrets were sealed with a missing key, because those sessions would end silently otherwise.
 */
export async function compareKeys(store: Store, ring: KeyRing): Promise<void> {
  const seen = await store.selectFrom('key_checks').selectAll().execute();
  for (const { key_id, check_value } of seen) {
    if (!ring.has(key_id)) continue;
    if (!timingSafeEqual(checkValue(ring, key_id), check_value)) {
      throw new KeyRingError(`The key ${key_id} is not the one that the store was written with.`);
    }
  }
  const used = await store
    .selectFrom('credentials')
    .select('key_id')
    .union(store.selectFrom('sealed_secrets').select('key_id'))
    .execute();
  requireAll(
    ring,
    used.map((row) => row.key_id),
  );
}

function requireAll(ring: KeyRing, ids: readonly string[]): void {
  const missing = ids.filter((id) => !ring.has(id));
  if (missing.length === 0) return;
  throw new KeyRingError(
    `The key ring lacks keys that stored records were sealed with: ${missing.toSorted().join(', ')}.`,
  );
}

function checkValue(ring: KeyRing, id: string): Buffer {
  return Buffer.from(ring.derive(id, NO_SALT, PURPOSE).export());
}
