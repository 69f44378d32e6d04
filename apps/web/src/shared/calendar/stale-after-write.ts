import { readMember } from '@rotunda/api-client/read-member';
import { shownTopics } from '@rotunda/api-client/shown-topics';
import type { QueryKey } from '@tanstack/react-query';
import { isCalendarRead } from './calendar-queries.ts';
import type { AffectedCalendars } from './event-writes.ts';

/** Reports whether the data of a query may be stale after a write that touched this. The key begins with an operation ID. */
export function isStaleAfter(touched: AffectedCalendars, [operationId, params]: QueryKey): boolean {
  const id = String(operationId);
  if (touched === 'anything') return isCalendarRead(id);
  const shown = shownTopics[id] ?? [];
  if (touched === 'list') return shown.includes('calendarList');
  if (shown.includes('events')) return true;
  if (!shown.includes('events:{calendarId}')) return false;
  const calendarId = readMember(params, 'calendarId');
  // A query without a calendar ID, or with `primary`, may refer to any calendar.
  return typeof calendarId !== 'string' || calendarId === 'primary' || touched.events.includes(calendarId);
}
