import type { FreeBusyRow } from '#shared/calendar/free-busy-query.ts';

/** A possible meeting time, with the people who could not attend. */
export type Slot = { start: Temporal.Instant; end: Temporal.Instant; busyIds: readonly string[] };

/** The allowed meeting times: the working hours of some days in a zone. */
export type Window = {
  days: readonly Temporal.PlainDate[];
  beginHour: number;
  endHour: number;
  zone: string;
};

/** The interval in minutes between the tried starts. */
export const SLOT_STEP_MINUTES = 30;

/** Returns the starts of all slots of a day within its working hours. Omits hours that the clock skips. */
export function getStarts(day: Temporal.PlainDate, { beginHour, endHour, zone }: Window): readonly Temporal.Instant[] {
  const at = (hour: number) => day.toPlainDateTime().add({ hours: hour }).toZonedDateTime(zone).toInstant();
  const [begin, end] = [at(beginHour), at(endHour)];
  const count = Math.max(0, Math.floor(begin.until(end).total('minutes') / SLOT_STEP_MINUTES));
  return Array.from({ length: count }, (_, index) => begin.add({ minutes: index * SLOT_STEP_MINUTES }));
}

/** Reports whether someone is busy at any time between two instants. Unknown availability does not count as busy. */
export function isBusy({ busy }: FreeBusyRow, start: Temporal.Instant, end: Temporal.Instant): boolean {
  return busy.some(
    (each) => Temporal.Instant.compare(each.start, end) < 0 && Temporal.Instant.compare(start, each.end) < 0,
  );
}

/**
 * Returns the best times for a meeting: those at which most people can attend, earlier ones first. None begins before `notBefore`
 * or extends beyond the working hours of its day.
 */
export function rankSlots(
  rows: readonly FreeBusyRow[],
  window: Window,
  lengthMinutes: number,
  notBefore: Temporal.Instant,
): readonly Slot[] {
  const slots = window.days.flatMap((day) => {
    const starts = getStarts(day, window);
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
 * Returns the first of the best times, spread over the days. Of times with equal attendance, each day contributes its first one
 * before any day contributes another, and none overlap. Times with higher attendance come first, and among them earlier ones.
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

/** Returns the days of a search, without weekends unless they are included. */
export function listDaysFrom(
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

const LAST_WORKDAY = 5; // Friday in ISO 8601.
