import type { FreeBusyRow } from '#shared/calendar/free-busy-query.ts';

/** A time at which a meeting could be, and who could not come. */
export type Slot = { start: Temporal.Instant; end: Temporal.Instant; busyIds: readonly string[] };

/** When meetings may be: working hours of some days in a zone. */
export type Window = {
  days: readonly Temporal.PlainDate[];
  beginHour: number;
  endHour: number;
  zone: string;
};

/** Minutes between one start to try and the next. */
export const SLOT_STEP_MINUTES = 30;

/** The starts of every slot of a day, in its working hours. Hours that the clock skips are left out. */
export function startsOf(day: Temporal.PlainDate, { beginHour, endHour, zone }: Window): readonly Temporal.Instant[] {
  const at = (hour: number) => day.toPlainDateTime().add({ hours: hour }).toZonedDateTime(zone).toInstant();
  const [begin, end] = [at(beginHour), at(endHour)];
  const count = Math.max(0, Math.floor(begin.until(end).total('minutes') / SLOT_STEP_MINUTES));
  return Array.from({ length: count }, (_, index) => begin.add({ minutes: index * SLOT_STEP_MINUTES }));
}

/** Whether somebody is busy at any time between two instants. Who is not known counts as not known, not as busy. */
export function isBusy({ busy }: FreeBusyRow, start: Temporal.Instant, end: Temporal.Instant): boolean {
  return busy.some(
    (each) => Temporal.Instant.compare(each.start, end) < 0 && Temporal.Instant.compare(start, each.end) < 0,
  );
}

/**
 * The best times for a meeting: those at which most can come, earlier ones first. None begins before `notBefore`, none
 * goes beyond the working hours of its day.
 */
export function rankSlots(
  rows: readonly FreeBusyRow[],
  window: Window,
  lengthMinutes: number,
  notBefore: Temporal.Instant,
): readonly Slot[] {
  const slots = window.days.flatMap((day) => {
    const starts = startsOf(day, window);
    const close = starts.at(-1)?.add({ minutes: SLOT_STEP_MINUTES });
    return starts.flatMap((start): Slot[] => {
      const end = start.add({ minutes: lengthMinutes });
      const isTooLate = close === undefined || Temporal.Instant.compare(end, close) > 0;
      if (isTooLate || Temporal.Instant.compare(start, notBefore) < 0) return [];
      return [{ start, end, busyIds: rows.filter((row) => isBusy(row, start, end)).map(({ id }) => id) }];
    });
  });
  return slots.sort((a, b) => a.busyIds.length - b.busyIds.length || Temporal.Instant.compare(a.start, b.start));
}

/**
 * The first of the best times, spread over the days: of times at which as many can come, every day gives its first one before
 * a day gives another, and none overlaps one that was given. Better times come first, and earlier ones of them.
 */
export function spreadSlots(ranked: readonly Slot[], most: number, zone: string): readonly Slot[] {
  const chosen: Slot[] = [];
  const tiers = Map.groupBy(ranked, ({ busyIds }) => busyIds.length);
  for (const tier of tiers.values()) {
    const days = [
      ...Map.groupBy(tier, ({ start }) => start.toZonedDateTimeISO(zone).toPlainDate().toString()).values(),
    ];
    const from = chosen.length;
    while (chosen.length < most && days.some((day) => day.length > 0)) {
      for (const day of days) {
        const index = day.findIndex((slot) => !chosen.some((other) => isOverlapping(slot, other)));
        const [slot] = day.splice(0, index + 1).slice(-1);
        if (index === -1) day.length = 0;
        else if (slot && chosen.length < most) chosen.push(slot);
      }
    }
    const added = chosen.splice(from).sort((a, b) => Temporal.Instant.compare(a.start, b.start));
    chosen.push(...added);
  }
  return chosen;
}

function isOverlapping(a: Slot, b: Slot): boolean {
  return Temporal.Instant.compare(a.start, b.end) < 0 && Temporal.Instant.compare(b.start, a.end) < 0;
}

/** The days of a question, without weekends unless they are wanted. */
export function daysFrom(
  first: Temporal.PlainDate,
  count: number,
  hasWeekends: boolean,
): readonly Temporal.PlainDate[] {
  const days: Temporal.PlainDate[] = [];
  for (let day = first; days.length < count; day = day.add({ days: 1 })) {
    if (hasWeekends || day.dayOfWeek <= LAST_WORKDAY) days.push(day);
  }
  return days;
}

const LAST_WORKDAY = 5; // Friday, as ISO 8601 counts.
