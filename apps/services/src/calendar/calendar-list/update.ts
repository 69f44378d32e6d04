import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { mergePatch } from '#calendar/merge-patch.ts';
import { operation } from '#core/operations/operation.ts';
import { changeEntry } from './change-entry.ts';

export const handler = operation('calendar.calendarList.update', (context) =>
  // Merging into nothing leaves out what is null; what is not sent falls back to its default.
  changeEntry(context, context.params, () => mergePatch<CalendarSchemas['CalendarListEntry']>({}, context.body)),
);
