import { type KeyRing, SealBrokenError } from '#platform/keys/key-ring.ts';
import { openSecret, sealSecret } from '#platform/secrets/secret-store.ts';
import type { Store } from '#platform/store/open-store.ts';
import { RowSeals } from '#platform/store/row-seals.ts';
import { resealRows } from '#platform/store/seal-rows.ts';
import { openTokens, sealTokens } from './credential-seal.ts';

const BATCH = 100;

/** The result of resealing. */
export type ResealResult = {
  /** The records now sealed with the primary key. */
  resealed: number;
  /**
   * The records that could not be unsealed and were deleted, credentials together with their sessions. They could never have been
   * unsealed again.
   */
  lost: number;
  /** The rows that were not written by this console, and remain rejected. */
  refused: number;
};

/**
 * Seals every credential, every other secret and every row that carries authority with the first key of the ring. Safe to run
 * while the console is running: if the console refreshes a credential at the same time, the console's version is retained.
 */
export async function reseal(store: Store, ring: KeyRing): Promise<ResealResult> {
  const primaryId = ring.primaryId;
  const others = ring.ids.filter((id) => id !== primaryId);
  const total: ResealResult = { resealed: 0, lost: 0, refused: 0 };
  if (others.length === 0) return total;
  const rows = await resealRows(store, new RowSeals(ring, () => undefined), others);
  total.resealed += rows.resealed;
  total.refused += rows.refused;
  await resealSecrets(store, ring, others, total);
  for (let after = ''; ; ) {
    const credentials = await store
      .selectFrom('credentials')
      .select(['id', 'subject', 'scopes', 'sealed', 'version', 'key_id'])
      .where('key_id', 'in', others)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const row of credentials) await resealOne(store, ring, row, total);
    const last = credentials.at(-1);
    if (!last) return total;
    after = last.id;
  }
}

async function resealSecrets(store: Store, ring: KeyRing, others: string[], total: ResealResult): Promise<void> {
  const rows = await store.selectFrom('sealed_secrets').selectAll().where('key_id', 'in', others).execute();
  for (const { purpose, id, sealed } of rows) {
    const row = store.updateTable('sealed_secrets').where('purpose', '=', purpose).where('id', '=', id);
    try {
      await row.set(sealSecret(ring, purpose, id, openSecret(ring, purpose, id, sealed))).execute();
      total.resealed += 1;
    } catch (error) {
      if (!(error instanceof SealBrokenError)) throw error;
      await store.deleteFrom('sealed_secrets').where('purpose', '=', purpose).where('id', '=', id).execute();
      total.lost += 1;
    }
  }
}

type Row = { id: string; subject: string; scopes: string; sealed: Uint8Array; version: number; key_id: string };

async function resealOne(store: Store, ring: KeyRing, row: Row, total: ResealResult): Promise<void> {
  try {
    const { sealed, key_id } = sealTokens(ring, row, openTokens(ring, row));
    // The version is unchanged, so that a concurrent refresh still finds its row.
    const result = await store
      .updateTable('credentials')
      .set({ sealed, key_id })
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .where('key_id', '=', row.key_id)
      .executeTakeFirst();
    total.resealed += Number(result.numUpdatedRows);
  } catch (error) {
    if (!(error instanceof SealBrokenError)) throw error;
    await store.deleteFrom('sessions').where('credential_id', '=', row.id).execute();
    await store.deleteFrom('credentials').where('id', '=', row.id).execute();
    total.lost += 1;
  }
}
