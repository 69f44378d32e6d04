import { countOf } from '@rotunda/api-client/count-of';
import { SLOT_MINUTES } from '#features/calendar/view/grid-measure.ts';
import { formatClock, formatDay, formatZone } from '#shared/calendar/time-text.ts';
import type { GridLayout } from './grid-layout.ts';
import { type DayScale, getClockMinute, isAmbiguous, isMissingAt, type TimeAxis } from './time-axis.ts';

/** A half-hour slot: its name, and the keys of the events that overlap it. */
export type Slot = { name: string; keys: readonly string[]; isMissing: boolean };

/** Returns the half-hour slots of each day of a grid, from the top. */
export function getSlots({ axis, days }: GridLayout): readonly (readonly Slot[])[] {
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
      const isMissing = isMissingAt(scale, start);
      const said = isMissing
        ? 'this hour does not exist'
        : formatEvents(inside.map(({ occurrence }) => occurrence.title));
      return {
        name: `${day} ${formatSlotClock(axis, scale, start)}, ${said}`,
        keys: inside.map(({ occurrence }) => occurrence.key),
        isMissing,
      };
    });
  });
}

const NAMED_EVENTS = 3; // Further events are only counted, because screen readers read the text at every step.

/** Formats events as `2 events: Stand-up, Review`. */
function formatEvents(titles: readonly string[]): string {
  if (titles.length === 0) return 'free';
  const named = titles.slice(0, NAMED_EVENTS).join(', ');
  const more = titles.length > NAMED_EVENTS ? ` and ${titles.length - NAMED_EVENTS} more` : '';
  return `${countOf(titles.length, 'event')}: ${named}${more}`;
}

/** Formats a time as `02:30`, or as `02:30 CET` if the clock shows it twice on the day. */
function formatSlotClock(axis: TimeAxis, scale: DayScale, minute: number): string {
  if (isMissingAt(scale, minute)) return describeMissingClock(axis, minute);
  const instant = scale.toInstant(minute);
  const clock = formatClock(instant, axis.zone);
  return isAmbiguous(axis, scale, minute) ? `${clock} ${formatZone(instant, axis.zone)}` : clock;
}

/**
 * Returns the clock time of a minute that a day skips. No instant of the day has this time, so it is taken from the adjacent
 * hours.
 */
function describeMissingClock(axis: TimeAxis, minute: number): string {
  const clock = formatClock(Temporal.Instant.fromEpochMilliseconds(getClockMinute(axis, minute) * MINUTE_MS), 'UTC');
  const isRepeat = axis.repeat && minute >= axis.repeat.atMinute && getClockMinute(axis, minute) < axis.repeat.atMinute;
  return isRepeat ? `${clock} a second time` : clock;
}

const MINUTE_MS = 60_000;
