import { createHash } from 'node:crypto';

const MARK_DIGITS = 8;

/**
 * Returns the ID of a live event (HTML, section 9.2.4): the position of a session's stream in the outbox. It includes an opaque
 * mark of the session, because the invalidations of another session or store are not valid positions.
 */
export function toEventId(sessionId: string, invalidationId: number): string {
  return `${getMark(sessionId)}-${invalidationId}`;
}

/** Returns the invalidation in an event ID, or undefined if the ID does not belong to the session. */
export function parseEventId(sessionId: string, text: string): number | undefined {
  const [, mark, invalidationId] = /^([\da-f]+)-(\d{1,15})$/.exec(text) ?? [];
  return mark === getMark(sessionId) ? Number(invalidationId) : undefined;
}

function getMark(sessionId: string): string {
  return createHash('sha256').update(`live ${sessionId}`).digest('hex').slice(0, MARK_DIGITS);
}
