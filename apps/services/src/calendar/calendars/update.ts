import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { mergePatch } from '#calendar/merge-patch.ts';
import { operation } from '#core/operations/operation.ts';
import { changeCalendar } from './change-calendar.ts';

export const handler = operation('calendar.calendars.update', (context) =>
  // Merging into nothing leaves out what is null; what is not sent is cleared.
  changeCalendar(context, context.params, () => mergePatch<CalendarSchemas['Calendar']>({}, context.body)),
);
