/** @import { TriggerSchedule } from '#core/operations/script-engine.ts' */
import { Exception, wrongArguments } from '#script/runtime/sandbox/host/exception.js';
import { PublicObject } from '#script/runtime/sandbox/host/public-object.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MINUTES = [1, 5, 10, 15, 30]; // The values that the platform accepts.

export const WEEK_DAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];

/**
 * Builds a time-driven trigger. The caller's `create` receives its schedule.
 * @template Trigger
 */
export class ClockTriggerBuilder extends PublicObject {
  #functionName;
  #create;
  #intervalMs = 0;
  /** @type {number | undefined} */
  #firstRunMs;
  /** @type {number | undefined} */
  #hour;
  #minute = 0;
  /** @type {number | undefined} */
  #weekDay;
  /** @type {number | undefined} */
  #monthDay;
  /** @type {(() => Date) | undefined} */
  #toDay;

  /**
   * @param {string} functionName
   * @param {(schedule: TriggerSchedule) => Trigger} create
   */
  constructor(functionName, create) {
    super('Script.ClockTriggerBuilder');
    this.#functionName = functionName;
    this.#create = create;
  }

  /** @param {number} durationMs */
  after(durationMs) {
    if (!(Number(durationMs) >= 0)) throw wrongArguments('ClockTriggerBuilder.after', [durationMs]);
    this.#firstRunMs = Date.now() + Math.trunc(Number(durationMs));
    return this;
  }

  /** @param {Date} date */
  at(date) {
    if (!(date instanceof Date) || Number.isNaN(date.getTime())) throw wrongArguments('ClockTriggerBuilder.at', [date]);
    this.#firstRunMs = date.getTime();
    return this;
  }

  /**
   * @param {number} year
   * @param {number} month Starting at 1.
   * @param {number} day
   */
  atDate(year, month, day) {
    const date = new Date(year, month - 1, day);
    if (Number.isNaN(date.getTime())) throw wrongArguments('ClockTriggerBuilder.atDate', [year, month, day]);
    this.#toDay = () => new Date(year, month - 1, day, this.#hour ?? 0, this.#minute);
    return this;
  }

  /** @param {number} count */
  everyMinutes(count) {
    if (!MINUTES.includes(count)) throw new Exception('The value you passed to everyMinutes was invalid.');
    return this.#every('everyMinutes', count, MINUTE_MS);
  }

  /** @param {number} count */
  everyHours(count) {
    return this.#every('everyHours', count, HOUR_MS);
  }

  /** @param {number} count */
  everyDays(count) {
    return this.#every('everyDays', count, DAY_MS);
  }

  /** @param {number} count */
  everyWeeks(count) {
    return this.#every('everyWeeks', count, 7 * DAY_MS);
  }

  /** @param {number} day */
  onMonthDay(day) {
    if (!Number.isInteger(day) || day < 1 || day > 31) throw wrongArguments('ClockTriggerBuilder.onMonthDay', [day]);
    this.#monthDay = day;
    this.#intervalMs = DAY_MS;
    return this;
  }

  /** @param {string} day A member of `ScriptApp.WeekDay`. */
  onWeekDay(day) {
    const weekDay = WEEK_DAYS.indexOf(String(day));
    if (weekDay === -1) throw wrongArguments('ClockTriggerBuilder.onWeekDay', [day]);
    this.#weekDay = weekDay;
    if (this.#intervalMs === 0) this.#intervalMs = 7 * DAY_MS;
    return this;
  }

  /** @param {number} hour */
  atHour(hour) {
    if (!Number.isInteger(hour) || hour < 0 || hour > 23) throw wrongArguments('ClockTriggerBuilder.atHour', [hour]);
    this.#hour = hour;
    return this;
  }

  /** @param {number} minute */
  nearMinute(minute) {
    const isMinute = Number.isInteger(minute) && minute >= 0 && minute < 60;
    if (!isMinute) throw wrongArguments('ClockTriggerBuilder.nearMinute', [minute]);
    this.#minute = minute;
    return this;
  }

  /**
   * Only supports the script's own time zone.
   * @param {string} timeZone
   */
  inTimezone(timeZone) {
    if (timeZone === Intl.DateTimeFormat().resolvedOptions().timeZone) return this;
    throw new Exception('ClockTriggerBuilder.inTimezone is available for the time zone of the script only');
  }

  create() {
    const functionName = this.#functionName;
    const once = this.#firstRunMs ?? this.#toDay?.().getTime();
    if (once !== undefined) {
      return this.#create({ functionName, intervalMs: MINUTE_MS, firstRunMs: once, isOnce: true });
    }
    if (this.#intervalMs === 0) throw new Exception('The trigger has no schedule.');
    const schedule = { functionName, intervalMs: this.#intervalMs, firstRunMs: this.#toFirstRun() };
    return this.#create(this.#monthDay === undefined ? schedule : { ...schedule, monthDay: this.#monthDay });
  }

  get [Symbol.toStringTag]() {
    return 'ClockTriggerBuilder';
  }

  /**
   * @param {string} method
   * @param {number} count
   * @param {number} unitMs
   */
  #every(method, count, unitMs) {
    if (!Number.isInteger(count) || count < 1 || count > 1000) {
      throw wrongArguments(`ClockTriggerBuilder.${method}`, [count]);
    }
    this.#intervalMs = count * unitMs;
    return this;
  }

  #toFirstRun() {
    const nowMs = Date.now();
    const hasDay = this.#weekDay !== undefined || this.#monthDay !== undefined;
    if (this.#hour === undefined && !hasDay) return nowMs + this.#intervalMs;
    const first = new Date(nowMs);
    first.setHours(this.#hour ?? 0, this.#minute, 0, 0);
    while (first.getTime() <= nowMs || !this.#isDay(first)) first.setDate(first.getDate() + 1);
    return first.getTime();
  }

  /** @param {Date} date */
  #isDay(date) {
    if (this.#weekDay !== undefined) return date.getDay() === this.#weekDay;
    if (this.#monthDay === undefined) return true;
    const lastDay = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
    return date.getDate() === Math.min(this.#monthDay, lastDay);
  }
}
