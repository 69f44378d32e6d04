import { operations } from '@rotunda/api-client/operations';
import { toListEntityTag } from '#calendar/entity-tag.ts';
import { getSequence } from '#calendar/sequence.ts';
import { SyncTokens } from '#calendar/sync-token.ts';
import { operation } from '#core/operations/operation.ts';
import { PageTokens } from '#core/operations/page-token.ts';
import { getPageSize } from '#core/schemas/requested-page-size.ts';
import { listSettings, toSettingResource } from './setting.ts';

export const handler = operation('calendar.settings.list', ({ params, db, caller }) => {
  const syncTokens = new SyncTokens(db, 'calendar.settings.list', [caller.accountId]);
  const since = params.syncToken === undefined ? -1 : Number(syncTokens.read(params.syncToken)[0]);
  const pageTokens = new PageTokens(db, operations['calendar.settings.list'], [caller.accountId, params.syncToken]);
  const cursor = pageTokens.read(params.pageToken);
  const sequence = Number(cursor?.[0] ?? getSequence(db));
  const after = String(cursor?.[1] ?? '');
  const size = getPageSize('calendar.settings.list', params.maxResults);
  const rest = listSettings(db, caller.accountId).filter((setting) => setting.id > after && setting.sequence > since);
  const page = rest.slice(0, size);
  const last = page.at(-1);
  const next =
    last && rest.length > size
      ? { nextPageToken: pageTokens.write([sequence, last.id]) }
      : { nextSyncToken: syncTokens.write([sequence]) };
  const list = { ...next, items: page.map(toSettingResource) };
  return { kind: 'calendar#settings', etag: toListEntityTag(list), ...list };
});
