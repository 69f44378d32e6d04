import { operation } from '#core/operations/operation.ts';
import { toProposalResource } from './proposal-resource.ts';
import { requireApprovable, requireProposal } from './proposal-target.ts';

export const handler = operation('drive.accessproposals.get', (context) => {
  const target = requireApprovable(context, context.params.fileId);
  return toProposalResource(target.item.id, requireProposal(context, target, context.params.proposalId));
});
