import { catchOnly } from '#lib/catch-only.ts';
import { searchParams, textParam } from '#shared/address/search-params.ts';

/** The URL parameters of an event's own link. */
export const eventLinkSearch = searchParams({ eid: textParam });

/** Decodes an event link: `eid` is `<event id> <calendar id>` in base64url. Returns undefined if it is invalid. */
export function readEventLink(eid: string | undefined): { calendarId: string; eventId: string } | undefined {
  const text = catchOnly(DOMException, () => atob((eid ?? '').replaceAll('-', '+').replaceAll('_', '/')));
  const [, eventId, calendarId] = /^([^\s/]+) (\S+)$/.exec(text ?? '') ?? [];
  return eventId && calendarId ? { calendarId, eventId } : undefined;
}
