import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { mergePatch } from '#calendar/merge-patch.ts';
import { operation } from '#core/operations/operation.ts';
import { changeEntry } from './change-entry.ts';

export const handler = operation('calendar.calendarList.patch', (context) =>
  // Lists are replaced; everything else is merged.
  changeEntry(context, context.params, (present) =>
    mergePatch<CalendarSchemas['CalendarListEntry']>(present, context.body),
  ),
);
