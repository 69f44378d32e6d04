import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { ReadSource } from './alert-source.ts';

/** How far the index is that the rules of a person are evaluated from. */
export type IndexProgress = {
  /** Why it may lack something; undefined when it has all files that were changed or shared lately. */
  gap: string | undefined;
  /** Whether it has all older files, too. */
  hasOlderFiles: boolean;
};

type ShareDeps = { store: Store; clock: Clock; needIndex: (userId: string) => Promise<IndexProgress> };

const SOURCE = 'outside-access';
/** The subject of the row that says that everything was noted once. */
const BASELINE = '';
const MAX_ROWS = 2_000;
const LIMITED = `Only the latest ${MAX_ROWS.toLocaleString('en')} sharing changes are evaluated.`;
const OLDER_FILES = 'Older files are still being scanned.';

/**
 * Reads access of other organisations that came after the index was complete, with the folder of each file. The services do not
 * tell when access came: it is noted when it is first in the index, but not while the index is incomplete, so that nothing is
 * taken for old that is new.
 */
export function readShares({ store, clock, needIndex }: ShareDeps): ReadSource<typeof SOURCE> {
  return async ({ userId }) => {
    const { gap, hasOlderFiles } = await needIndex(userId);
    const hasBaseline = await isNotedOnce(store, userId);
    const problem = gap ?? (hasBaseline || hasOlderFiles ? undefined : OLDER_FILES);
    if (problem === undefined) await note(store, userId, { hasBaseline, nowMs: clock.nowMs() });
    const rows = await listNoted(store, userId);
    return { rows, gap: rows.length === MAX_ROWS ? LIMITED : problem };
  };
}

async function isNotedOnce(store: Store, userId: string): Promise<boolean> {
  const row = await store
    .selectFrom('alert_memory')
    .select('subject_id')
    .where('user_id', '=', userId)
    .where('source', '=', SOURCE)
    .where('subject_id', '=', BASELINE)
    .executeTakeFirst();
  return row !== undefined;
}

type NoteOptions = { hasBaseline: boolean; nowMs: number };

/** Notes what has come, and forgets what is gone. Nothing is written when nothing has changed. */
async function note(store: Store, userId: string, { hasBaseline, nowMs }: NoteOptions): Promise<void> {
  const added = await findAdded(store, userId).limit(1).executeTakeFirst();
  const gone = await findGone(store, userId).limit(1).executeTakeFirst();
  if (hasBaseline && !added && !gone) return;
  await store.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('alert_memory')
      .columns(['subject_id', 'user_id', 'source', 'state', 'seen_at', 'changed_at'])
      .expression(
        findAdded(transaction, userId).select(({ val, cast }) => [
          val(userId).as('user_id'),
          val(SOURCE).as('source'),
          val('').as('state'),
          cast<number>(val(hasBaseline ? nowMs : 0), 'bigint').as('seen_at'),
          cast<number>(val(0), 'bigint').as('changed_at'),
        ]),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction
      .deleteFrom('alert_memory')
      .where('user_id', '=', userId)
      .where('source', '=', SOURCE)
      .where('subject_id', 'in', findGone(transaction, userId))
      .execute();
    if (hasBaseline) return;
    await transaction
      .insertInto('alert_memory')
      .values({
        user_id: userId,
        source: SOURCE,
        subject_id: BASELINE,
        state: '',
        previous: null,
        seen_at: 0,
        changed_at: 0,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Access in the index that was not noted yet. */
function findAdded(store: Store, userId: string) {
  return store
    .selectFrom('index_rows')
    .select('row_id')
    .where('index_rows.user_id', '=', userId)
    .where('index_rows.name', '=', SOURCE)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('alert_memory')
            .select('subject_id')
            .where('alert_memory.user_id', '=', userId)
            .where('alert_memory.source', '=', SOURCE)
            .whereRef('alert_memory.subject_id', '=', 'index_rows.row_id'),
        ),
      ),
    );
}

/** Access that was noted and that the index does not have any more. */
function findGone(store: Store, userId: string) {
  return store
    .selectFrom('alert_memory')
    .select('subject_id')
    .where('alert_memory.user_id', '=', userId)
    .where('alert_memory.source', '=', SOURCE)
    .where('alert_memory.subject_id', '!=', BASELINE)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('index_rows')
            .select('row_id')
            .where('index_rows.user_id', '=', userId)
            .where('index_rows.name', '=', SOURCE)
            .whereRef('index_rows.row_id', '=', 'alert_memory.subject_id'),
        ),
      ),
    );
}

/** What came after everything had been noted once, and is there now; the latest first. */
async function listNoted(store: Store, userId: string) {
  const rows = await store
    .selectFrom('alert_memory')
    .innerJoin('index_rows', (join) =>
      join
        .onRef('index_rows.row_id', '=', 'alert_memory.subject_id')
        .on('index_rows.user_id', '=', userId)
        .on('index_rows.name', '=', SOURCE),
    )
    .leftJoin('index_targets', (join) =>
      join
        .onRef('index_targets.target_id', '=', 'index_rows.target_id')
        .on('index_targets.user_id', '=', userId)
        .on('index_targets.name', '=', SOURCE),
    )
    .select(['index_rows.body', 'index_targets.parent_id', 'alert_memory.seen_at'])
    .where('alert_memory.user_id', '=', userId)
    .where('alert_memory.source', '=', SOURCE)
    .where('alert_memory.seen_at', '>', 0)
    .orderBy('alert_memory.seen_at', 'desc')
    .limit(MAX_ROWS)
    .execute();
  return rows.map(({ body, parent_id, seen_at }) => ({
    ...JSON.parse(body),
    folderId: parent_id ?? undefined,
    seenMs: Number(seen_at),
  }));
}
