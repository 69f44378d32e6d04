/** An interval from `start` to `end` on an axis. `end` is after `start`. */
export type Interval = { start: number; end: number };

/** The position of an interval among those that overlap it: `span` of `columns` equal columns, starting at `column`. */
export type Placed<Item> = { item: Item; column: number; span: number; columns: number };

/** The intervals that found no column of their own, and the range that they cover together. */
export type Folded<Item> = { items: readonly Item[]; start: number; end: number; column: number; columns: number };

/** All intervals of one axis, side by side if they overlap. */
export type OverlapLayout<Item> = { placed: readonly Placed<Item>[]; folded: readonly Folded<Item>[] };

/**
 * Places intervals in as few columns as possible, and extends each to the right until another interval blocks it. If more than
 * `maxColumns` would be side by side, the last column holds all remaining intervals.
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

/** Groups intervals that overlap directly or transitively. Each group is divided into columns without overlaps. */
function groupOverlapping<Item extends Interval>(items: readonly Item[]): Item[][][] {
  const groups: Item[][][] = [];
  let end = Number.NEGATIVE_INFINITY;
  // Of intervals with the same start, longer ones come first: they form the background for the shorter ones.
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
      // The columns after the last of the group are for the folded intervals.
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
