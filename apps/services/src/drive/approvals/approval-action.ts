import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import type { Caller } from '#core/auth/caller.ts';
import { findAccount } from '#core/auth/directory.ts';
import { type Clock, toTimestamp } from '#core/clock.ts';
import { globalError, type ServiceError } from '#core/errors/service-error.ts';
import { sendMail } from '#core/mail.ts';
import type { ServiceSettings } from '#core/operations/operation.ts';
import type { Database } from '#db/database.ts';
import { requireReadable } from '#drive/require-item.ts';
import { UserResources } from '#drive/user-resource.ts';
import type { Item } from '#items/item.ts';
import type { ItemRole } from '#items/item-role.ts';
import { isLockableType } from '#items/item-types.ts';
import { touchItem } from '#items/items.ts';
import { type Approval, type ApprovalStatus, listReviewers, requireApproval, toApprovalResource } from './approval.ts';

type Context = {
  params: { fileId: string; approvalId: string };
  db: Database;
  caller: Caller;
  clock: Clock;
  settings: ServiceSettings;
};

/** An approval on which a caller is about to act. */
export type ApprovalTarget = { item: Item; role: ItemRole; approval: Approval };

/** Returns the file and the approval of a request. Throws 404 if the caller may not see them. */
export function requireTarget(context: Context): ApprovalTarget {
  const { item, role } = requireReadable(context, context.params.fileId);
  return { item, role, approval: requireApproval(context.db, item.number, context.params.approvalId) };
}

/** 403: the action is not allowed for the caller or in the approval's state. */
export function actionNotAllowed(message: string): ServiceError {
  return globalError(403, 'insufficientFilePermissions', message);
}

/** Throws 403 unless the approval is in progress. */
export function requireInProgress(approval: Approval): void {
  if (approval.status !== 'IN_PROGRESS') throw actionNotAllowed('The approval is complete.');
}

/** Sets the status of an approval. Any status except IN_PROGRESS completes it. */
export function setStatus(db: Database, approval: Approval, status: ApprovalStatus, nowMs: number): void {
  db.run(
    'UPDATE approvals SET status = ?, modified_at = ?, completed_at = ? WHERE number = ?',
    status,
    nowMs,
    status === 'IN_PROGRESS' ? null : nowMs,
    approval.number,
  );
}

/** Locks the content of an item if its type supports locks. Retains an existing lock. */
export function lockContent(db: Database, item: Item, accountId: string, nowMs: number): void {
  if (!isLockableType(item.mimeType)) return;
  db.run(
    `UPDATE items SET restriction_read_only = 1, restriction_reason = 'Locked for File Approval', restricted_by = ?,
       restricted_at = ? WHERE number = ? AND restriction_read_only = 0`,
    accountId,
    nowMs,
    item.number,
  );
}

/**
 * Completes an action on an approval: writes its activity entry, mails the initiator and the reviewers, records the change of the
 * file, and returns the updated approval.
 */
export function finishAction(
  context: Context,
  item: Item,
  event: { action: string; message: string | undefined },
): DriveSchemas['Approval'] {
  const { db, caller, clock } = context;
  const approval = requireApproval(db, item.number, context.params.approvalId);
  const nowMs = clock.nowMs();
  db.run('UPDATE approvals SET modified_at = ? WHERE number = ?', nowMs, approval.number);
  addActivity(db, approval, { actorId: caller.accountId, ...event, happenedAt: nowMs });
  const people = [approval.initiatorId, ...listReviewers(db, approval).map(({ accountId }) => accountId)];
  sendMail(db, {
    recipients: people.filter((id) => id !== caller.accountId).flatMap((id) => findAccount(db, id)?.email ?? []),
    sender: caller.email,
    subject: `${caller.displayName}: approval ${event.action} for ${item.name}`,
    body: [event.message, describeDue(approval), `${context.settings.consoleOrigin}/file/${item.id}/approvals`]
      .filter(Boolean)
      .join('\n\n'),
    sentAt: nowMs,
  });
  touchItem(db, item, { changedAt: nowMs });
  return toResponse(context, { item, approval: requireApproval(db, item.number, approval.id) });
}

/** Returns when responses to an approval in progress are due, for readers in any time zone. */
function describeDue({ status, dueAt }: Approval): string | undefined {
  if (status !== 'IN_PROGRESS' || dueAt === null) return undefined;
  return `Due ${toTimestamp(dueAt).slice(0, 'yyyy-mm-ddThh:mm'.length).replace('T', ', ')} UTC.`;
}

/** Converts an approval to its API resource for the caller. */
export function toResponse(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  { item, approval }: Pick<ApprovalTarget, 'item' | 'approval'>,
): DriveSchemas['Approval'] {
  return toApprovalResource(db, new UserResources(db, caller.accountId), item.id, approval);
}

/** Adds an entry to an approval's activity log. */
export function addActivity(
  db: Database,
  approval: Pick<Approval, 'number'>,
  entry: { actorId: string; action: string; message: string | undefined; happenedAt: number },
): void {
  db.run(
    'INSERT INTO approval_activity (approval_number, actor_id, action, message, happened_at) VALUES (?, ?, ?, ?, ?)',
    approval.number,
    entry.actorId,
    entry.action,
    entry.message ?? null,
    entry.happenedAt,
  );
}
