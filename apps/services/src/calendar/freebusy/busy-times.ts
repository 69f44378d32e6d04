import type { CalendarAccess } from '#calendar/access.ts';
import { pageByStart, type StartCursor } from '#calendar/events/list-by-start.ts';
import { type EventContent, getContent, loadEvents } from '#calendar/events/model/event.ts';
import { isSameAddress } from '#calendar/mail-address.ts';
import type { RequestBudget } from '#calendar/recurrence/request-budget.ts';
import type { Database } from '#db/database.ts';
import { fragment } from '#db/sql-fragment.ts';

/** A time span in Unix milliseconds. The end is exclusive. */
export type TimeSpan = { startMs: number; endMs: number };

const BUSY_TIMES_PAGE_SIZE = 2500;

/**
 * Lists when the owner of a calendar is busy in a window: opaque events that are neither cancelled nor declined. Merges adjacent
 * events and clips them to the window. Throws `ExpansionLimitExceeded`.
 */
export function listBusyTimes(
  db: Database,
  access: CalendarAccess,
  { fromMs, untilMs }: { fromMs: number; untilMs: number },
  budget: RequestBudget,
): TimeSpan[] {
  const query = {
    ...access,
    isExpanded: true,
    showsDeleted: false,
    fromMs,
    untilMs,
    horizonMs: untilMs,
    budget,
    filters: [fragment('e.is_transparent = 0')],
    changedSince: undefined,
  };
  const spans: TimeSpan[] = [];
  let cursor: StartCursor | undefined;
  do {
    const page = pageByStart(db, query, cursor, BUSY_TIMES_PAGE_SIZE);
    budget.charge(page.listed.length);
    const events = loadEvents(
      db,
      page.listed.map((line) => line.number),
    );
    for (const { number, occurrence } of page.listed) {
      const event = events.get(number);
      if (!event || isDeclined(getContent(event), access.calendar.id)) continue;
      const { startAt, endAt } = occurrence ?? event;
      spans.push({ startMs: Math.max(startAt, fromMs), endMs: Math.min(endAt, untilMs) });
    }
    cursor = page.next;
  } while (cursor);
  return joinSpans(spans);
}

/** Returns sorted spans, with overlapping and adjacent spans merged. */
function joinSpans(spans: readonly TimeSpan[]): TimeSpan[] {
  const joined: TimeSpan[] = [];
  for (const span of [...spans].sort((left, right) => left.startMs - right.startMs)) {
    const last = joined.at(-1);
    if (last && span.startMs <= last.endMs) last.endMs = Math.max(last.endMs, span.endMs);
    else joined.push({ ...span });
  }
  return joined;
}

function isDeclined({ attendees }: EventContent, address: string): boolean {
  const own = attendees?.find((attendee) => isSameAddress(attendee.email, address));
  return own?.responseStatus === 'declined';
}
