import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { findAccount } from '#core/auth/directory.ts';
import { globalError, invalidParameter } from '#core/errors/service-error.ts';
import { sendMail } from '#core/mail.ts';
import { type OperationContext, operation } from '#core/operations/operation.ts';
import { isLargeTree } from '#drive/is-large-tree.ts';
import { findOwnGrant, grantPermission } from '#drive/permissions/grant-permission.ts';
import {
  type AccessProposal,
  deleteProposal,
  deleteProposalsFor,
  PROPOSAL_ROLES,
  type ProposalRole,
} from '#drive/permissions/proposal-store.ts';
import type { SharingTarget } from '#drive/permissions/sharing-target.ts';
import { type ItemRole, includesRole, toRank } from '#items/item-role.ts';
import { requireApprovable, requireProposal } from './proposal-target.ts';

type Context = OperationContext<'drive.accessproposals.resolve'>;
type Body = DriveSchemas['ResolveAccessProposalRequest'];

export const handler = operation(
  'drive.accessproposals.resolve',
  (context) => {
    const { params, db } = context;
    const body: Body = context.body ?? {};
    const target = requireApprovable(context, params.fileId);
    const isAccepted = parseAction(body.action);
    const proposal = requireProposal(context, target, params.proposalId);
    if (isAccepted) accept(context, target, proposal, body);
    else deleteProposal(db, proposal.id);
    if (body.sendNotification) notify(context, target, proposal, isAccepted);
    return undefined;
  },
  { isBulkWrite: isLargeTree },
);

function parseAction(action: string | undefined): boolean {
  if (action === undefined || action === null) {
    throw globalError(400, 'required', 'The action field is required.', 'action');
  }
  if (action !== 'ACCEPT' && action !== 'DENY') throw invalidParameter('action');
  return action === 'ACCEPT';
}

/**
 * Grants the access that the approver allows, unless the recipient already has more, and resolves all proposals for the
 * recipient.
 */
function accept(context: Context, target: SharingTarget, proposal: AccessProposal, body: Body): void {
  const { db } = context;
  const { item } = target;
  const role = findHighestRole(body.role ?? []);
  const view = parseView(proposal, body.view, role);
  const recipient = findAccount(db, proposal.recipientId);
  if (!recipient) throw new Error(`the recipient of the proposal ${proposal.id} has no account`);
  const { permissionId, domain } = recipient;
  const stored = findOwnGrant(db, item, permissionId);
  const hasAsMuch = stored?.view === null && includesRole(stored.role, role);
  if (!hasAsMuch) {
    const grantee = { id: permissionId, type: 'user' as const, grantee: recipient.id, domain };
    grantPermission(context, target, { grantee, role, view });
  }
  deleteProposalsFor(db, item.number, recipient.id);
}

function findHighestRole(roles: readonly string[]): ProposalRole {
  const known = roles.map((role) => {
    const match = PROPOSAL_ROLES.find((name) => name === role);
    if (!match) throw invalidParameter('role');
    return match;
  });
  const [highest] = known.toSorted((left, right) => toRank(right) - toRank(left));
  if (!highest) throw globalError(400, 'required', 'The role field is required to accept a proposal.', 'role');
  return highest;
}

/** Returns the view to grant. The approver can only choose the requested view. */
function parseView(proposal: AccessProposal, view: string | undefined, role: ItemRole): 'published' | null {
  if (view === undefined || view === null || view === '') return null;
  if (view !== proposal.view || role !== 'reader') throw invalidParameter('view');
  return proposal.view;
}

/** Notifies the requester. The name of the item is only revealed if they can open it now. */
function notify(context: Context, { item }: SharingTarget, proposal: AccessProposal, isAccepted: boolean): void {
  const { db, caller, clock, settings } = context;
  const sender = caller.displayName;
  const link = `${settings.consoleOrigin}/${item.isFolder ? 'files' : 'file'}/${item.id}`;
  sendMail(db, {
    recipients: [proposal.requesterEmail, proposal.recipientEmail],
    sender: caller.email,
    subject: isAccepted ? `${sender} granted you access to ${item.name}` : `${sender} declined your access request`,
    body: `${isAccepted ? 'You can now open it.' : 'You can request access again and explain why you need it.'}\n\n${link}`,
    sentAt: clock.nowMs(),
  });
}
