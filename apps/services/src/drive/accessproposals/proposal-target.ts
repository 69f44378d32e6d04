import { notFound } from '#core/errors/service-error.ts';
import { type AccessProposal, findProposal } from '#drive/permissions/proposal-store.ts';
import {
  requireSharing,
  type SharingContext,
  type SharingTarget,
  toSharingTarget,
} from '#drive/permissions/sharing-target.ts';
import { insufficientPermissions, requireReadable } from '#drive/require-item.ts';

/**
 * Returns the item whose proposals a request addresses. Throws 404, and 403 if the caller may not share it. Also throws 403 for
 * shared drives, which have no access proposals.
 */
export function requireApprovable(context: SharingContext, fileId: string): SharingTarget {
  const target = toSharingTarget(context.db, requireReadable(context, fileId));
  if (target.item.isRoot) throw insufficientPermissions();
  // An owner decides, even on items that are not shared.
  if (target.role !== 'owner') requireSharing(target);
  return target;
}

/** Returns the proposal with this ID on an item. Throws 404 if it does not exist or is already resolved. */
export function requireProposal({ db }: SharingContext, { item }: SharingTarget, id: string): AccessProposal {
  const proposal = findProposal(db, item.number, id);
  if (!proposal) throw notFound('Access proposal', id, 'proposalId');
  return proposal;
}
