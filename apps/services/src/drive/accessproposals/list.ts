import { operation } from '#core/operations/operation.ts';
import { PageTokens } from '#core/operations/page-token.ts';
import { pageSizeOf } from '#core/schemas/requested-page-size.ts';
import { listProposals } from '#drive/permissions/proposal-store.ts';
import { toProposalResource } from './proposal-resource.ts';
import { requireApprovable } from './proposal-target.ts';

export const handler = operation('drive.accessproposals.list', (context) => {
  const { params, db, caller } = context;
  const { item } = requireApprovable(context, params.fileId);
  const pageSize = pageSizeOf('drive.accessproposals.list', params.pageSize);
  const tokens = new PageTokens(db, { id: 'drive.accessproposals.list', service: 'drive' }, [
    caller.accountId,
    item.id,
  ]);
  const found = listProposals(db, item.number, tokens.read(params.pageToken), pageSize + 1);
  const page = found.slice(0, pageSize);
  const last = found.length > pageSize ? page.at(-1) : undefined;
  return {
    accessProposals: page.map((proposal) => toProposalResource(item.id, proposal)),
    ...(last && { nextPageToken: tokens.write([last.createdAt, last.id]) }),
  };
});
