import { isDeepStrictEqual } from 'node:util';
import type { CalendarSchemas, ParamsOf } from '@rotunda/api-client/operation-types';
import { findCalendar } from '#calendar/calendar.ts';
import { toEntityTag } from '#calendar/entity-tag.ts';
import { resourceNotFound } from '#calendar/errors.ts';
import { requireMatch } from '#core/http/preconditions.ts';
import type { OperationContext } from '#core/operations/operation.ts';
import { putEntry } from './entry.ts';
import { checkEntry } from './entry-body.ts';
import { requireListed, respondWithEntry, toEntryResource } from './entry-resource.ts';

type Body = CalendarSchemas['CalendarListEntry'];
type Context = OperationContext<'calendar.calendarList.update'> | OperationContext<'calendar.calendarList.patch'>;

/**
 * Handles `calendarList.update` and `calendarList.patch`. `toNext` derives the new entry from the present one. Throws 400, 404
 * and 412.
 */
export function changeEntry(
  context: Context,
  params: ParamsOf<'calendar.calendarList.update'>,
  toNext: (present: Body) => Body,
): Body {
  const { db, caller, headers } = context;
  const calendar = findCalendar(db, caller, params.calendarId);
  if (!calendar) throw resourceNotFound();
  const listed = requireListed(db, caller, calendar.number);
  requireMatch(headers, toEntityTag(listed.entry.sequence));
  const { sequence: _, ...present } = listed.entry;
  const next = checkEntry(toNext(toEntryResource(db, caller, listed)), present, params.colorRgbFormat === true);
  if (!isDeepStrictEqual(next, present)) putEntry(db, caller.accountId, next);
  return respondWithEntry(db, caller, calendar.number);
}
