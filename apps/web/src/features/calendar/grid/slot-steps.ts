/** A half-hour slot: the index of its day among the shown days, and the row from the top. */
export type SlotPlace = { day: number; row: number };

/** A range of consecutive slots on one day. `first` is where the selection began, which may be below `last`. */
export type SlotRange = { day: number; first: number; last: number };

const PAGE_ROWS = 8; // Four hours.

/** Returns the slot to which an arrow key, Home, End or a page key moves. Returns undefined for other keys. */
export function stepSlot(
  { day, row }: SlotPlace,
  key: string,
  { days, rows }: { days: number; rows: number },
): SlotPlace | undefined {
  const at = (nextDay: number, nextRow: number) => ({
    day: Math.max(0, Math.min(days - 1, nextDay)),
    row: Math.max(0, Math.min(rows - 1, nextRow)),
  });
  switch (key) {
    case 'ArrowUp':
      return at(day, row - 1);
    case 'ArrowDown':
      return at(day, row + 1);
    case 'ArrowLeft':
      return at(day - 1, row);
    case 'ArrowRight':
      return at(day + 1, row);
    case 'PageUp':
      return at(day, row - PAGE_ROWS);
    case 'PageDown':
      return at(day, row + PAGE_ROWS);
    case 'Home':
      return at(0, row);
    case 'End':
      return at(days - 1, row);
    default:
      return undefined;
  }
}

/** Reports whether a slot is within a range. */
export function isSelectedSlot(range: SlotRange | undefined, { day, row }: SlotPlace): boolean {
  if (range?.day !== day) return false;
  return row >= Math.min(range.first, range.last) && row <= Math.max(range.first, range.last);
}
