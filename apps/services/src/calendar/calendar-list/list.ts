import { operations } from '@rotunda/api-client/operations';
import { includesRole } from '#calendar/access.ts';
import { toListEntityTag } from '#calendar/entity-tag.ts';
import { getSequence } from '#calendar/sequence.ts';
import { rejectWithSyncToken, SyncTokens } from '#calendar/sync-token.ts';
import { findAccount } from '#core/auth/directory.ts';
import { type OperationContext, operation } from '#core/operations/operation.ts';
import { PageTokens } from '#core/operations/page-token.ts';
import { readPage } from '#core/operations/read-page.ts';
import { getPageSize } from '#core/schemas/requested-page-size.ts';
import { fragment, type SqlFragment } from '#db/sql-fragment.ts';
import { listEntries } from './entry.ts';
import { type ListedCalendar, toEntryResource, withCalendar } from './entry-resource.ts';

type Context = OperationContext<'calendar.calendarList.list'>;

export const handler = operation('calendar.calendarList.list', (context) => {
  const { params, db, caller } = context;
  const size = getPageSize('calendar.calendarList.list', params.maxResults);
  const syncTokens = new SyncTokens(db, 'calendar.calendarList.list', [caller.accountId]);
  const since = readSyncToken(context, syncTokens);
  const { minAccessRole, showDeleted, showHidden, showOwnOrganizationOnly, syncToken } = params;
  const filter = [caller.accountId, minAccessRole, showDeleted, showHidden, showOwnOrganizationOnly, syncToken];
  const pageTokens = new PageTokens(db, operations['calendar.calendarList.list'], filter);
  const cursor = pageTokens.read(params.pageToken);
  // Changes made while pages are read are returned by the next incremental list.
  const sequence = Number(cursor?.[0] ?? getSequence(db));
  const after = fragment('e.calendar_number > ? AND e.sequence > ?', Number(cursor?.[1] ?? -1), since ?? -1);
  const listed = listCalendars(context, after, since !== undefined);
  const { resources, last } = readPage(listed, size, (listed) => toEntryResource(db, caller, listed));
  const next = last
    ? { nextPageToken: pageTokens.write([sequence, last.entry.calendarNumber]) }
    : { nextSyncToken: syncTokens.write([sequence]) };
  const list = { ...next, items: resources };
  return { kind: 'calendar#calendarList', etag: toListEntityTag(list), ...list };
});

function* listCalendars(context: Context, condition: SqlFragment, isDelta: boolean): Generator<ListedCalendar, void> {
  const { db, caller } = context;
  for (const entry of listEntries(db, caller.accountId, condition)) {
    const listed = withCalendar(db, caller, entry);
    if (isListed(context, listed, isDelta)) yield listed;
  }
}

function readSyncToken({ params }: Context, tokens: SyncTokens): number | undefined {
  if (params.syncToken === undefined) return undefined;
  rejectWithSyncToken(params, ['minAccessRole', 'showOwnOrganizationOnly']);
  if (params.showDeleted === false) rejectWithSyncToken(params, ['showDeleted']);
  if (params.showHidden === false) rejectWithSyncToken(params, ['showHidden']);
  return Number(tokens.read(params.syncToken)[0]);
}

function isListed(
  { params, db, caller }: Context,
  { entry, calendar, role }: ListedCalendar,
  isDelta: boolean,
): boolean {
  if (isDelta) return true;
  if (!role) return params.showDeleted === true;
  if (entry.isHidden && params.showHidden !== true) return false;
  if (params.minAccessRole !== undefined && !includesRole(role, params.minAccessRole)) return false;
  return params.showOwnOrganizationOnly !== true || findAccount(db, calendar.dataOwner)?.domain === caller.domain;
}
