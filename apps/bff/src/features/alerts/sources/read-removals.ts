import { randomUUID } from 'node:crypto';
import type { Clock } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { ReadSource, RemovalRow } from './alert-source.ts';
import { getRemovalStartToken, listRemovals, type RemovalPage } from './list-removals.ts';

type RemovalDeps = { calls: UserCallExecutor; store: Store; clock: Clock };

const SOURCE = 'file-removals';
const MAX_PAGES = 10;
const MAX_ROWS = 2_000;
const RETENTION_MS = 31 * 24 * 3_600_000;
const NO_EARLIER_REMOVALS = 'Removed files are recorded only after a rule has been added.';
const CHANGES_EXPIRED = 'The service no longer has all changes since the last check.';
const BEHIND = 'Not all changes have been read yet.';

/** Reads removed files from the change list, if a rule follows it. */
export function readRemovals(deps: RemovalDeps): ReadSource<typeof SOURCE> {
  return async (principal, sinceMs) => {
    const { userId } = principal;
    const feed = await deps.store
      .selectFrom('alert_feeds')
      .select('cursor')
      .where('user_id', '=', userId)
      .where('source', '=', SOURCE)
      .executeTakeFirst();
    const gap = feed ? await follow(deps, principal, feed.cursor) : NO_EARLIER_REMOVALS;
    const rows = await deps.store
      .selectFrom('alert_removed_files')
      .selectAll()
      .where('user_id', '=', userId)
      .where('removed_at', '>=', sinceMs)
      .orderBy('removed_at', 'desc')
      .limit(MAX_ROWS)
      .execute();
    const toRow = (row: (typeof rows)[number]): RemovalRow => ({
      fileId: row.file_id,
      title: row.title,
      folderId: row.folder_id ?? undefined,
      driveId: row.drive_id ?? undefined,
      removedBy: row.removed_by ?? undefined,
      atMs: Number(row.removed_at),
    });
    return { rows: rows.map(toRow).reverse(), gap };
  };
}

/** Stores removals since the cursor. Resolves to the reason why some may be missing. */
async function follow(deps: RemovalDeps, principal: Principal, cursor: string | null): Promise<string | undefined> {
  const { calls, clock } = deps;
  const requestId = randomUUID();
  const begin = async () => save(deps, principal.userId, cursor, await startPage(calls, principal, requestId));
  if (cursor === null) {
    await begin();
    return undefined;
  }
  let pageToken = cursor;
  for (let count = 0; count < MAX_PAGES; count += 1) {
    const page = await listRemovals(calls, principal, { pageToken, requestId, nowMs: clock.nowMs() });
    if (!page) {
      await begin();
      return CHANGES_EXPIRED;
    }
    // A preview reads the same changes concurrently; only one of the two stores them.
    if (!(await save(deps, principal.userId, pageToken, page)) || page.isLast) return undefined;
    pageToken = page.nextToken;
  }
  return BEHIND;
}

async function startPage(calls: UserCallExecutor, principal: Principal, requestId: string): Promise<RemovalPage> {
  const nextToken = await getRemovalStartToken(calls, principal, requestId);
  return { removed: [], presentIds: [], nextToken, isLast: true };
}

/** Stores a page and advances the cursor in one transaction. Returns false if another process has moved the cursor. */
async function save(
  { store, clock }: RemovalDeps,
  userId: string,
  from: string | null,
  { removed, presentIds, nextToken }: RemovalPage,
): Promise<boolean> {
  return store.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('alert_feeds')
      .set({ cursor: nextToken })
      .where('user_id', '=', userId)
      .where('source', '=', SOURCE)
      .where('cursor', from === null ? 'is' : '=', from)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const own = transaction.deleteFrom('alert_removed_files').where('user_id', '=', userId);
    await own.where('removed_at', '<', clock.nowMs() - RETENTION_MS).execute();
    if (presentIds.length > 0) await own.where('file_id', 'in', presentIds).execute();
    const values = removed.map(({ fileId, title, folderId = null, driveId = null, removedBy = null, atMs }) => ({
      user_id: userId,
      file_id: fileId,
      title,
      folder_id: folderId,
      drive_id: driveId,
      removed_by: removedBy,
      removed_at: atMs,
    }));
    if (values.length > 0) {
      await transaction
        .insertInto('alert_removed_files')
        .values(values)
        .onConflict((conflict) => conflict.columns(['user_id', 'file_id']).doNothing())
        .execute();
    }
    return true;
  });
}
