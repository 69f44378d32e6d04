/** The part of a calendar row that has the focus: the visibility checkbox or the menu button. */
export type RailPart = 'box' | 'menu';

/** A keyboard stop in the list of calendars. */
export type RailStop = { id: string; part: RailPart };

/**
 * Returns the stop to which a key moves: up and down between calendars, sideways between the parts of one. Returns undefined for
 * other keys.
 */
export function stepRail(ids: readonly string[], { id, part }: RailStop, key: string): RailStop | undefined {
  const row = ids.indexOf(id);
  const at = (index: number) => ({ id: ids[Math.max(0, Math.min(ids.length - 1, index))] ?? id, part });
  switch (key) {
    case 'ArrowUp':
      return at(row - 1);
    case 'ArrowDown':
      return at(row + 1);
    case 'ArrowLeft':
      return { id, part: 'box' };
    case 'ArrowRight':
      return { id, part: 'menu' };
    case 'Home':
      return at(0);
    case 'End':
      return at(ids.length - 1);
    default:
      return undefined;
  }
}
