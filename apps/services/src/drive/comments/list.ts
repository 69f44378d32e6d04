import { operation } from '#core/operations/operation.ts';
import { PageTokens } from '#core/operations/page-token.ts';
import { readPage } from '#core/operations/read-page.ts';
import { getPageSize } from '#core/schemas/requested-page-size.ts';
import { requireReadable } from '#drive/require-item.ts';
import { UserResources } from '#drive/user-resource.ts';
import { toCommentResource } from './comment-resource.ts';
import { COMMENT_COLUMNS, type Comment } from './comment-store.ts';

export const handler = operation('drive.comments.list', (context) => {
  const { params, db, caller } = context;
  const { item } = requireReadable(context, params.fileId);
  const { includeDeleted = false, startModifiedTime } = params;
  const limit = getPageSize('drive.comments.list', params.pageSize);
  const start = startModifiedTime === undefined ? 0 : Date.parse(startModifiedTime);
  const filter = [caller.accountId, item.id, includeDeleted, start];
  const tokens = new PageTokens(db, { id: 'drive.comments.list', service: 'drive' }, filter);
  const [modifiedAt = Number.MAX_SAFE_INTEGER, number = 0] = tokens.read(params.pageToken) ?? [];
  const found = db.iterate<Comment>(
    `SELECT ${COMMENT_COLUMNS} FROM comments AS c
     WHERE c.item_number = ? AND c.modified_at >= ? AND (c.deleted = 0 OR ?) AND (c.modified_at, c.number) < (?, ?)
     ORDER BY c.modified_at DESC, c.number DESC LIMIT ?`,
    item.number,
    start,
    includeDeleted ? 1 : 0,
    modifiedAt,
    number,
    limit + 1,
  );
  const users = new UserResources(db, caller.accountId);
  const toResource = (comment: Comment) => toCommentResource(db, users, comment, includeDeleted);
  const { resources, last } = readPage(found, limit, toResource);
  return {
    kind: 'drive#commentList',
    comments: resources,
    ...(last && { nextPageToken: tokens.write([last.modifiedAt, last.number]) }),
  };
});
