import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { operation } from '#core/operation.ts';
import { changeByRequest } from './write/change-request.ts';
import { mergePatch } from './write/event-body.ts';

export const handler = operation('calendar.events.patch', (context) => {
  const { params, body } = context;
  // Reminders that are cleared are those of the calendar again.
  const reminders = body.reminders === null ? { useDefault: true } : body.reminders;
  return changeByRequest(context, params, (present): CalendarSchemas['Event'] => {
    const merged = mergePatch(present, body);
    return { ...(merged as CalendarSchemas['Event']), ...(reminders && { reminders }) };
  });
});
