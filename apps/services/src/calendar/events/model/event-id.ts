import { randomBytes } from 'node:crypto';

/** Characters of an event ID: the base 32 alphabet of RFC 2938 in lower case. */
export const EVENT_ID_ALPHABET = '0123456789abcdefghijklmnopqrstuv';

const EVENT_ID_LENGTH = 26;
const EVENT_ID = /^[0-9a-v]{5,1024}$/;

/** Whether a client may set this event ID. */
export function isEventId(id: string): boolean {
  return EVENT_ID.test(id);
}

/** Generates an event ID. */
export function generateEventId(): string {
  return [...randomBytes(EVENT_ID_LENGTH)].map((byte) => EVENT_ID_ALPHABET[byte % EVENT_ID_ALPHABET.length]).join('');
}

/** Returns the iCalendar UID (RFC 5545 section 3.8.4.7) for an event submitted without one. */
export function toICalUid(id: string): string {
  return `${id}@google.com`;
}
