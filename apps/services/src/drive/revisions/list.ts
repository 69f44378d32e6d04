import { operation } from '#core/operations/operation.ts';
import { PageTokens } from '#core/operations/page-token.ts';
import { readPage } from '#core/operations/read-page.ts';
import { getPageSize } from '#core/schemas/requested-page-size.ts';
import { UserResources } from '#drive/user-resource.ts';
import { requireHistory } from './revision-access.ts';
import { toRevisionResource } from './revision-resource.ts';
import { listRevisions, type Revision } from './revision-store.ts';

export const handler = operation('drive.revisions.list', (context) => {
  const { params, db, caller, settings } = context;
  const { item } = requireHistory(context, params.fileId);
  const pageSize = getPageSize('drive.revisions.list', params.pageSize);
  const tokens = new PageTokens(db, { id: 'drive.revisions.list', service: 'drive' }, [caller.accountId, item.id]);
  const [after = 0] = tokens.read(params.pageToken) ?? [];
  const found = listRevisions(db, item.number, { after: Number(after), limit: pageSize + 1 });
  const users = new UserResources(db, caller.accountId);
  const toResource = (revision: Revision) => toRevisionResource({ users, settings }, item, revision);
  const { resources, last } = readPage(found, pageSize, toResource);
  return {
    kind: 'drive#revisionList',
    revisions: resources,
    ...(last && { nextPageToken: tokens.write([last.position]) }),
  };
});
