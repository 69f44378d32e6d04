import { toBasicUtc } from '#shared/calendar/series/recurrence-rule.ts';
import type { Moment } from './ics-times.ts';

/** Returns the Unix milliseconds of a moment. For a date, uses midnight in UTC. */
export function getMs({ dateTime, date }: Moment): number {
  return dateTime === undefined ? Date.parse(`${date}T00:00:00Z`) : Temporal.Instant.from(dateTime).epochMilliseconds;
}

/** Shifts the starts of a series after one of them moved from `from` to `to`. All others shift by the clock of their zone. */
export class SeriesTimeShift {
  readonly #zone: string;
  readonly #to: Moment;
  readonly #from: Temporal.PlainDateTime;
  readonly #target: Temporal.PlainDateTime;
  readonly #wasAllDay: boolean;

  constructor({ from, to, zone = 'UTC' }: { from: Moment; to: Moment; zone: string | undefined }) {
    this.#zone = zone;
    this.#to = to;
    this.#wasAllDay = from.date !== undefined;
    this.#from = this.#toLocal(getMs(from), this.#wasAllDay);
    this.#target = this.#toLocal(getMs(to), this.#isAllDay);
  }

  /** The number of days by which starts shift. */
  get days(): number {
    return this.#from.toPlainDate().until(this.#target.toPlainDate(), { largestUnit: 'days' }).days;
  }

  /** Returns the moment of a start that was previously at `ms`. */
  toMoment(ms: number): Moment {
    const moved = this.msAt(ms);
    const text = Temporal.Instant.fromEpochMilliseconds(moved).toString();
    return this.#isAllDay ? { date: text.slice(0, 10) } : { dateTime: text, timeZone: this.#to.timeZone ?? 'UTC' };
  }

  /** Returns the Unix milliseconds of a start that was previously at `ms`. */
  msAt(ms: number): number {
    const isSame = this.#from.equals(this.#target) && this.#wasAllDay === this.#isAllDay;
    if (isSame) return ms;
    const local = this.#toLocal(ms, this.#wasAllDay).add(this.#from.until(this.#target, { largestUnit: 'days' }));
    const zone = this.#isAllDay ? 'UTC' : (this.#to.timeZone ?? 'UTC');
    return local.toZonedDateTime(zone).epochMilliseconds;
  }

  /** Returns a start that was previously at `ms`, in recurrence format. */
  toText(ms: number): string {
    const text = toBasicUtc(Temporal.Instant.fromEpochMilliseconds(this.msAt(ms)));
    return this.#isAllDay ? text.slice(0, 8) : text;
  }

  /** Returns a recurrence line with the starts that were previously at these times. Returns no line without any. */
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
