import { waitForNextTurn } from '#domain/next-turn.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { ChainFault } from './chain-fault.ts';
import type { ChainRecord } from './chain-record.ts';
import { computeDigest, parseContentDigest } from './recorded-change.ts';

const READ_AT_ONCE = 10; // Each may contain four parts of 64 KiB.

/** Finds stored content that differs from the digest in its outcome. Content that has been deleted is not checked. */
export async function findAlteredContent(store: Store, outcomes: readonly ChainRecord[]): Promise<ChainFault[]> {
  const digests = new Map<string, string>();
  for (const { intent_id, details } of outcomes) {
    const digest = parseContentDigest(details);
    if (intent_id !== null && digest !== undefined) digests.set(intent_id, digest);
  }
  const ids = [...digests.keys()];
  const faults: ChainFault[] = [];
  for (let start = 0; start < ids.length; start += READ_AT_ONCE) {
    const rows = await store
      .selectFrom('audit_changes')
      .select(['entry_id', 'salt', 'content', 'undo'])
      .where('entry_id', 'in', ids.slice(start, start + READ_AT_ONCE))
      .execute();
    const altered = rows.filter((row) => computeDigest(row.salt, row.content, row.undo) !== digests.get(row.entry_id));
    await waitForNextTurn();
    faults.push(...altered.map((row) => ({ id: row.entry_id, kind: 'contentAltered' as const, count: 1 })));
  }
  return faults;
}
