import type { Occurrence } from '#shared/calendar/occurrence.ts';
import { isLong } from './all-day-tracks.ts';
import { layoutOverlaps, type OverlapLayout } from './overlap-layout.ts';
import type { DayScale, TimeSegment } from './time-axis.ts';

/** The part of an event on one day, in minutes of the axis. */
export type Segment = TimeSegment & {
  occurrence: Occurrence;
  /** Whether the event begins on an earlier day, or continues on the next. */
  isFromBefore: boolean;
  isUntilAfter: boolean;
  /** Whether the event is in front of an out-of-office band and leaves the band's edge visible. */
  isOnBand: boolean;
};

/** The layout of one day below its header. */
export type DayLayout = OverlapLayout<Segment> & { bands: readonly Segment[] };

/** The minimum height of an event, in minutes: one line of text and a large enough pointer target. */
const SHORTEST_MINUTES = 30;

/** Lays out the timed events of a day: out-of-office events as background bands, the others side by side if they overlap. */
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
