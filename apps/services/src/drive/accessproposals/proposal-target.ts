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
 * The item whose proposals a request is about. Throws 404 and, for who may not share it, 403: also for shared drives,
 * which nobody asks to be let into.
 */
export function requireApprovable(context: SharingContext, fileId: string): SharingTarget {
  const target = toSharingTarget(context.db, requireReadable(context, fileId));
  if (target.item.isRoot) throw insufficientPermissions();
  // An owner decides, also on what is not shared.
  if (target.role !== 'owner') requireSharing(target);
  return target;
}

/** The proposal with this id on an item. Throws 404 when it is not there or already resolved. */
export function requireProposal({ db }: SharingContext, { item }: SharingTarget, id: string): AccessProposal {
  const proposal = findProposal(db, item.number, id);
  if (!proposal) throw notFound('Access proposal', id, 'proposalId');
  return proposal;
}
