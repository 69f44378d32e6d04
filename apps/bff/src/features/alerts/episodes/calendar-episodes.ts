import type { CalendarAccessRow, CalendarEventRow } from '#features/alerts/sources/alert-source.ts';
import type { Episode } from './episode.ts';

/** Finds calendar access that was granted, changed or revoked. */
export function findAccessChanges(rows: readonly CalendarAccessRow[]): Episode[] {
  return rows.map(({ calendarId, ruleId, title, grantee, role, previous, atMs }) => ({
    key: `${calendarId}/${ruleId}/${atMs}`,
    title,
    detail: describeAccess(grantee, role, previous),
    path: `/calendars/${encodeURIComponent(calendarId)}/access`,
    startMs: atMs,
    endMs: undefined,
    times: [atMs],
  }));
}

/** Finds changes of events with a given text in their title or description. */
export function findEventChanges(rows: readonly CalendarEventRow[], { text = '' }: { text?: string }): Episode[] {
  const marker = text.toLowerCase();
  return rows
    .filter(({ title, description }) => `${title}\n${description}`.toLowerCase().includes(marker))
    .map(({ calendarId, eventId, title, change, atMs }) => ({
      key: `${calendarId}/${eventId}/${atMs}`,
      title: title || 'Event without a title',
      detail: `The event was ${change}.`,
      path: `/events/${encodeURIComponent(calendarId)}/${encodeURIComponent(eventId)}`,
      startMs: atMs,
      endMs: undefined,
      times: [atMs],
    }));
}

function describeAccess(grantee: string, role: string | undefined, previous: string | undefined): string {
  if (role === undefined) return `${grantee} no longer has access.`;
  if (previous === undefined) return `${grantee} got access as ${role}.`;
  return `${grantee} changed from ${previous} to ${role}.`;
}
