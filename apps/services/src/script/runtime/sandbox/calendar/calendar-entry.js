/** @import { Resource, ServiceClient } from '#script/runtime/sandbox/host/service-client.js' */
import { wrongArguments } from '#script/runtime/sandbox/host/exception.js';
import { PublicObject } from '#script/runtime/sandbox/host/public-object.js';

// Shared by subclasses, but hidden from scripts.
export const CHANGE = Symbol('change');
export const REMOVE = Symbol('remove');
export const RESOURCE = Symbol('resource');
/** @type {Record<string, string>} */
const STATUS = { needsAction: 'INVITED', tentative: 'MAYBE', declined: 'NO', accepted: 'YES' };
/** @type {Record<string, string>} */
const RESPONSES = { INVITED: 'needsAction', MAYBE: 'tentative', NO: 'declined', YES: 'accepted' };
export const GUEST_STATUS = ['INVITED', 'MAYBE', 'NO', 'OWNER', 'YES'];
export const VISIBILITY = ['CONFIDENTIAL', 'DEFAULT', 'PRIVATE', 'PUBLIC'];

/** A guest of an event. */
class EventGuest extends PublicObject {
  #attendee;

  /** @param {Resource} attendee */
  constructor(attendee) {
    super('Calendar.EventGuest');
    this.#attendee = attendee;
  }

  getEmail() {
    return this.#attendee.email;
  }

  getName() {
    return this.#attendee.displayName ?? this.#attendee.email;
  }

  getGuestStatus() {
    return this.#attendee.organizer ? 'OWNER' : STATUS[this.#attendee.responseStatus ?? 'needsAction'];
  }

  getStatus() {
    return this.getGuestStatus();
  }

  getAdditionalGuests() {
    return this.#attendee.additionalGuests ?? 0;
  }

  get [Symbol.toStringTag]() {
    return 'EventGuest';
  }
}

/** Common base of single events and series. Each setter applies its change immediately and returns the same object. */
export class CalendarEntry extends PublicObject {
  #label;
  #client;
  #calendarId;
  #resource;

  /**
   * @param {'CalendarEvent' | 'CalendarEventSeries'} label
   * @param {{ client: ServiceClient, calendarId: string, resource: Resource }} entry
   */
  constructor(label, { client, calendarId, resource }) {
    super(`Calendar.${label}`);
    this.#label = label;
    this.#client = client;
    this.#calendarId = calendarId;
    this.#resource = resource;
  }

  getId() {
    return this.#resource.iCalUID;
  }

  getOriginalCalendarId() {
    return this.#resource.organizer?.email ?? this.#calendarId;
  }

  getTitle() {
    return this.#resource.summary ?? '';
  }

  getDescription() {
    return this.#resource.description ?? '';
  }

  getLocation() {
    return this.#resource.location ?? '';
  }

  getColor() {
    return this.#resource.colorId ?? '';
  }

  getVisibility() {
    return (this.#resource.visibility ?? 'default').toUpperCase();
  }

  getDateCreated() {
    return new Date(this.#resource.created);
  }

  getLastUpdated() {
    return new Date(this.#resource.updated);
  }

  getCreators() {
    return this.#resource.creator?.email ? [this.#resource.creator.email] : [];
  }

  isOwnedByMe() {
    return this.#resource.organizer?.self === true;
  }

  getMyStatus() {
    const own = this.#attendees().find(({ self }) => self);
    if (this.isOwnedByMe() || !own) return 'OWNER';
    return STATUS[own.responseStatus ?? 'needsAction'];
  }

  /** @param {boolean} [includeOwner] */
  getGuestList(includeOwner = false) {
    const guests = this.#attendees().filter(({ organizer }) => includeOwner || !organizer);
    return guests.map((attendee) => new EventGuest(attendee));
  }

  /** @param {string} email */
  getGuestByEmail(email) {
    return this.getGuestList(true).find((guest) => guest.getEmail() === String(email).toLowerCase()) ?? null;
  }

  /** @param {string} key */
  getTag(key) {
    return this.#resource.extendedProperties?.shared?.[key] ?? null;
  }

  getAllTagKeys() {
    return Object.keys(this.#resource.extendedProperties?.shared ?? {});
  }

  /** @param {string} title */
  setTitle(title) {
    return this[CHANGE]('setTitle', { summary: String(title) });
  }

  /** @param {string} description */
  setDescription(description) {
    return this[CHANGE]('setDescription', { description: String(description) });
  }

  /** @param {string} location */
  setLocation(location) {
    return this[CHANGE]('setLocation', { location: String(location) });
  }

  /** @param {string} color */
  setColor(color) {
    return this[CHANGE]('setColor', { colorId: String(color) });
  }

  /** @param {string} visibility */
  setVisibility(visibility) {
    if (!VISIBILITY.includes(visibility)) throw wrongArguments(`${this.#label}.setVisibility`, [visibility]);
    return this[CHANGE]('setVisibility', { visibility: visibility.toLowerCase() });
  }

  /** @param {string} status */
  setMyStatus(status) {
    const responseStatus = RESPONSES[status];
    if (responseStatus === undefined) throw wrongArguments(`${this.#label}.setMyStatus`, [status]);
    const attendees = this.#attendees().map((each) => (each.self ? { ...each, responseStatus } : each));
    return this[CHANGE]('setMyStatus', { attendees });
  }

  /**
   * @param {string} key
   * @param {string} value
   */
  setTag(key, value) {
    return this[CHANGE]('setTag', { extendedProperties: { shared: { [key]: String(value) } } });
  }

  /** @param {string} key */
  deleteTag(key) {
    return this[CHANGE]('deleteTag', { extendedProperties: { shared: { [key]: null } } });
  }

  /** @param {string} email */
  addGuest(email) {
    return this[CHANGE]('addGuest', { attendees: [...this.#attendees(), { email: String(email) }] });
  }

  /** @param {string} email */
  removeGuest(email) {
    const address = String(email).toLowerCase();
    const attendees = this.#attendees().filter((each) => each.email.toLowerCase() !== address);
    return this[CHANGE]('removeGuest', { attendees });
  }

  /** @param {number} minutesBefore */
  addPopupReminder(minutesBefore) {
    return this.#remind('addPopupReminder', [
      ...this.#reminders(),
      { method: 'popup', minutes: Number(minutesBefore) },
    ]);
  }

  /** @param {number} minutesBefore */
  addEmailReminder(minutesBefore) {
    return this.#remind('addEmailReminder', [
      ...this.#reminders(),
      { method: 'email', minutes: Number(minutesBefore) },
    ]);
  }

  removeAllReminders() {
    return this.#remind('removeAllReminders', []);
  }

  resetRemindersToDefault() {
    return this[CHANGE]('resetRemindersToDefault', { reminders: { useDefault: true } });
  }

  getPopupReminders() {
    return this.#reminders().flatMap(({ method, minutes }) => (method === 'popup' ? [minutes] : []));
  }

  getEmailReminders() {
    return this.#reminders().flatMap(({ method, minutes }) => (method === 'email' ? [minutes] : []));
  }

  /**
   * Changes fields of the event.
   * @param {string} method
   * @param {Resource} body
   */
  [CHANGE](method, body) {
    const params = { calendarId: this.#calendarId, eventId: this.#resource.id };
    this.#resource = this.#client.call(`${this.#label}.${method}`, 'calendar.events.patch', { params, body });
    return this;
  }

  /**
   * Deletes the event.
   * @param {string} method
   */
  [REMOVE](method) {
    const params = { calendarId: this.#calendarId, eventId: this.#resource.id };
    this.#client.call(`${this.#label}.${method}`, 'calendar.events.delete', { params });
  }

  /** Returns the event resource of the service. */
  [RESOURCE]() {
    return this.#resource;
  }

  /** @returns {Resource[]} */
  #attendees() {
    return this.#resource.attendees ?? [];
  }

  /** @returns {Resource[]} */
  #reminders() {
    return this.#resource.reminders?.overrides ?? [];
  }

  /**
   * @param {string} method
   * @param {Resource[]} overrides
   */
  #remind(method, overrides) {
    return this[CHANGE](method, { reminders: { useDefault: false, overrides } });
  }
}
