/** @import { Host } from '#script/runtime/sandbox/host/host.js' */
/** @import { Resource } from '#script/runtime/sandbox/host/service-client.js' */

import { toEnumeration } from '#script/runtime/sandbox/host/enumeration.js';
import { publicService } from '#script/runtime/sandbox/host/public-object.js';
import { RefusedCall, ServiceClient } from '#script/runtime/sandbox/host/service-client.js';
import { Calendar } from './calendar.js';
import { GUEST_STATUS, VISIBILITY } from './calendar-entry.js';
import { EventRecurrence, MONTH_NAMES, WEEKDAYS } from './calendar-recurrence.js';

const EVENT_COLORS = 'PALE_BLUE PALE_GREEN MAUVE PALE_RED YELLOW ORANGE CYAN GRAY BLUE GREEN RED'.split(' ');
// Calendar methods that are also available on `CalendarApp` for the default calendar.
const OF_DEFAULT = [
  'createAllDayEvent',
  'createAllDayEventSeries',
  'createEvent',
  'createEventFromDescription',
  'createEventSeries',
  'getColor',
  'getDescription',
  'getEventById',
  'getEventSeriesById',
  'getEvents',
  'getEventsForDay',
  'getId',
  'getName',
  'getTimeZone',
  'isHidden',
  'isMyPrimaryCalendar',
  'isOwnedByMe',
  'isSelected',
  'setDescription',
  'setHidden',
  'setName',
  'setSelected',
  'setTimeZone',
];

/**
 * Creates the scripts' `CalendarApp`, based on the calendar service.
 * @param {Host} host
 */
export function createCalendarApp(host) {
  const client = new ServiceClient(host);
  /** @param {string} method */
  const list = (method) => [...client.items(`CalendarApp.${method}`, 'calendar.calendarList.list', {}, 'items')];
  /** @param {Resource} entry */
  const toCalendar = (entry) => new Calendar(client, entry);
  /**
   * @param {string} method
   * @param {string} calendarId
   */
  const find = (method, calendarId) => {
    try {
      const params = { calendarId: String(calendarId) };
      return toCalendar(client.call(`CalendarApp.${method}`, 'calendar.calendarList.get', { params }));
    } catch (error) {
      if (error instanceof RefusedCall && error.code === 404) return null;
      throw error;
    }
  };
  const isOwned = (/** @type {Resource} */ { accessRole }) => accessRole === 'owner';
  const isCalled = (/** @type {string} */ name) => (/** @type {Calendar} */ each) => each.getName() === String(name);
  const ofDefault = OF_DEFAULT.map((method) => [
    method,
    (/** @type {unknown[]} */ ...args) => {
      /** @type {Resource} */
      const calendar = find(method, 'primary') ?? {};
      return calendar[method](...args);
    },
  ]);
  return publicService('CalendarApp', {
    ...Object.fromEntries(ofDefault),
    EventColor: Object.freeze(Object.fromEntries(EVENT_COLORS.map((name, index) => [name, String(index + 1)]))),
    GuestStatus: toEnumeration(GUEST_STATUS),
    Month: toEnumeration(MONTH_NAMES),
    Visibility: toEnumeration(VISIBILITY),
    Weekday: toEnumeration(WEEKDAYS),
    getDefaultCalendar: () => find('getDefaultCalendar', 'primary'),
    /** @param {string} id */
    getCalendarById: (id) => find('getCalendarById', id),
    /** @param {string} name */
    getCalendarsByName: (name) => list('getCalendarsByName').map(toCalendar).filter(isCalled(name)),
    getAllCalendars: () => list('getAllCalendars').map(toCalendar),
    getAllOwnedCalendars: () => list('getAllOwnedCalendars').filter(isOwned).map(toCalendar),
    /** @param {string} id */
    getOwnedCalendarById: (id) => {
      const found = find('getOwnedCalendarById', id);
      return found?.isOwnedByMe() ? found : null;
    },
    /** @param {string} name */
    getOwnedCalendarsByName: (name) =>
      list('getOwnedCalendarsByName').filter(isOwned).map(toCalendar).filter(isCalled(name)),
    /**
     * @param {string} name
     * @param {Resource} [options]
     */
    createCalendar: (name, { summary, location, timeZone } = {}) => {
      const body = { summary: String(name), description: summary, location, timeZone };
      const { id } = client.call('CalendarApp.createCalendar', 'calendar.calendars.insert', { body });
      return find('createCalendar', id);
    },
    /** @param {string} id */
    subscribeToCalendar: (id) =>
      toCalendar(client.call('CalendarApp.subscribeToCalendar', 'calendar.calendarList.insert', { body: { id } })),
    newRecurrence: () => new EventRecurrence(),
  });
}
