import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { mergePatch } from '#calendar/merge-patch.ts';
import { operation } from '#core/operations/operation.ts';
import { changeByRequest } from './write/change-request.ts';

export const handler = operation('calendar.events.update', (context) => {
  const { params, body } = context;
  return changeByRequest(context, params, (): CalendarSchemas['Event'] => {
    // Merging into an empty object removes null values. Missing fields are cleared.
    const { reminders = { useDefault: true }, ...sent } = mergePatch<CalendarSchemas['Event']>({}, body);
    return { ...sent, reminders };
  });
});
