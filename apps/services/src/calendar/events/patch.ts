import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { mergePatch } from '#calendar/merge-patch.ts';
import { operation } from '#core/operations/operation.ts';
import { changeByRequest } from './write/change-request.ts';

export const handler = operation('calendar.events.patch', (context) => {
  const { params, body } = context;
  // Clearing the reminders restores those of the calendar.
  const reminders = body.reminders === null ? { useDefault: true } : body.reminders;
  return changeByRequest(context, params, (present): CalendarSchemas['Event'] => ({
    ...mergePatch(present, body),
    ...(reminders && { reminders }),
  }));
});
