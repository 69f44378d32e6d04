import { type Pointing, usePointedAt } from '#ui/popovers/use-pointed-at.ts';

/** A time that is pointed at. */
export type PointedTime = {
  /** As the service sent it, in RFC 3339. */
  value: string;
  timeMs: number;
  box: DOMRect;
};

const pointing: Pointing<HTMLTimeElement> = {
  under: (element) => element.closest('time'),
  reached: (element) => (element.role === 'gridcell' ? element.querySelector('time') : null),
  drawn: '[data-time-card]',
  // Its title says less of the same, and would lie above.
  onPoint: (time) => {
    const { title } = time;
    time.removeAttribute('title');
    return () => {
      time.title = title;
    };
  },
};

/** The time on the page that the mouse rests on, or that stands in the cell which the keyboard has reached. */
export function usePointedTime(): PointedTime | undefined {
  const pointed = usePointedAt(pointing);
  if (!pointed) return undefined;
  const value = pointed.target.dateTime;
  const timeMs = Date.parse(value);
  // A day alone is the same day in every zone.
  return value.includes('T') && !Number.isNaN(timeMs) ? { value, timeMs, box: pointed.box } : undefined;
}
