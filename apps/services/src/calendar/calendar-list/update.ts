import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { mergePatch } from '#calendar/merge-patch.ts';
import { operation } from '#core/operations/operation.ts';
import { changeEntry } from './change-entry.ts';

export const handler = operation('calendar.calendarList.update', (context) =>
  // Merging into an empty object removes null values. Missing fields fall back to their defaults.
  changeEntry(context, context.params, () => mergePatch<CalendarSchemas['CalendarListEntry']>({}, context.body)),
);
