import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { toTimestamp } from '#core/clock.ts';
import type { AccessProposal } from '#drive/permissions/proposal-store.ts';

/** Converts an access proposal to its API resource. */
export function toProposalResource(fileId: string, proposal: AccessProposal): DriveSchemas['AccessProposal'] {
  return {
    fileId,
    proposalId: proposal.id,
    requesterEmailAddress: proposal.requesterEmail,
    recipientEmailAddress: proposal.recipientEmail,
    rolesAndViews: [{ role: proposal.role, ...(proposal.view !== null && { view: proposal.view }) }],
    ...(proposal.message !== null && { requestMessage: proposal.message }),
    createTime: toTimestamp(proposal.createdAt),
  };
}
