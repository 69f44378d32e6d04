import type { Occurrence } from '#shared/calendar/occurrence.ts';
import { isLong } from './all-day-tracks.ts';
import { layoutOverlaps, type OverlapLayout } from './overlap-layout.ts';
import type { DayScale, TimeSegment } from './time-axis.ts';

/** The part of an event that one day shows, in minutes of the axis. */
export type Segment = TimeSegment & {
  occurrence: Occurrence;
  /** It began on an earlier day, or goes on on the next. */
  isFromBefore: boolean;
  isUntilAfter: boolean;
  /** It stands in front of an out-of-office band and leaves the band's edge free. */
  isOnBand: boolean;
};

/** What one day shows below its head. */
export type DayLayout = OverlapLayout<Segment> & { bands: readonly Segment[] };

/** Shorter events are drawn as long as this, in minutes: their one line of text, and a target to hit. */
const SHORTEST_MINUTES = 30;

/** Lays out the timed events of a day: out-of-office as bands behind, the others side by side where they overlap. */
export function layoutDay(
  occurrences: readonly Occurrence[],
  scale: DayScale,
  axisLength: number,
  maxColumns: number,
): DayLayout {
  const segments = occurrences.flatMap((occurrence) => toSegment(occurrence, scale, axisLength) ?? []);
  const bands = segments.filter(isBand);
  const others = segments
    .filter((segment) => !isBand(segment))
    .map((segment) => ({
      ...segment,
      isOnBand: bands.some((band) => band.start < segment.end && segment.start < band.end),
    }));
  return { ...layoutOverlaps(others, maxColumns), bands };
}

function isBand({ occurrence }: Segment): boolean {
  return occurrence.type === 'outOfOffice' && occurrence.state !== 'cancelled';
}

function toSegment(occurrence: Occurrence, scale: DayScale, axisLength: number): Segment | undefined {
  const { time } = occurrence;
  if (time.isAllDay || isLong(occurrence) || occurrence.type === 'workingLocation') return undefined;
  const isFromBefore = Temporal.Instant.compare(time.start, scale.start) < 0;
  const isEmpty = Temporal.Instant.compare(time.start, time.end) === 0;
  const endsBefore = Temporal.Instant.compare(time.end, scale.start) <= 0 && !(isEmpty && !isFromBefore);
  if (Temporal.Instant.compare(time.start, scale.end) >= 0 || endsBefore) return undefined;
  const start = Math.min(scale.toMinute(time.start, 'start'), axisLength - SHORTEST_MINUTES);
  const end = Math.max(scale.toMinute(time.end, 'end'), start + SHORTEST_MINUTES);
  const isUntilAfter = Temporal.Instant.compare(time.end, scale.end) > 0;
  return { occurrence, start, end, isFromBefore, isUntilAfter, isOnBand: false };
}
