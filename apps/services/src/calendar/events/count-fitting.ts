import { countWithinPage, MAX_PAGE_BYTES } from '#core/operations/page-bytes.ts';
import type { Database } from '#db/database.ts';
import type { ListedEvent } from './expand-candidate.ts';

/** The content of an event and of its series, each at most a request body. */
const MAX_ENTRY_BYTES = 2 * 2 ** 20;

/**
 * Returns how many entries, from the first one, fit on a page. Each occurrence repeats the content of its series, so a few large
 * events can fill any number of entries.
 */
export function countFitting(db: Database, listed: readonly ListedEvent[]): number {
  if (listed.length * MAX_ENTRY_BYTES <= MAX_PAGE_BYTES) return listed.length;
  const sizes = getSizes(db, listed);
  return countWithinPage(listed.map(({ number, isRemoved }) => (isRemoved ? 0 : (sizes.get(number) ?? 0))));
}

/** Returns the size of each event's content, without reading the content. */
function getSizes(db: Database, listed: readonly ListedEvent[]): Map<number, number> {
  const rows = db.all<{ number: number; bytes: number }>(
    `SELECT e.number, octet_length(e.content) + coalesce(octet_length(s.content), 0) AS bytes
     FROM events AS e LEFT JOIN events AS s ON s.number = e.series_number
     WHERE e.number IN (SELECT value FROM json_each(?))`,
    JSON.stringify([...new Set(listed.map(({ number }) => number))]),
  );
  return new Map(rows.map(({ number, bytes }) => [number, bytes]));
}
