/** What of a calendar of the list has the focus: whether it is shown, or the button of its menu. */
export type RailPart = 'box' | 'menu';

/** One stop of the list of calendars. */
export type RailStop = { id: string; part: RailPart };

/** Where a key leads from a stop: up and down along the calendars, to the side between the parts of one. Undefined for other keys. */
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
