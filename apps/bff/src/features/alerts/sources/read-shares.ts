import type { Clock } from '#domain/clock.ts';
import { waitForNextTurn } from '#domain/next-turn.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { ReadSource } from './alert-source.ts';
import { chunkRows, deleteSubjects } from './delete-subjects.ts';

/** The progress of the index that a user's rules are evaluated from. */
export type IndexProgress = {
  /** Why the index may be incomplete. Undefined if it contains all recently changed or shared files. */
  gap: string | undefined;
  /** Whether the index also contains all older files. */
  hasOlderFiles: boolean;
};

type ShareDeps = { store: Store; clock: Clock; needIndex: (userId: string) => Promise<IndexProgress> };

const SOURCE = 'outside-access';
/** The subject of the row that marks a completed baseline. */
const BASELINE = '';
const MAX_ROWS = 2_000;
const COMPARED_SHARES_PAGE_SIZE = 2_000;
const LIMITED = `Only the latest ${MAX_ROWS.toLocaleString('en')} sharing changes are evaluated.`;
const OLDER_FILES = 'Older files are still being scanned.';

/**
 * Reads access for other organisations that was granted after the index was complete, with the folder of each file. The services
 * do not report when access was granted, so it is recorded when it first appears in the index. Nothing is recorded while the
 * index is incomplete, so that new access is never mistaken for old access.
 */
export function readShares({ store, clock, needIndex }: ShareDeps): ReadSource<typeof SOURCE> {
  return async ({ userId }) => {
    const { gap, hasOlderFiles } = await needIndex(userId);
    const hasBaseline = await hasRecordedBaseline(store, userId);
    const problem = gap ?? (hasBaseline || hasOlderFiles ? undefined : OLDER_FILES);
    if (problem === undefined) await recordShares(store, userId, { hasBaseline, nowMs: clock.nowMs() });
    const rows = await listNewShares(store, userId);
    return { rows, gap: rows.length === MAX_ROWS ? LIMITED : problem };
  };
}

async function hasRecordedBaseline(store: Store, userId: string): Promise<boolean> {
  const row = await store
    .selectFrom('alert_known_subjects')
    .select('subject_id')
    .where('user_id', '=', userId)
    .where('source', '=', SOURCE)
    .where('subject_id', '=', BASELINE)
    .executeTakeFirst();
  return row !== undefined;
}

type RecordOptions = { hasBaseline: boolean; nowMs: number };

/** Records new access and deletes access that is gone. Writes nothing if nothing has changed. */
async function recordShares(store: Store, userId: string, { hasBaseline, nowMs }: RecordOptions): Promise<void> {
  const seenAt = hasBaseline ? nowMs : 0;
  for (let after = BASELINE, isLast = false; !isLast; ) {
    const page = await comparePage(store, userId, after);
    for (const ids of chunkRows(page.added)) await insert(store, userId, ids, seenAt);
    await deleteSubjects(store, { userId, source: SOURCE }, page.gone);
    ({ after, isLast } = page);
    // SQLite reads are synchronous, so a long series would block all requests.
    if (!isLast) await waitForNextTurn();
  }
  if (!hasBaseline) await insert(store, userId, [BASELINE], 0);
}

/**
 * Compares a page after an ID: finds access that is indexed but not recorded, and vice versa. A page blocks the process only
 * briefly.
 */
async function comparePage(store: Store, userId: string, after: string) {
  const present = await store
    .selectFrom('index_rows')
    .select('row_id')
    .where('user_id', '=', userId)
    .where('name', '=', SOURCE)
    .where('row_id', '>', after)
    .orderBy('row_id')
    .limit(COMPARED_SHARES_PAGE_SIZE)
    .execute();
  const isLast = present.length < COMPARED_SHARES_PAGE_SIZE;
  const end = present.at(-1)?.row_id ?? after;
  const noted = await store
    .selectFrom('alert_known_subjects')
    .select('subject_id')
    .where('user_id', '=', userId)
    .where('source', '=', SOURCE)
    .where('subject_id', '>', after)
    .$if(!isLast, (query) => query.where('subject_id', '<=', end))
    .execute();
  const presentIds = new Set(present.map(({ row_id }) => row_id));
  const notedIds = new Set(noted.map(({ subject_id }) => subject_id));
  return {
    after: end,
    isLast,
    added: [...presentIds].filter((id) => !notedIds.has(id)),
    gone: [...notedIds].filter((id) => !presentIds.has(id)),
  };
}

async function insert(store: Store, userId: string, ids: readonly string[], seenAt: number): Promise<void> {
  const rest = { user_id: userId, source: SOURCE, state: '', previous: null, seen_at: seenAt, changed_at: 0 };
  await store
    .insertInto('alert_known_subjects')
    .values(ids.map((id) => ({ ...rest, subject_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the access granted since the baseline that still exists, latest first. */
async function listNewShares(store: Store, userId: string) {
  const noted = await store
    .selectFrom('alert_known_subjects')
    .select(['subject_id', 'seen_at'])
    .where('user_id', '=', userId)
    .where('source', '=', SOURCE)
    .where('seen_at', '>', 0)
    .orderBy('seen_at', 'desc')
    .limit(MAX_ROWS)
    .execute();
  const found = new Map<string, { body: string; parent_id: string | null }>();
  for (const ids of chunkRows(noted.map(({ subject_id }) => subject_id)))
    for (const row of await readRows(store, userId, ids)) found.set(row.row_id, row);
  return noted.flatMap(({ subject_id, seen_at }) => {
    const row = found.get(subject_id);
    return row ? [{ ...JSON.parse(row.body), folderId: row.parent_id ?? undefined, seenMs: Number(seen_at) }] : [];
  });
}

/** Returns access by ID, with the folder of each file. */
function readRows(store: Store, userId: string, ids: readonly string[]) {
  return store
    .selectFrom('index_rows')
    .leftJoin('index_targets', (join) =>
      join
        .onRef('index_targets.target_id', '=', 'index_rows.target_id')
        .on('index_targets.user_id', '=', userId)
        .on('index_targets.name', '=', SOURCE),
    )
    .select(['index_rows.row_id', 'index_rows.body', 'index_targets.parent_id'])
    .where('index_rows.user_id', '=', userId)
    .where('index_rows.name', '=', SOURCE)
    .where('index_rows.row_id', 'in', ids)
    .execute();
}
