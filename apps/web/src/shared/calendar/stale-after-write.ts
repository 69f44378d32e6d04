import { readMember } from '@rotunda/api-client/read-member';
import { shownTopics } from '@rotunda/api-client/shown-topics';
import type { QueryKey } from '@tanstack/react-query';
import { showsCalendars } from './calendar-queries.ts';
import type { Touched } from './event-writes.ts';

/** Whether what a query has read may be out of date after a write that touched this. The key begins with an operation id. */
export function isStaleAfter(touched: Touched, [operationId, params]: QueryKey): boolean {
  const id = String(operationId);
  if (touched === 'anything') return showsCalendars(id);
  const shown = shownTopics[id] ?? [];
  if (touched === 'list') return shown.includes('calendarList');
  if (shown.includes('events')) return true;
  if (!shown.includes('events:{calendarId}')) return false;
  const calendarId = readMember(params, 'calendarId');
  // A query that does not name its calendar, or names it by `primary`, may be about any.
  return typeof calendarId !== 'string' || calendarId === 'primary' || touched.events.includes(calendarId);
}
