import { operation } from '#core/operations/operation.ts';
import { PageTokens } from '#core/operations/page-token.ts';
import { getPageSize } from '#core/schemas/requested-page-size.ts';
import { LabelResources } from '#drive/labels/label-resource.ts';
import { requireReadable } from '#drive/require-item.ts';
import { UserResources } from '#drive/user-resource.ts';

export const handler = operation('drive.files.listLabels', (context) => {
  const { params, db, caller } = context;
  const { item } = requireReadable(context, params.fileId);
  const limit = getPageSize('drive.files.listLabels', params.maxResults);
  const operationId = { id: 'drive.files.listLabels', service: 'drive' } as const;
  const tokens = new PageTokens(db, operationId, [caller.accountId, item.id]);
  const after = String(tokens.read(params.pageToken)?.[0] ?? '');
  const users = new UserResources(db, caller.accountId);
  const labels = new LabelResources(db, users).list(item.number, { after, limit: limit + 1 });
  const last = labels.length > limit ? labels[limit - 1] : undefined;
  return {
    kind: 'drive#labelList',
    labels: labels.slice(0, limit),
    ...(last?.id !== undefined && { nextPageToken: tokens.write([last.id]) }),
  };
});
