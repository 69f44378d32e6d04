import { GrowingNumbers } from '@rotunda/document-formats/growing-numbers';
import { matchLines } from '#shared/code/match-lines.ts';
import { findAnchors } from './find-anchors.ts';

/** The rows of two revisions in a common order, by their indexes before and after. -1 if a revision lacks the row. */
export type RowPairs = { befores: GrowingNumbers<Int32Array>; afters: GrowingNumbers<Int32Array> };

/** Returns how many cells of a row before and a row after are equal. */
type CountShared = (before: number, after: number) => number;

const MAX_GAP_ROWS = 4_000; // Rows of both revisions between common rows. Longer gaps are not searched.
const MAX_PAIRED = 60_000; // The maximum number of row pairs that are compared to find the most similar ones.
const GAP_MS = 400;

/**
 * Aligns the rows of two revisions of a sheet by their content, given as a hash per row. Rows without an equal are paired with
 * the most similar adjacent row, if `countShared` finds equal cells.
 */
export async function alignRows(
  before: ArrayLike<number>,
  after: ArrayLike<number>,
  countShared: (befores: readonly number[], afters: readonly number[]) => Promise<CountShared>,
): Promise<RowPairs> {
  const pairs: RowPairs = {
    befores: new GrowingNumbers((size) => new Int32Array(size)),
    afters: new GrowingNumbers((size) => new Int32Array(size)),
  };
  const add = (old: number, next: number) => {
    pairs.befores.push(old);
    pairs.afters.push(next);
  };
  let [oldEnd, newEnd] = [0, 0];
  for (const [old, next] of findEqualRows(before, after)) {
    if (old > oldEnd || next > newEnd) await addGap([oldEnd, old], [newEnd, next], countShared, add);
    add(old, next);
    [oldEnd, newEnd] = [old + 1, next + 1];
  }
  await addGap([oldEnd, before.length], [newEnd, after.length], countShared, add);
  return pairs;
}

type Range = readonly [start: number, end: number];

/** Yields equal rows in order: the common start and end, unique rows, and equal rows between these. */
function* findEqualRows(before: ArrayLike<number>, after: ArrayLike<number>): Generator<Range> {
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && before[start] === after[start]) {
    yield [start, start];
    start += 1;
  }
  let tail = 0;
  while (tail < shorter - start && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  const [oldEnd, newEnd] = [before.length - tail, after.length - tail];
  let [old, next] = [start, start];
  for (const anchor of findAnchors(before, after, [start, oldEnd], [start, newEnd])) {
    yield* findInGap(before, after, [old, anchor[0]], [next, anchor[1]]);
    yield anchor;
    [old, next] = [anchor[0] + 1, anchor[1] + 1];
  }
  yield* findInGap(before, after, [old, oldEnd], [next, newEnd]);
  for (let index = 0; index < tail; index += 1) yield [oldEnd + index, newEnd + index];
}

function* findInGap(
  before: ArrayLike<number>,
  after: ArrayLike<number>,
  [oldStart, oldEnd]: Range,
  [newStart, newEnd]: Range,
): Generator<Range> {
  const [olds, news] = [oldEnd - oldStart, newEnd - newStart];
  if (olds === 0 || news === 0 || olds + news > MAX_GAP_ROWS) return;
  const toKeys = (rows: ArrayLike<number>, start: number, count: number) =>
    Array.from({ length: count }, (_, index) => String(rows[start + index]));
  const matches = matchLines(toKeys(before, oldStart, olds), toKeys(after, newStart, news), performance.now() + GAP_MS);
  for (const [old, next] of matches ?? []) yield [oldStart + old, newStart + next];
}

/** Adds the rows between two equal ones: the most similar pairs in order, and the rest as removed and added. */
async function addGap(
  [oldStart, oldEnd]: Range,
  [newStart, newEnd]: Range,
  countShared: (befores: readonly number[], afters: readonly number[]) => Promise<CountShared>,
  add: (old: number, next: number) => void,
): Promise<void> {
  const [olds, news] = [oldEnd - oldStart, newEnd - newStart];
  let [old, next] = [oldStart, newStart];
  if (olds > 0 && news > 0 && olds * news <= MAX_PAIRED) {
    const numbers = (start: number, count: number) => Array.from({ length: count }, (_, index) => start + index);
    const shared = await countShared(numbers(oldStart, olds), numbers(newStart, news));
    for (const [oldRow, newRow] of findBestPairs(olds, news, (one, other) =>
      shared(oldStart + one, newStart + other),
    )) {
      for (; old < oldStart + oldRow; old += 1) add(old, -1);
      for (; next < newStart + newRow; next += 1) add(-1, next);
      add(old, next);
      [old, next] = [old + 1, next + 1];
    }
  } else if (olds === news) {
    for (; old < oldEnd; old += 1, next += 1) add(old, next);
  }
  for (; old < oldEnd; old += 1) add(old, -1);
  for (; next < newEnd; next += 1) add(-1, next);
}

/** Returns the order-preserving pairs with the most equal cells in total. */
function findBestPairs(olds: number, news: number, shared: CountShared): [old: number, next: number][] {
  const width = news + 1;
  const best = new Float64Array((olds + 1) * width);
  const at = (old: number, next: number) => best[old * width + next] ?? 0;
  for (let old = olds - 1; old >= 0; old -= 1) {
    for (let next = news - 1; next >= 0; next -= 1) {
      const count = shared(old, next);
      const matched = count > 0 ? count + at(old + 1, next + 1) : 0;
      best[old * width + next] = Math.max(matched, at(old + 1, next), at(old, next + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let [old, next] = [0, 0]; old < olds && next < news; ) {
    const count = shared(old, next);
    if (count > 0 && at(old, next) === count + at(old + 1, next + 1)) {
      pairs.push([old, next]);
      [old, next] = [old + 1, next + 1];
    } else if (at(old, next) === at(old + 1, next)) old += 1;
    else next += 1;
  }
  return pairs;
}
