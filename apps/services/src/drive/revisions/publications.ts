import type { Account } from '#core/auth/directory.ts';
import type { ServiceSettings } from '#core/operations/operation.ts';
import type { Database } from '#db/database.ts';
import { findItemRole } from '#items/access.ts';
import { findItem, type Item } from '#items/item.ts';
import { findRevision } from './revision-store.ts';

/** A document published to the web. */
export type Publication = {
  item: Item;
  /** The displayed revision. Undefined for the latest. */
  revisionId: string | undefined;
  /** Whether it is public, and not only readable within the organisation. */
  isPublic: boolean;
};

/** Returns the URL of a published revision. */
export function toPublishedLink({ publicOrigin }: ServiceSettings, itemId: string, revisionId: string): string {
  return `${publicOrigin}/published/${itemId}/${revisionId}`;
}

/** Returns the publication of a link, or undefined if the link is invalid or no longer published. */
export function findPublication(db: Database, itemId: string, revisionId: string): Publication | undefined {
  const item = findItem(db, itemId);
  if (!item || item.trashed) return undefined;
  const revision = findRevision(db, item.number, revisionId);
  if (!revision || revision.published === 0) return undefined;
  return {
    item,
    revisionId: revision.publishAuto === 1 ? undefined : revision.id,
    isPublic: revision.publishedOutsideDomain === 1,
  };
}

/**
 * Whether a user may read a document published within an organisation: its members, and users with whom the document is shared.
 */
export function canReadPublication(db: Database, { item }: Publication, { id, domain }: Account): boolean {
  const home = db.get<{ domain: string }>(
    'SELECT domain FROM accounts WHERE id = ?1 UNION ALL SELECT domain FROM drives WHERE id = ?2 LIMIT 1',
    item.ownerId,
    item.driveId,
  );
  if (home?.domain === domain || findItemRole(db, { accountId: id, domain }, item.id)) return true;
  const sql =
    "SELECT 1 FROM permissions WHERE item_number = ? AND type = 'user' AND grantee = ? AND view = 'published'";
  return db.get(sql, item.number, id) !== undefined;
}
