import { toBasicUtc } from '#shared/calendar/series/recurrence-rule.ts';
import type { Moment } from './ics-times.ts';

/** Unix milliseconds of a moment; of a date, its midnight in UTC. */
export function msOf({ dateTime, date }: Moment): number {
  return dateTime === undefined ? Date.parse(`${date}T00:00:00Z`) : Temporal.Instant.from(dateTime).epochMilliseconds;
}

/** Starts of a series once one of them has moved from `from` to `to`, and all others with it by the clock of their zone. */
export class FollowedTime {
  readonly #zone: string;
  readonly #to: Moment;
  readonly #from: Temporal.PlainDateTime;
  readonly #target: Temporal.PlainDateTime;
  readonly #wasAllDay: boolean;

  constructor({ from, to, zone = 'UTC' }: { from: Moment; to: Moment; zone: string | undefined }) {
    this.#zone = zone;
    this.#to = to;
    this.#wasAllDay = from.date !== undefined;
    this.#from = this.#toLocal(msOf(from), this.#wasAllDay);
    this.#target = this.#toLocal(msOf(to), this.#isAllDay);
  }

  /** By how many days starts move. */
  get days(): number {
    return this.#from.toPlainDate().until(this.#target.toPlainDate(), { largestUnit: 'days' }).days;
  }

  /** The moment of a start that was at `ms` before. */
  momentAt(ms: number): Moment {
    const moved = this.msAt(ms);
    const text = Temporal.Instant.fromEpochMilliseconds(moved).toString();
    return this.#isAllDay ? { date: text.slice(0, 10) } : { dateTime: text, timeZone: this.#to.timeZone ?? 'UTC' };
  }

  /** Unix milliseconds of a start that was at `ms` before. */
  msAt(ms: number): number {
    const isSame = this.#from.equals(this.#target) && this.#wasAllDay === this.#isAllDay;
    if (isSame) return ms;
    const local = this.#toLocal(ms, this.#wasAllDay).add(this.#from.until(this.#target, { largestUnit: 'days' }));
    const zone = this.#isAllDay ? 'UTC' : (this.#to.timeZone ?? 'UTC');
    return local.toZonedDateTime(zone).epochMilliseconds;
  }

  /** A start that was at `ms` before, as recurrences write it. */
  toText(ms: number): string {
    const text = toBasicUtc(Temporal.Instant.fromEpochMilliseconds(this.msAt(ms)));
    return this.#isAllDay ? text.slice(0, 8) : text;
  }

  /** A line of a recurrence with starts that were at these times before; no line without any. */
  toLines(name: 'RDATE' | 'EXDATE', times: readonly number[]): string[] {
    const value = times.map((ms) => this.toText(ms)).join();
    return value === '' ? [] : [`${name}${this.#isAllDay ? ';VALUE=DATE' : ''}:${value}`];
  }

  get #isAllDay(): boolean {
    return this.#to.date !== undefined;
  }

  #toLocal(ms: number, isAllDay: boolean): Temporal.PlainDateTime {
    return Temporal.Instant.fromEpochMilliseconds(ms)
      .toZonedDateTimeISO(isAllDay ? 'UTC' : this.#zone)
      .toPlainDateTime();
  }
}
