import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { requireCalendar } from '#calendar/access.ts';
import { invalid, missing } from '#calendar/errors.ts';
import { mergePatch } from '#calendar/merge-patch.ts';
import { operation } from '#core/operations/operation.ts';
import { findEntry, putEntry } from './entry.ts';
import { checkEntry } from './entry-body.ts';
import { respondWithEntry } from './entry-resource.ts';
import { createListEntry } from './new-entry.ts';

export const handler = operation('calendar.calendarList.insert', (context) => {
  const { params, db, caller } = context;
  const body = mergePatch<CalendarSchemas['CalendarListEntry']>({}, context.body);
  if (!body.id) throw missing('Missing calendar id.');
  const { calendar } = requireCalendar(context, body.id);
  if (calendar.primaryOf === caller.accountId) throw invalid();
  // A calendar already in the list retains its colours unless the request sets others.
  const present = findEntry(db, caller.accountId, calendar.number);
  const start = present && !present.isDeleted ? present : createListEntry(calendar.number);
  putEntry(db, caller.accountId, checkEntry(body, start, params.colorRgbFormat === true));
  return respondWithEntry(db, caller, calendar.number);
});
