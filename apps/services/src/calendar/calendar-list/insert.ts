import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { requireCalendar } from '#calendar/access.ts';
import { mergePatch } from '#calendar/merge-patch.ts';
import { operation } from '#core/operation.ts';
import { globalError } from '#core/service-error.ts';
import { findEntry, putEntry } from './entry.ts';
import { checkEntry } from './entry-body.ts';
import { answerEntry } from './entry-resource.ts';
import { newEntry } from './new-entry.ts';

export const handler = operation('calendar.calendarList.insert', (context) => {
  const { params, db, caller } = context;
  const body = mergePatch<CalendarSchemas['CalendarListEntry']>({}, context.body);
  if (!body.id) throw globalError(400, 'required', 'Missing calendar id.');
  const { calendar } = requireCalendar(context, body.id);
  if (calendar.primaryOf === caller.accountId) throw globalError(400, 'invalid', 'Invalid Value');
  // A calendar that is in the list already is changed, as when it was put there anew.
  const present = findEntry(db, caller.accountId, calendar.number);
  const start = present && !present.isDeleted ? present : newEntry(calendar.number);
  putEntry(db, caller.accountId, checkEntry(body, start, params.colorRgbFormat === true));
  return answerEntry(db, caller, calendar.number);
});
