import { createHash } from 'node:crypto';

const MARK_DIGITS = 8;

/**
 * The id of a live event (HTML, section 9.2.4): where a stream of a session has come to in the outbox. It names the session
 * by a mark that says nothing about it, since the invalidations of another one, or of another store, are no place to go on from.
 */
export function toEventId(sessionId: string, invalidationId: number): string {
  return `${markOf(sessionId)}-${invalidationId}`;
}

/** The invalidation that an event id of a session stands for; undefined when it is none of the session's. */
export function parseEventId(sessionId: string, text: string): number | undefined {
  const [, mark, invalidationId] = /^([\da-f]+)-(\d{1,15})$/.exec(text) ?? [];
  return mark === markOf(sessionId) ? Number(invalidationId) : undefined;
}

function markOf(sessionId: string): string {
  return createHash('sha256').update(`live ${sessionId}`).digest('hex').slice(0, MARK_DIGITS);
}
