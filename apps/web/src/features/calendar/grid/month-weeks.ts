import type { Occurrence } from '#shared/calendar/occurrence.ts';
import { type Bar, isLong, layoutBars } from './all-day-lanes.ts';

/** One day of a month: the bars that begin here, those that are hidden, and all that it has. */
export type MonthDay = {
  day: Temporal.PlainDate;
  /** By lane; undefined where a lane is free, or taken by a bar that begins on an earlier day of the week. */
  lanes: readonly (Bar | undefined)[];
  /** Every event of the day, in the order of lanes. */
  all: readonly Occurrence[];
  hiddenCount: number;
};

/** One week of a month. */
export type MonthWeek = readonly MonthDay[];

/** Lays out a month: events of several days are bars over them, and a week shows at most `mostLanes` lanes. */
export function layoutMonth(
  occurrences: readonly Occurrence[],
  days: readonly Temporal.PlainDate[],
  zone: string,
  mostLanes: number,
): readonly MonthWeek[] {
  // What takes whole days stands on top, as it does in a week.
  const ordered = [...occurrences].sort((a, b) => Number(isLong(b)) - Number(isLong(a)));
  return Array.from({ length: Math.ceil(days.length / WEEK_DAYS) }, (_, week) =>
    layoutWeek(ordered, days.slice(week * WEEK_DAYS, (week + 1) * WEEK_DAYS), zone, mostLanes),
  );
}

function layoutWeek(
  occurrences: readonly Occurrence[],
  days: readonly Temporal.PlainDate[],
  zone: string,
  mostLanes: number,
): MonthWeek {
  const bars = layoutBars(occurrences, days, zone);
  const laneCount = Math.max(0, ...bars.map(({ lane }) => lane + 1));
  // One lane is given up for the words that say how many more there are.
  const shownLanes = laneCount > mostLanes ? mostLanes - 1 : laneCount;
  return days.map((day, index) => {
    const ofDay = bars
      .filter(({ firstDay, lastDay }) => firstDay <= index && index <= lastDay)
      .sort((a, b) => a.lane - b.lane);
    const used = Math.max(0, ...ofDay.map(({ lane }) => Math.min(lane + 1, shownLanes)));
    return {
      day,
      lanes: Array.from({ length: used }, (_, lane) =>
        ofDay.find((bar) => bar.lane === lane && bar.firstDay === index),
      ),
      all: ofDay.map(({ occurrence }) => occurrence),
      hiddenCount: ofDay.filter(({ lane }) => lane >= shownLanes).length,
    };
  });
}

const WEEK_DAYS = 7;
