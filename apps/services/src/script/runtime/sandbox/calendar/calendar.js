/** @import { Resource, ServiceClient } from '#script/runtime/sandbox/host/service-client.js' */

import { wrongArguments } from '#script/runtime/sandbox/host/exception.js';
import { PublicObject } from '#script/runtime/sandbox/host/public-object.js';
import { RefusedCall } from '#script/runtime/sandbox/host/service-client.js';
import { CalendarEvent, CalendarEventSeries, toDays, toTimes } from './calendar-event.js';
import { toRecurrenceLines } from './calendar-recurrence.js';

/** A calendar in the list of the user on whose behalf a script runs. */
export class Calendar extends PublicObject {
  #client;
  #entry;

  /**
   * @param {ServiceClient} client
   * @param {Resource} entry The calendar list entry.
   */
  constructor(client, entry) {
    super('Calendar.Calendar');
    this.#client = client;
    this.#entry = entry;
  }

  getId() {
    return this.#entry.id;
  }

  getName() {
    return this.#entry.summaryOverride ?? this.#entry.summary;
  }

  getDescription() {
    return this.#entry.description ?? '';
  }

  getTimeZone() {
    return this.#entry.timeZone;
  }

  getColor() {
    return this.#entry.backgroundColor;
  }

  isHidden() {
    return this.#entry.hidden === true;
  }

  isSelected() {
    return this.#entry.selected === true;
  }

  isMyPrimaryCalendar() {
    return this.#entry.primary === true;
  }

  isOwnedByMe() {
    return this.#entry.accessRole === 'owner';
  }

  /** @param {string} name */
  setName(name) {
    return this.#update('setName', { summary: String(name) });
  }

  /** @param {string} description */
  setDescription(description) {
    return this.#update('setDescription', { description: String(description) });
  }

  /** @param {string} timeZone */
  setTimeZone(timeZone) {
    return this.#update('setTimeZone', { timeZone: String(timeZone) });
  }

  /** @param {boolean} selected */
  setSelected(selected) {
    return this.#list('setSelected', { selected: selected === true });
  }

  /** @param {boolean} hidden */
  setHidden(hidden) {
    return this.#list('setHidden', { hidden: hidden === true });
  }

  deleteCalendar() {
    const params = { calendarId: this.getId() };
    this.#client.call('Calendar.deleteCalendar', 'calendar.calendars.delete', { params });
  }

  unsubscribeFromCalendar() {
    const params = { calendarId: this.getId() };
    this.#client.call('Calendar.unsubscribeFromCalendar', 'calendar.calendarList.delete', { params });
  }

  /**
   * @param {string} title
   * @param {Date} start
   * @param {Date} end
   * @param {Resource} [options]
   */
  createEvent(title, start, end, options) {
    const times = toTimes('Calendar.createEvent', start, end);
    return this.#event(this.#insert('createEvent', title, times, options));
  }

  /**
   * Called with `(title, date, options)` or `(title, start, end, options)`.
   * @param {string} title
   * @param {Date} start
   * @param {any} [end]
   * @param {Resource} [options]
   */
  createAllDayEvent(title, start, end, options) {
    const hasEnd = end instanceof Date;
    const days = toDays('Calendar.createAllDayEvent', start, hasEnd ? end : undefined);
    return this.#event(this.#insert('createAllDayEvent', title, days, hasEnd ? options : end));
  }

  /**
   * @param {string} title
   * @param {Date} start
   * @param {Date} end
   * @param {unknown} recurrence
   * @param {Resource} [options]
   */
  createEventSeries(title, start, end, recurrence, options) {
    const method = 'Calendar.createEventSeries';
    const times = { ...toTimes(method, start, end), recurrence: toRecurrenceLines(method, recurrence) };
    return this.#series(this.#insert('createEventSeries', title, times, options));
  }

  /**
   * @param {string} title
   * @param {Date} start
   * @param {unknown} recurrence
   * @param {Resource} [options]
   */
  createAllDayEventSeries(title, start, recurrence, options) {
    const method = 'Calendar.createAllDayEventSeries';
    const days = { ...toDays(method, start), recurrence: toRecurrenceLines(method, recurrence) };
    return this.#series(this.#insert('createAllDayEventSeries', title, days, options));
  }

  /** @param {string} description */
  createEventFromDescription(description) {
    const params = { calendarId: this.getId(), text: String(description) };
    const method = 'Calendar.createEventFromDescription';
    return this.#event(this.#client.call(method, 'calendar.events.quickAdd', { params }));
  }

  /**
   * @param {Date} start
   * @param {Date} end
   * @param {Resource} [options]
   */
  getEvents(start, end, options = {}) {
    const times = toTimes('Calendar.getEvents', start, end);
    return this.#events('getEvents', times.start.dateTime, times.end.dateTime, options);
  }

  /**
   * @param {Date} date
   * @param {Resource} [options]
   */
  getEventsForDay(date, options = {}) {
    if (!(date instanceof Date)) throw wrongArguments('Calendar.getEventsForDay', [date]);
    const start = new Date(date.getFullYear(), date.getMonth(), date.getDate());
    const end = new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1);
    return this.#events('getEventsForDay', start.toISOString(), end.toISOString(), options);
  }

  /** @param {string} id */
  getEventById(id) {
    const resource = this.#find('getEventById', id);
    return resource ? this.#event(resource) : null;
  }

  /** @param {string} id */
  getEventSeriesById(id) {
    const resource = this.#find('getEventSeriesById', id);
    return resource ? this.#series(resource) : null;
  }

  get [Symbol.toStringTag]() {
    return 'Calendar';
  }

  /**
   * @param {string} method
   * @param {string} timeMin
   * @param {string} timeMax
   * @param {Resource} options
   */
  #events(method, timeMin, timeMax, { search, start = 0, max = 2500 }) {
    const params = {
      calendarId: this.getId(),
      timeMin,
      timeMax,
      singleEvents: true,
      orderBy: 'startTime',
      maxResults: 250,
      q: search,
    };
    const found = [];
    for (const resource of this.#client.items(`Calendar.${method}`, 'calendar.events.list', params, 'items')) {
      found.push(resource);
      if (found.length === start + max) break;
    }
    return found.slice(start).map((resource) => this.#event(resource));
  }

  /**
   * @param {string} method
   * @param {string} id The iCalendar UID, with an `@`, or the ID within this calendar.
   * @returns {Resource | undefined}
   */
  #find(method, id) {
    const params = { calendarId: this.getId() };
    try {
      if (!String(id).includes('@')) {
        return this.#client.call(`Calendar.${method}`, 'calendar.events.get', { params: { ...params, eventId: id } });
      }
      const options = { params: { ...params, iCalUID: id, maxResults: 1 } };
      return this.#client.call(`Calendar.${method}`, 'calendar.events.list', options).items?.[0];
    } catch (error) {
      if (error instanceof RefusedCall && error.code === 404) return undefined;
      throw error;
    }
  }

  /**
   * @param {string} method
   * @param {string} title
   * @param {Resource} times
   * @param {Resource} [options]
   */
  #insert(method, title, times, options) {
    const { description, location, guests, sendInvites } = options ?? {};
    const attendees =
      guests &&
      String(guests)
        .split(',')
        .map((email) => ({ email: email.trim() }));
    const body = { ...times, summary: String(title), description, location, attendees: attendees || undefined };
    const params = { calendarId: this.getId(), sendUpdates: sendInvites ? 'all' : 'none' };
    return this.#client.call(`Calendar.${method}`, 'calendar.events.insert', { params, body });
  }

  /** @param {Resource} resource */
  #event(resource) {
    return new CalendarEvent({ client: this.#client, calendarId: this.getId(), resource });
  }

  /** @param {Resource} resource */
  #series(resource) {
    return new CalendarEventSeries({ client: this.#client, calendarId: this.getId(), resource });
  }

  /**
   * @param {string} method
   * @param {Resource} body
   */
  #update(method, body) {
    const params = { calendarId: this.getId() };
    const changed = this.#client.call(`Calendar.${method}`, 'calendar.calendars.patch', { params, body });
    this.#entry = { ...this.#entry, ...changed };
    return this;
  }

  /**
   * @param {string} method
   * @param {Resource} body
   */
  #list(method, body) {
    const params = { calendarId: this.getId() };
    this.#entry = this.#client.call(`Calendar.${method}`, 'calendar.calendarList.patch', { params, body });
    return this;
  }
}
