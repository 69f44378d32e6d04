import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { mergePatch } from '#calendar/merge-patch.ts';
import { operation } from '#core/operations/operation.ts';
import { changeCalendar } from './change-calendar.ts';

export const handler = operation('calendar.calendars.patch', (context) =>
  changeCalendar(context, context.params, (present) => mergePatch<CalendarSchemas['Calendar']>(present, context.body)),
);
