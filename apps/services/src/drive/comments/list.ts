import { operation } from '#core/operations/operation.ts';
import { countWithinPage } from '#core/operations/page-bytes.ts';
import { PageTokens } from '#core/operations/page-token.ts';
import { pageSizeOf } from '#core/schemas/requested-page-size.ts';
import type { Database } from '#db/database.ts';
import { requireReadable } from '#drive/require-item.ts';
import { UserResources } from '#drive/user-resource.ts';
import { toCommentResource } from './comment-resource.ts';
import { COMMENT_COLUMNS, type Comment } from './comment-store.ts';

export const handler = operation('drive.comments.list', (context) => {
  const { params, db, caller } = context;
  const { item } = requireReadable(context, params.fileId);
  const { includeDeleted = false, startModifiedTime } = params;
  const limit = pageSizeOf('drive.comments.list', params.pageSize);
  const start = startModifiedTime === undefined ? 0 : Date.parse(startModifiedTime);
  const filter = [caller.accountId, item.id, includeDeleted, start];
  const tokens = new PageTokens(db, { id: 'drive.comments.list', service: 'drive' }, filter);
  const [modifiedAt = Number.MAX_SAFE_INTEGER, number = 0] = tokens.read(params.pageToken) ?? [];
  const found = db.all<Comment>(
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
  const count = countFitting(db, found.slice(0, limit));
  const last = found.length > count ? found[count - 1] : undefined;
  const users = new UserResources(db, caller.accountId);
  return {
    kind: 'drive#commentList',
    comments: found.slice(0, count).map((comment) => toCommentResource(db, users, comment, includeDeleted)),
    ...(last && { nextPageToken: tokens.write([last.modifiedAt, last.number]) }),
  };
});

/** Returns how many comments fit on a page with all of their replies. At least one. */
function countFitting(db: Database, comments: readonly Comment[]): number {
  const rows = db.all<{ number: number; bytes: number }>(
    `SELECT comment_number AS number, sum(octet_length(content)) AS bytes FROM replies
     WHERE comment_number IN (SELECT value FROM json_each(?)) GROUP BY comment_number`,
    JSON.stringify(comments.map(({ number }) => number)),
  );
  const replies = new Map(rows.map(({ number, bytes }) => [number, bytes]));
  const ownSize = ({ content, quotedValue, anchor }: Comment) => `${content}${quotedValue ?? ''}${anchor ?? ''}`.length;
  return countWithinPage(comments.map((comment) => ownSize(comment) + (replies.get(comment.number) ?? 0)));
}
