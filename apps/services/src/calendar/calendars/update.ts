import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { mergePatch } from '#calendar/merge-patch.ts';
import { operation } from '#core/operations/operation.ts';
import { changeCalendar } from './change-calendar.ts';

export const handler = operation('calendar.calendars.update', (context) =>
  // Merging into an empty object removes null values. Missing fields are cleared.
  changeCalendar(context, context.params, () => mergePatch<CalendarSchemas['Calendar']>({}, context.body)),
);
