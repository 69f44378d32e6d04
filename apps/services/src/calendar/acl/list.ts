import { operations } from '@rotunda/api-client/operations';
import { requireCalendar } from '#calendar/access.ts';
import { toListEntityTag } from '#calendar/entity-tag.ts';
import { listRules } from '#calendar/rules.ts';
import { getSequence } from '#calendar/sequence.ts';
import { rejectWithSyncToken, SyncTokens } from '#calendar/sync-token.ts';
import { operation } from '#core/operations/operation.ts';
import { PageTokens } from '#core/operations/page-token.ts';
import { getPageSize } from '#core/schemas/requested-page-size.ts';
import { toRuleResource } from './rule-resource.ts';

export const handler = operation('calendar.acl.list', (context) => {
  const { params, db, caller } = context;
  const { calendar } = requireCalendar(context, params.calendarId, 'writer');
  const syncTokens = new SyncTokens(db, 'calendar.acl.list', [calendar.number, caller.accountId]);
  if (params.syncToken !== undefined && params.showDeleted === false) rejectWithSyncToken(params, ['showDeleted']);
  const since = params.syncToken === undefined ? undefined : Number(syncTokens.read(params.syncToken)[0]);
  const filter = [calendar.number, caller.accountId, params.showDeleted, params.syncToken];
  const pageTokens = new PageTokens(db, operations['calendar.acl.list'], filter);
  const cursor = pageTokens.read(params.pageToken);
  const sequence = Number(cursor?.[0] ?? getSequence(db));
  const size = getPageSize('calendar.acl.list', params.maxResults);
  const rules = listRules(db, calendar.number, {
    after: [String(cursor?.[1] ?? ''), String(cursor?.[2] ?? '')],
    changedSince: since ?? -1,
    includesRemoved: params.showDeleted === true || since !== undefined,
    limit: size + 1,
  });
  const page = rules.slice(0, size);
  const last = page.at(-1);
  const next =
    last && rules.length > size
      ? { nextPageToken: pageTokens.write([sequence, last.scopeType, last.scopeValue]) }
      : { nextSyncToken: syncTokens.write([sequence]) };
  const list = { ...next, items: page.map(toRuleResource) };
  return { kind: 'calendar#acl', etag: toListEntityTag(list), ...list };
});
