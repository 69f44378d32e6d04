import type { Occurrence } from '#shared/calendar/occurrence.ts';
import { type Bar, isLong, layoutBars } from './all-day-tracks.ts';

/** One day of a month: the bars that begin on it, the hidden ones, and all its events. */
export type MonthDay = {
  day: Temporal.PlainDate;
  /** The bars by track. Undefined if a track is free or has a bar that began on an earlier day of the week. */
  tracks: readonly (Bar | undefined)[];
  /** All events of the day, in track order. */
  all: readonly Occurrence[];
  hiddenCount: number;
};

/** A week of the month. */
export type MonthWeek = readonly MonthDay[];

/** Lays out a month: multi-day events span their days as bars, and a week shows at most `mostTracks` tracks. */
export function layoutMonth(
  occurrences: readonly Occurrence[],
  days: readonly Temporal.PlainDate[],
  zone: string,
  mostTracks: number,
): readonly MonthWeek[] {
  // All-day events are on top, as in the week view.
  const ordered = [...occurrences].sort((a, b) => Number(isLong(b)) - Number(isLong(a)));
  return Array.from({ length: Math.ceil(days.length / WEEK_DAYS) }, (_, week) =>
    layoutWeek(ordered, days.slice(week * WEEK_DAYS, (week + 1) * WEEK_DAYS), zone, mostTracks),
  );
}

function layoutWeek(
  occurrences: readonly Occurrence[],
  days: readonly Temporal.PlainDate[],
  zone: string,
  mostTracks: number,
): MonthWeek {
  const bars = layoutBars(occurrences, days, zone);
  const trackCount = Math.max(0, ...bars.map(({ track }) => track + 1));
  // One track is reserved for the text that states how many more events there are.
  const shownTracks = trackCount > mostTracks ? mostTracks - 1 : trackCount;
  return days.map((day, index) => {
    const ofDay = bars
      .filter(({ firstDay, lastDay }) => firstDay <= index && index <= lastDay)
      .sort((a, b) => a.track - b.track);
    const used = Math.max(0, ...ofDay.map(({ track }) => Math.min(track + 1, shownTracks)));
    return {
      day,
      tracks: Array.from({ length: used }, (_, track) =>
        ofDay.find((bar) => bar.track === track && bar.firstDay === index),
      ),
      all: ofDay.map(({ occurrence }) => occurrence),
      hiddenCount: ofDay.filter(({ track }) => track >= shownTracks).length,
    };
  });
}

const WEEK_DAYS = 7;
