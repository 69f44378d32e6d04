/** A pair of indexes before and after. Either may be missing. */
export type Pair = { before: number | undefined; after: number | undefined };

type Rows = readonly (readonly string[])[];

const MAX_COMPARED = 200; // Columns. In wider sheets, columns are paired by position.
const MIN_SHARE = 0.5;

/**
 * Returns which columns of two revisions of a sheet correspond, by their first rows: columns with the same heading or mostly the
 * same texts.
 */
export function alignColumns(before: Rows, after: Rows, beforeCount: number, afterCount: number): Pair[] {
  if (beforeCount > MAX_COMPARED || afterCount > MAX_COMPARED) return pairInOrder(0, beforeCount, 0, afterCount);
  const olds = Array.from({ length: beforeCount }, (_, column) => toColumn(before, column));
  const news = Array.from({ length: afterCount }, (_, column) => toColumn(after, column));
  const pairs: Pair[] = [];
  let [oldEnd, newEnd] = [0, 0];
  for (const [old, next] of findMatches(olds, news)) {
    pairs.push(...pairInOrder(oldEnd, old, newEnd, next), { before: old, after: next });
    [oldEnd, newEnd] = [old + 1, next + 1];
  }
  return [...pairs, ...pairInOrder(oldEnd, beforeCount, newEnd, afterCount)];
}

/**
 * Between corresponding columns, equally many columns on both sides correspond despite different texts; otherwise they were
 * removed and added.
 */
function pairInOrder(oldStart: number, oldEnd: number, newStart: number, newEnd: number): Pair[] {
  const [olds, news] = [oldEnd - oldStart, newEnd - newStart];
  if (olds === news) return Array.from({ length: olds }, (_, at) => ({ before: oldStart + at, after: newStart + at }));
  return [
    ...Array.from({ length: olds }, (_, at) => ({ before: oldStart + at, after: undefined })),
    ...Array.from({ length: news }, (_, at) => ({ before: undefined, after: newStart + at })),
  ];
}

type Column = { heading: string; texts: ReadonlyMap<string, number>; count: number };

function toColumn(rows: Rows, column: number): Column {
  const texts = new Map<string, number>();
  const filled = rows.map((row) => row[column] ?? '').filter((text) => text !== '');
  for (const text of filled) texts.set(text, (texts.get(text) ?? 0) + 1);
  return { heading: filled[0] ?? '', texts, count: filled.length };
}

/** Returns the order-preserving matches with the highest total similarity. */
function findMatches(olds: readonly Column[], news: readonly Column[]): [old: number, next: number][] {
  const best = Array.from({ length: olds.length + 1 }, () => new Float64Array(news.length + 1));
  const alike = olds.map((old) => news.map((next) => getSimilarity(old, next)));
  for (let old = olds.length - 1; old >= 0; old -= 1) {
    for (let next = news.length - 1; next >= 0; next -= 1) {
      const matched = (alike[old]?.[next] ?? 0) + (best[old + 1]?.[next + 1] ?? 0);
      const [row] = [best[old]];
      if (row) row[next] = Math.max(matched, best[old + 1]?.[next] ?? 0, row[next + 1] ?? 0);
    }
  }
  const matches: [number, number][] = [];
  for (let [old, next] = [0, 0]; old < olds.length && next < news.length; ) {
    const value = best[old]?.[next] ?? 0;
    const likeness = alike[old]?.[next] ?? 0;
    if (likeness > 0 && value === likeness + (best[old + 1]?.[next + 1] ?? 0)) {
      matches.push([old, next]);
      [old, next] = [old + 1, next + 1];
    } else if (value === (best[old + 1]?.[next] ?? 0)) old += 1;
    else next += 1;
  }
  return matches;
}

function getSimilarity(old: Column, next: Column): number {
  const size = Math.max(old.count, next.count);
  if (size === 0) return 0;
  let shared = 0;
  for (const [text, count] of old.texts) shared += Math.min(count, next.texts.get(text) ?? 0);
  const share = shared / size + (old.heading === next.heading ? MIN_SHARE : 0);
  return share >= MIN_SHARE ? share : 0;
}
