import { type Pointing, usePointedAt } from '#ui/popovers/use-pointed-at.ts';

/** A hovered time. */
export type PointedTime = {
  /** The time as sent by the service, in RFC 3339. */
  value: string;
  timeMs: number;
  box: DOMRect;
};

const pointing: Pointing<HTMLTimeElement> = {
  under: (element) => element.closest('time'),
  reached: (element) => (element.role === 'gridcell' ? element.querySelector('time') : null),
  drawn: '[data-time-card]',
  // Removes the title, which contains less of the same information and would cover the card.
  onPoint: (time) => {
    const { title } = time;
    time.removeAttribute('title');
    return () => {
      time.title = title;
    };
  },
};

/** Returns the time on the page that the mouse hovers over, or that is in the cell with keyboard focus. */
export function usePointedTime(): PointedTime | undefined {
  const pointed = usePointedAt(pointing);
  if (!pointed) return undefined;
  const value = pointed.target.dateTime;
  const timeMs = Date.parse(value);
  // A day alone is the same day in every zone.
  return value.includes('T') && !Number.isNaN(timeMs) ? { value, timeMs, box: pointed.box } : undefined;
}
