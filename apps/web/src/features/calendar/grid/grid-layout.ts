import type { Stop } from '#features/calendar/move/event-steps.ts';
import type { Occurrence } from '#shared/calendar/occurrence.ts';
import { type Bar, isLong, layoutBars } from './all-day-tracks.ts';
import { type DayLayout, layoutDay, type Segment } from './day-layout.ts';
import { type DayScale, getDayScale, getTimeAxis, type TimeAxis } from './time-axis.ts';

/** The elements of the week or day grid, with their positions. */
export type GridLayout = {
  axis: TimeAxis;
  days: readonly { scale: DayScale; layout: DayLayout }[];
  /** The working locations, above everything else. */
  places: readonly Bar[];
  bars: readonly Bar[];
  /** The events that the keyboard can reach. */
  stops: readonly Stop[];
};

/** Lays out the grid of some days in a zone, with at most `maxColumns` events side by side per day. */
export function layoutGrid(
  occurrences: readonly Occurrence[],
  dates: readonly Temporal.PlainDate[],
  zone: string,
  maxColumns: number,
): GridLayout {
  const axis = getTimeAxis(dates, zone);
  const days = dates.map((date) => {
    const scale = getDayScale(axis, date);
    return { scale, layout: layoutDay(occurrences, scale, axis.lengthMinutes, maxColumns) };
  });
  const isPlace = ({ type }: Occurrence) => type === 'workingLocation';
  const places = layoutBars(occurrences.filter(isPlace), dates, zone);
  const bars = layoutBars(
    occurrences.filter((occurrence) => isLong(occurrence) && !isPlace(occurrence)),
    dates,
    zone,
  );
  return { axis, days, places, bars, stops: findStops(days, places, bars) };
}

/** Returns the ID of an event's part on one day. */
export function getSegmentId({ occurrence }: Segment, dayIndex: number): string {
  return `${occurrence.key}@${dayIndex}`;
}

/** Returns the ID of an event above the hours. */
export function toBarId({ occurrence }: Bar): string {
  return `${occurrence.key}@bar`;
}

function findStops(days: GridLayout['days'], places: readonly Bar[], bars: readonly Bar[]): Stop[] {
  const above = [...places, ...bars];
  const barStops = above.map((bar, index) => ({
    id: toBarId(bar),
    firstDay: bar.firstDay,
    lastDay: bar.lastDay,
    minute: index - above.length,
  }));
  const segmentStops = days.flatMap(({ layout }, day) =>
    [...layout.bands, ...layout.placed.map(({ item }) => item)].map((segment) => ({
      id: getSegmentId(segment, day),
      firstDay: day,
      lastDay: day,
      minute: segment.start,
    })),
  );
  return [...barStops, ...segmentStops];
}
