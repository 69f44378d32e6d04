/** The element for each row of a list: element numbers by row ID, in list order. */
export type RowSlots = ReadonlyMap<string, number>;

/**
 * Assigns elements to the visible rows. A row that stays visible keeps its element. In a jump, in which at most one row stays
 * (the focused one), the other elements are reused for new rows: changing texts takes a third of the time of creating elements.
 * The element that stays is never moved in the DOM, because moving it would lose the focus.
 */
export function assignSlots(before: RowSlots, ids: readonly string[]): RowSlots {
  const staying = ids.filter((id) => before.has(id));
  const [stays] = staying;
  const shown = [...before.keys()];
  const isLeap = staying.length <= 1;
  const place = stays === undefined ? shown.length : shown.indexOf(stays);
  const above = isLeap ? getSlots(before, shown.slice(0, place)) : [];
  const below = isLeap ? getSlots(before, shown.slice(place + 1)) : [];
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

function getSlots(slots: RowSlots, ids: readonly string[]): number[] {
  return ids.flatMap((id) => slots.get(id) ?? []);
}
