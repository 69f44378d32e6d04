import { catchOnly } from '#lib/catch-only.ts';
import { searchParams, textParam } from '#shared/address/search-params.ts';

/** What the address of an event's own link holds. */
export const eventLinkSearch = searchParams({ eid: textParam });

/** The event that a link names: `eid` is `<event id> <calendar id>` in base64url. Undefined when it names none. */
export function readEventLink(eid: string | undefined): { calendarId: string; eventId: string } | undefined {
  const text = catchOnly(DOMException, () => atob((eid ?? '').replaceAll('-', '+').replaceAll('_', '/')));
  const [, eventId, calendarId] = /^([^\s/]+) (\S+)$/.exec(text ?? '') ?? [];
  return eventId && calendarId ? { calendarId, eventId } : undefined;
}
