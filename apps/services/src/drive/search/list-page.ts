import { randomUUID } from 'node:crypto';
import type { PageCursor } from '#core/operations/page-token.ts';
import { currentPlace } from '#drive/change-log-scope.ts';
import type { ItemReader } from './item-reader.ts';
import type { ListContext } from './list-conditions.ts';
import { type FilePage, greatestNumber, listChanged, listFiles, toThresholds } from './list-files.ts';
import { PageCache } from './page-cache.ts';

/** How far a listing has come. */
type Progress = {
  /** Its key in the memory of listings. */
  listing: string;
  /** Number of the next page, from 0. */
  page: number;
  /** The place in the order of changes where it began, and the greatest number of an item then. */
  since: number;
  upTo: number;
  /** Number of the last late item that was listed; undefined while the order is walked. */
  late: number | undefined;
  /** Where the walk goes on. */
  place: PageCursor | undefined;
};

const BATCH = 1000;
const memory = new PageCache();

/**
 * One page of a listing, during which files may change. A change can put an item elsewhere in the order: one that was
 * listed already is not listed again, and those that went to where the listing had been are listed at its end. So what
 * is there all the time is listed once. After a restart it may be listed twice.
 */
export function listPage<Listed extends { number: number }>(
  context: ListContext,
  reader: ItemReader<Listed>,
  { pageSize, cursor }: { pageSize: number; cursor: PageCursor | undefined },
): FilePage<Listed> {
  const { db } = context;
  const current = currentPlace(db);
  const greatest = greatestNumber(db);
  const progress = cursor ? readProgress(cursor) : begin(current, greatest);
  const isUnchanged = current === progress.since;
  const listed = isUnchanged ? new Set<number>() : memory.listedBefore(progress.listing, progress.page);
  const isWalking = progress.late === undefined;
  const thresholds = toThresholds(pageSize, greatest);
  const walk = isWalking
    ? listFiles(context, reader, pageSize, progress.place, thresholds)
    : { items: [], next: undefined };
  const walked = listed.size === 0 ? walk.items : walk.items.filter(({ number }) => !listed.has(number));
  const room = pageSize - walked.length;
  // What comes on one page is as it is at one moment.
  const hasLate = walk.next === undefined && cursor && !isUnchanged;
  if (hasLate) for (const { number } of walked) listed.add(number);
  const late = hasLate ? listLate(context, reader, progress, { listed, limit: room + 1 }) : [];
  const items = [...walked, ...late.slice(0, room)];
  const lastLate = late[room - 1]?.number ?? progress.late ?? 0;
  const next = toNext(progress, walk.next, late.length > room ? lastLate : undefined);
  if (cursor || next) memory.note(progress.listing, progress.page, items);
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
