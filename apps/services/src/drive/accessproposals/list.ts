import { operation } from '#core/operations/operation.ts';
import { PageTokens } from '#core/operations/page-token.ts';
import { readPage } from '#core/operations/read-page.ts';
import { getPageSize } from '#core/schemas/requested-page-size.ts';
import { listProposals } from '#drive/permissions/proposal-store.ts';
import { toProposalResource } from './proposal-resource.ts';
import { requireApprovable } from './proposal-target.ts';

export const handler = operation('drive.accessproposals.list', (context) => {
  const { params, db, caller } = context;
  const { item } = requireApprovable(context, params.fileId);
  const pageSize = getPageSize('drive.accessproposals.list', params.pageSize);
  const tokens = new PageTokens(db, { id: 'drive.accessproposals.list', service: 'drive' }, [
    caller.accountId,
    item.id,
  ]);
  const found = listProposals(db, item.number, tokens.read(params.pageToken), pageSize + 1);
  const { resources, last } = readPage(found, pageSize, (proposal) => toProposalResource(item.id, proposal));
  return {
    accessProposals: resources,
    ...(last && { nextPageToken: tokens.write([last.createdAt, last.id]) }),
  };
});
