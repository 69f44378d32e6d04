/** @import { Resource, ServiceClient } from '#script/runtime/sandbox/host/service-client.js' */

import { wrongArguments } from '#script/runtime/sandbox/host/exception.js';
import { CalendarEntry, CHANGE, REMOVE, RESOURCE } from './calendar-entry.js';
import { toRecurrenceLines } from './calendar-recurrence.js';

/** @typedef {{ client: ServiceClient, calendarId: string, resource: Resource }} EventParts */

/** A single event, or an event of a series. */
export class CalendarEvent extends CalendarEntry {
  #parts;

  /** @param {EventParts} parts */
  constructor(parts) {
    super('CalendarEvent', parts);
    this.#parts = parts;
  }

  getStartTime() {
    return toDate(this[RESOURCE]().start);
  }

  getEndTime() {
    return toDate(this[RESOURCE]().end);
  }

  getAllDayStartDate() {
    return this.getStartTime();
  }

  getAllDayEndDate() {
    return this.getEndTime();
  }

  isAllDayEvent() {
    return this[RESOURCE]().start.date !== undefined;
  }

  isRecurringEvent() {
    return this[RESOURCE]().recurringEventId !== undefined || this[RESOURCE]().recurrence !== undefined;
  }

  getEventSeries() {
    const { client, calendarId } = this.#parts;
    const eventId = this[RESOURCE]().recurringEventId ?? this[RESOURCE]().id;
    const resource = client.call('CalendarEvent.getEventSeries', 'calendar.events.get', {
      params: { calendarId, eventId },
    });
    return new CalendarEventSeries({ client, calendarId, resource });
  }

  /**
   * @param {Date} start
   * @param {Date} end
   */
  setTime(start, end) {
    return this[CHANGE]('setTime', replaceDays(toTimes('CalendarEvent.setTime', start, end)));
  }

  /** @param {Date} date */
  setAllDayDate(date) {
    return this[CHANGE]('setAllDayDate', replaceTimes(toDays('CalendarEvent.setAllDayDate', date)));
  }

  /**
   * @param {Date} start
   * @param {Date} end The day after the last one.
   */
  setAllDayDates(start, end) {
    return this[CHANGE]('setAllDayDates', replaceTimes(toDays('CalendarEvent.setAllDayDates', start, end)));
  }

  deleteEvent() {
    this[REMOVE]('deleteEvent');
  }

  get [Symbol.toStringTag]() {
    return 'CalendarEvent';
  }
}

/** A series of events. */
export class CalendarEventSeries extends CalendarEntry {
  /** @param {EventParts} parts */
  constructor(parts) {
    super('CalendarEventSeries', parts);
  }

  /**
   * @param {unknown} recurrence
   * @param {Date} start
   * @param {Date} [end] Missing for an all-day series.
   */
  setRecurrence(recurrence, start, end) {
    const method = 'CalendarEventSeries.setRecurrence';
    const times = end === undefined ? replaceTimes(toDays(method, start)) : replaceDays(toTimes(method, start, end));
    return this[CHANGE]('setRecurrence', { ...times, recurrence: toRecurrenceLines(method, recurrence) });
  }

  deleteEventSeries() {
    this[REMOVE]('deleteEventSeries');
  }

  get [Symbol.toStringTag]() {
    return 'CalendarEventSeries';
  }
}

/**
 * Returns the time fields of an event with a start and end time.
 * @param {string} method
 * @param {unknown} start
 * @param {unknown} end
 */
export function toTimes(method, start, end) {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!isDate(start) || !isDate(end)) throw wrongArguments(method, [start, end]);
  return {
    start: { dateTime: start.toISOString(), timeZone },
    end: { dateTime: end.toISOString(), timeZone },
  };
}

/**
 * Returns the date fields of an all-day event, in the script's time zone.
 * @param {string} method
 * @param {unknown} start
 * @param {unknown} [end] The day after the last one. Defaults to the next day.
 */
export function toDays(method, start, end) {
  if (!isDate(start) || (end !== undefined && !isDate(end))) throw wrongArguments(method, [start, end]);
  const after = end ?? new Date(start.getFullYear(), start.getMonth(), start.getDate() + 1);
  return {
    start: { date: toDay(start) },
    end: { date: toDay(after) },
  };
}

/** @param {{ start: Resource, end: Resource }} times */
function replaceDays({ start, end }) {
  return { start: { ...start, date: null }, end: { ...end, date: null } };
}

/** @param {{ start: Resource, end: Resource }} days */
function replaceTimes({ start, end }) {
  const none = { dateTime: null, timeZone: null };
  return { start: { ...start, ...none }, end: { ...end, ...none } };
}

/**
 * @param {unknown} value
 * @returns {value is Date}
 */
function isDate(value) {
  return value instanceof Date && !Number.isNaN(value.getTime());
}

/** @param {Date} date */
function toDay(date) {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((value) => String(value).padStart(2, '0'));
  return `${String(date.getFullYear()).padStart(4, '0')}-${month}-${day}`;
}

/** @param {Resource} time */
function toDate({ date, dateTime }) {
  if (dateTime !== undefined) return new Date(dateTime);
  const [year, month, day] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}
