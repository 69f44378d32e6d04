import type { QueryKey } from '@tanstack/react-query';
import { INDEX_QUERIES } from '#shared/index-queries.ts';

/** Whether what a query has read may be out of date, once a topic has changed. The key begins with an operation id. */
export function isStaleBy(topic: string, [operationId, params]: QueryKey): boolean {
  const id = String(operationId);
  const [kind = '', ...rest] = topic.split(':');
  const target = rest.join(':');
  switch (kind) {
    case 'calendarList':
      return id.startsWith('calendar.calendarList.');
    case 'events':
      return (
        (id.startsWith('calendar.events.') && member(params, 'calendarId') === target) ||
        id === 'calendar.freebusy.query'
      );
    case 'file':
      return id.startsWith('drive.') && member(params, 'fileId') === target;
    case 'changes':
      return id === 'drive.files.list' || id === 'drive.changes.list' || id === 'drive.drives.list';
    case 'index':
      return Object.entries(INDEX_QUERIES).some(([index, query]) => index === target && query === id);
    case 'saved':
      return ['bff.views.', 'bff.pins.', 'bff.recents.'].some((prefix) => id.startsWith(prefix));
    case 'delayed-calls':
      return id.startsWith('bff.delayedCalls.');
    case 'watches':
      return id.startsWith('bff.watches.');
    case 'jobs':
      return id.startsWith('bff.jobs.');
    default:
      return false;
  }
}

function member(params: unknown, name: string): unknown {
  return typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined;
}
