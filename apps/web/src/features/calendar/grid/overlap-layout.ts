/** Something that takes room from `start` to `end` on an axis; `end` is after `start`. */
export type Interval = { start: number; end: number };

/** Where an interval stands beside those that overlap it: `span` of `columns` equal columns, from `column` on. */
export type Placed<Item> = { item: Item; column: number; span: number; columns: number };

/** Intervals that found no column of their own, and the stretch that they take together. */
export type Folded<Item> = { items: readonly Item[]; start: number; end: number; column: number; columns: number };

/** All intervals of one axis, side by side where they overlap. */
export type OverlapLayout<Item> = { placed: readonly Placed<Item>[]; folded: readonly Folded<Item>[] };

/**
 * Places intervals in as few columns as they need, and lets each grow to the right as far as nothing stands in its way.
 * Where more than `maxColumns` would stand side by side, the last column is one place for all that are left.
 */
export function layoutOverlaps<Item extends Interval>(items: readonly Item[], maxColumns: number): OverlapLayout<Item> {
  const placed: Placed<Item>[] = [];
  const folded: Folded<Item>[] = [];
  for (const group of groupOverlapping(items)) {
    if (group.length <= maxColumns) placed.push(...placeGroup(group, group.length));
    else {
      const retained = group.slice(0, maxColumns - 1);
      placed.push(...placeGroup(retained, maxColumns));
      folded.push(...foldRest(group.slice(maxColumns - 1).flat(), maxColumns));
    }
  }
  return { placed, folded };
}

/** Runs of intervals that hang together by overlapping, each dealt out to columns in which none overlaps another. */
function groupOverlapping<Item extends Interval>(items: readonly Item[]): Item[][][] {
  const groups: Item[][][] = [];
  let end = Number.NEGATIVE_INFINITY;
  // Longer ones first among those that start together: they become the background that shorter ones stand beside.
  for (const item of [...items].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (item.start >= end) groups.push([]);
    const columns = groups.at(-1) ?? [];
    const free = columns.find((column) => (column.at(-1)?.end ?? 0) <= item.start);
    if (free) free.push(item);
    else columns.push([item]);
    end = Math.max(end, item.end);
  }
  return groups;
}

function placeGroup<Item extends Interval>(group: readonly (readonly Item[])[], columns: number): Placed<Item>[] {
  return group.flatMap((items, column) =>
    items.map((item) => {
      const blocking = group.slice(column + 1).findIndex((others) => others.some((other) => overlap(item, other)));
      // Columns after the last of the group belong to what was folded.
      const span = blocking === -1 ? group.length - column : blocking + 1;
      return { item, column, span, columns };
    }),
  );
}

function foldRest<Item extends Interval>(rest: readonly Item[], columns: number): Folded<Item>[] {
  const folded: { items: Item[]; start: number; end: number; column: number; columns: number }[] = [];
  for (const item of [...rest].sort((a, b) => a.start - b.start)) {
    const last = folded.at(-1);
    if (last && item.start < last.end) {
      last.items.push(item);
      last.end = Math.max(last.end, item.end);
    } else folded.push({ items: [item], start: item.start, end: item.end, column: columns - 1, columns });
  }
  return folded;
}

function overlap(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end;
}
