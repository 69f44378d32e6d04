import { randomUUID } from 'node:crypto';
import type { PageCursor } from '#core/operations/page-token.ts';
import { getSequence } from '#drive/change-log-scope.ts';
import type { ItemReader } from './item-reader.ts';
import type { ListContext } from './list-conditions.ts';
import { type FilePage, findGreatestNumber, listChanged, listFiles, toThresholds } from './list-files.ts';
import { PageCache } from './page-cache.ts';

/** The progress of a listing. */
type Progress = {
  /** Its key in the page cache. */
  listing: string;
  /** Number of the next page, starting at 0. */
  page: number;
  /** Change sequence number and highest item number at its start. */
  since: number;
  upTo: number;
  /** Number of the last late item listed. Undefined while the order is scanned. */
  late: number | undefined;
  /** Cursor at which the scan continues. */
  place: PageCursor | undefined;
};

const BATCH = 1000;
const memory = new PageCache();

/**
 * Lists one page while files may change. A change can move an item in the order: an item already listed is not listed again, and
 * items moved to positions already passed are listed at the end. Every item that exists throughout is listed once. After a
 * restart, it may be listed twice.
 */
export function listPage<Listed extends { number: number }>(
  context: ListContext,
  reader: ItemReader<Listed>,
  { pageSize, cursor }: { pageSize: number; cursor: PageCursor | undefined },
): FilePage<Listed> {
  const { db } = context;
  const current = getSequence(db);
  const greatest = findGreatestNumber(db);
  const progress = cursor ? readProgress(cursor) : begin(current, greatest);
  const isUnchanged = current === progress.since;
  const listed = isUnchanged ? new Set<number>() : memory.getEarlierNumbers(progress.listing, progress.page);
  const isWalking = progress.late === undefined;
  const thresholds = toThresholds(pageSize, greatest);
  const walk = isWalking
    ? listFiles(context, reader, pageSize, progress.place, thresholds)
    : { items: [], next: undefined };
  const walked = listed.size === 0 ? walk.items : walk.items.filter(({ number }) => !listed.has(number));
  const room = pageSize - walked.length;
  // All items of a page are from the same snapshot.
  const hasLate = walk.next === undefined && cursor && !isUnchanged;
  if (hasLate) for (const { number } of walked) listed.add(number);
  const late = hasLate ? listLate(context, reader, progress, { listed, limit: room + 1 }) : [];
  const items = [...walked, ...late.slice(0, room)];
  const lastLate = late[room - 1]?.number ?? progress.late ?? 0;
  const next = toNext(progress, walk.next, late.length > room ? lastLate : undefined);
  if (cursor || next) memory.store(progress.listing, progress.page, items);
  return { items, next: next && writeProgress(next) };
}

function begin(since: number, upTo: number): Progress {
  return { listing: randomUUID(), page: 0, since, upTo, late: undefined, place: undefined };
}

function listLate<Listed extends { number: number }>(
  context: ListContext,
  reader: ItemReader<Listed>,
  progress: Progress,
  { listed, limit }: { listed: ReadonlySet<number>; limit: number },
): Listed[] {
  const { since, upTo } = progress;
  const found: Listed[] = [];
  let after = progress.late ?? 0;
  for (;;) {
    const batch = listChanged(context, reader, { since, after, upTo }, BATCH);
    found.push(...batch.filter(({ number }) => !listed.has(number)));
    if (found.length >= limit || batch.length < BATCH) return found.slice(0, limit);
    after = batch.at(-1)?.number ?? upTo;
  }
}

function toNext(progress: Progress, place: PageCursor | undefined, late: number | undefined): Progress | undefined {
  const page = progress.page + 1;
  if (place) return { ...progress, page, place };
  return late === undefined ? undefined : { ...progress, page, place, late };
}

function writeProgress({ listing, page, since, upTo, late, place }: Progress): PageCursor {
  return [listing, page, since, upTo, late ?? null, ...(place ?? [])];
}

function readProgress([listing, page, since, upTo, late, ...place]: PageCursor): Progress {
  return {
    listing: String(listing),
    page: Number(page),
    since: Number(since),
    upTo: Number(upTo),
    late: typeof late === 'number' ? late : undefined,
    place,
  };
}
