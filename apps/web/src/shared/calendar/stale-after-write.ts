import type { QueryKey } from '@tanstack/react-query';
import { calendarOperations } from './calendar-queries.ts';
import type { Touched } from './event-writes.ts';

const LIST = 'calendar.calendarList.';
const EVENTS = 'calendar.events.';
const FREE_BUSY = 'calendar.freebusy.query';

/** Whether what a query has read may be out of date after a write that touched this. The key begins with an operation id. */
export function isStaleAfter(touched: Touched, [operationId, params]: QueryKey): boolean {
  const id = String(operationId);
  if (touched === 'anything') return calendarOperations.has(id);
  if (touched === 'list') return id.startsWith(LIST);
  if (id === FREE_BUSY) return true;
  if (!id.startsWith(EVENTS)) return false;
  const calendarId = typeof params === 'object' && params !== null ? Reflect.get(params, 'calendarId') : undefined;
  // A query that does not name its calendar, or names it by `primary`, may be about any.
  return typeof calendarId !== 'string' || calendarId === 'primary' || touched.events.includes(calendarId);
}
