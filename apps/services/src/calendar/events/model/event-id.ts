import { randomBytes } from 'node:crypto';

/** Characters of an event's id: the base 32 alphabet of RFC 2938 in lower case. */
export const EVENT_ID_ALPHABET = '0123456789abcdefghijklmnopqrstuv';

const EVENT_ID_LENGTH = 26;
const EVENT_ID = /^[0-9a-v]{5,1024}$/;

/** Whether a client may give an event this id. */
export function isEventId(id: string): boolean {
  return EVENT_ID.test(id);
}

/** A new id for an event. */
export function newEventId(): string {
  return [...randomBytes(EVENT_ID_LENGTH)].map((byte) => EVENT_ID_ALPHABET[byte % EVENT_ID_ALPHABET.length]).join('');
}

/** The iCalendar UID (RFC 5545 section 3.8.4.7) of an event that came without one. */
export function toICalUid(id: string): string {
  return `${id}@google.com`;
}
