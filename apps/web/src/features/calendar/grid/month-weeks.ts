import type { Occurrence } from '#shared/calendar/occurrence.ts';
import { type Bar, isLong, layoutBars } from './all-day-tracks.ts';

/** One day of a month: the bars that begin here, those that are hidden, and all that it has. */
export type MonthDay = {
  day: Temporal.PlainDate;
  /** By track; undefined where a track is free, or taken by a bar that begins on an earlier day of the week. */
  tracks: readonly (Bar | undefined)[];
  /** Every event of the day, in the order of tracks. */
  all: readonly Occurrence[];
  hiddenCount: number;
};

/** One week of a month. */
export type MonthWeek = readonly MonthDay[];

/** Lays out a month: events of several days are bars over them, and a week shows at most `mostTracks` tracks. */
export function layoutMonth(
  occurrences: readonly Occurrence[],
  days: readonly Temporal.PlainDate[],
  zone: string,
  mostTracks: number,
): readonly MonthWeek[] {
  // What takes whole days stands on top, as it does in a week.
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
  // One track is given up for the words that say how many more there are.
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
