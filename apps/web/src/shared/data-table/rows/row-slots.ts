/** Which element of a list shows which row: numbers of elements by row id, in the order of the list. */
export type RowSlots = ReadonlyMap<string, number>;

/**
 * The elements for the rows that come into sight. A row that stays keeps its element. In a leap, where at most one stays
 * (the one that holds the focus), the elements of the others show the new rows: changing texts costs a third of making
 * elements. None of them changes places with the one that stays, as an element that is moved loses the focus.
 */
export function assignSlots(before: RowSlots, ids: readonly string[]): RowSlots {
  const staying = ids.filter((id) => before.has(id));
  const [stays] = staying;
  const shown = [...before.keys()];
  const isLeap = staying.length <= 1;
  const place = stays === undefined ? shown.length : shown.indexOf(stays);
  const above = isLeap ? slotsOf(before, shown.slice(0, place)) : [];
  const below = isLeap ? slotsOf(before, shown.slice(place + 1)) : [];
  let unused = Math.max(-1, ...before.values()) + 1;
  let free = above;
  const slots = new Map<string, number>();
  for (const id of ids) {
    const slot = before.get(id);
    if (slot !== undefined) free = below;
    slots.set(id, slot ?? free.shift() ?? unused++);
  }
  return slots;
}

function slotsOf(slots: RowSlots, ids: readonly string[]): number[] {
  return ids.flatMap((id) => slots.get(id) ?? []);
}
