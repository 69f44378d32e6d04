import { formatClock, formatDay } from '#shared/calendar/time-text.ts';
import { countOf } from '#shared/format/count.ts';
import type { GridLayout } from './grid-layout.ts';
import { SLOT_MINUTES } from './grid-measure.ts';

/** One half hour: what it is called, and the keys of the events that take some of it. */
export type Slot = { name: string; keys: readonly string[]; isMissing: boolean };

/** The half hours of every day of a grid, from the top. */
export function slotsOf({ axis, days }: GridLayout): readonly (readonly Slot[])[] {
  const rows = Math.ceil(axis.lengthMinutes / SLOT_MINUTES);
  return days.map(({ scale, layout }) => {
    const day = formatDay(scale.day);
    const segments = [
      ...layout.bands,
      ...layout.placed.map(({ item }) => item),
      ...layout.folded.flatMap(({ items }) => items),
    ];
    return Array.from({ length: rows }, (_, row): Slot => {
      const start = row * SLOT_MINUTES;
      const inside = segments.filter((segment) => segment.start < start + SLOT_MINUTES && start < segment.end);
      const isMissing = scale.missing.some((gap) => gap.start <= start && start < gap.end);
      const clock = formatClock(scale.toInstant(start), axis.zone);
      const said = isMissing ? 'this hour does not exist' : countText(inside.length);
      return {
        name: `${day} ${clock}, ${said}`,
        keys: inside.map(({ occurrence }) => occurrence.key),
        isMissing,
      };
    });
  });
}

function countText(count: number): string {
  return count === 0 ? 'free' : countOf(count, 'event');
}
