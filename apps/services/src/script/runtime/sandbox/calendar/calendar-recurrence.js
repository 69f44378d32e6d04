import { Exception, wrongArguments } from '#script/runtime/sandbox/host/exception.js';
import { PublicObject } from '#script/runtime/sandbox/host/public-object.js';

const LINES = Symbol('lines');
const TEXT = Symbol('text');
export const WEEKDAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];
export const MONTH_NAMES =
  'JANUARY FEBRUARY MARCH APRIL MAY JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER'.split(' ');

/** The recurrence of a series: rules, dates and excluded dates. */
export class EventRecurrence extends PublicObject {
  /** @type {(() => string)[]} */
  #lines = [];

  constructor() {
    super('Calendar.EventRecurrence');
  }

  addDailyRule() {
    return this.#addRule('RRULE', 'DAILY');
  }

  addWeeklyRule() {
    return this.#addRule('RRULE', 'WEEKLY');
  }

  addMonthlyRule() {
    return this.#addRule('RRULE', 'MONTHLY');
  }

  addYearlyRule() {
    return this.#addRule('RRULE', 'YEARLY');
  }

  /** @param {Date} date */
  addDate(date) {
    return this.#addLine('addDate', 'RDATE', date);
  }

  /** @param {Date} date */
  addDateExclusion(date) {
    return this.#addLine('addDateExclusion', 'EXDATE', date);
  }

  get [Symbol.toStringTag]() {
    return 'EventRecurrence';
  }

  /**
   * Returns the RFC 5545 lines. Throws for a recurrence without a rule or a date.
   * @returns {string[]}
   */
  [LINES]() {
    if (this.#lines.length === 0) throw new Exception('The recurrence has no rule.');
    return this.#lines.map((line) => line());
  }

  /**
   * @param {string} kind
   * @param {string} frequency
   */
  #addRule(kind, frequency) {
    const rule = new RecurrenceRule(this, frequency);
    this.#lines.push(() => `${kind}:${rule[TEXT]()}`);
    return rule;
  }

  /**
   * @param {string} method
   * @param {string} kind
   * @param {Date} date
   */
  #addLine(method, kind, date) {
    if (!(date instanceof Date)) throw wrongArguments(`EventRecurrence.${method}`, [date]);
    const text = toBasicTime(date);
    this.#lines.push(() => `${kind}:${text}`);
    return this;
  }
}

/** A rule of a recurrence. Further rules are added to its recurrence. */
class RecurrenceRule extends PublicObject {
  #recurrence;
  /** @type {Map<string, string>} */
  #parts = new Map();

  /**
   * @param {EventRecurrence} recurrence
   * @param {string} frequency
   */
  constructor(recurrence, frequency) {
    super('Calendar.RecurrenceRule');
    this.#recurrence = recurrence;
    this.#parts.set('FREQ', frequency);
  }

  addDailyRule() {
    return this.#recurrence.addDailyRule();
  }

  addWeeklyRule() {
    return this.#recurrence.addWeeklyRule();
  }

  addMonthlyRule() {
    return this.#recurrence.addMonthlyRule();
  }

  addYearlyRule() {
    return this.#recurrence.addYearlyRule();
  }

  /** @param {Date} date */
  addDate(date) {
    return this.#recurrence.addDate(date);
  }

  /** @param {Date} date */
  addDateExclusion(date) {
    return this.#recurrence.addDateExclusion(date);
  }

  /** @param {number} count */
  interval(count) {
    return this.#set('INTERVAL', String(count));
  }

  /** @param {number} count */
  times(count) {
    return this.#set('COUNT', String(count));
  }

  /** @param {Date} date */
  until(date) {
    if (!(date instanceof Date)) throw wrongArguments('RecurrenceRule.until', [date]);
    return this.#set('UNTIL', toBasicTime(date));
  }

  /** @param {string} day */
  onlyOnWeekday(day) {
    return this.onlyOnWeekdays([day]);
  }

  /** @param {string[]} days */
  onlyOnWeekdays(days) {
    if (!days.every((day) => WEEKDAYS.includes(day))) throw wrongArguments('RecurrenceRule.onlyOnWeekdays', [days]);
    return this.#set('BYDAY', days.map((day) => day.slice(0, 2)).join(','));
  }

  /** @param {number} day */
  onlyOnMonthDay(day) {
    return this.onlyOnMonthDays([day]);
  }

  /** @param {number[]} days */
  onlyOnMonthDays(days) {
    return this.#set('BYMONTHDAY', days.join(','));
  }

  /** @param {string} month */
  onlyInMonth(month) {
    return this.onlyInMonths([month]);
  }

  /** @param {string[]} months */
  onlyInMonths(months) {
    if (!months.every((month) => MONTH_NAMES.includes(month)))
      throw wrongArguments('RecurrenceRule.onlyInMonths', [months]);
    return this.#set('BYMONTH', months.map((month) => MONTH_NAMES.indexOf(month) + 1).join(','));
  }

  /** @param {string} day */
  weekStartsOn(day) {
    return this.#set('WKST', String(day).slice(0, 2));
  }

  get [Symbol.toStringTag]() {
    return 'RecurrenceRule';
  }

  [LINES]() {
    return this.#recurrence[LINES]();
  }

  /** @returns {string} */
  [TEXT]() {
    return [...this.#parts].map(([name, value]) => `${name}=${value}`).join(';');
  }

  /**
   * @param {string} name
   * @param {string} value
   */
  #set(name, value) {
    this.#parts.set(name, value);
    return this;
  }
}

/**
 * Returns the lines of a recurrence passed by a script, as an EventRecurrence or one of its rules.
 * @param {string} method
 * @param {any} recurrence
 * @returns {string[]}
 */
export function toRecurrenceLines(method, recurrence) {
  if (!(recurrence instanceof EventRecurrence || recurrence instanceof RecurrenceRule)) {
    throw wrongArguments(method, [recurrence]);
  }
  return recurrence[LINES]();
}

/** @param {Date} date */
function toBasicTime(date) {
  return date.toISOString().replace(/[-:]|\.\d+/g, '');
}
