import type { Database } from '#db/database.ts';
import { removeExpiredPermissions } from './expired-permissions.ts';
import { acceptInvitations } from './invitations.ts';
import { isAccessDue } from './is-access-due.ts';

/** Applies access changes that happen without a request: expired grants, and invitations of new accounts. */
export function applyExpiredAccess(db: Database, nowMs: number): void {
  if (!isAccessDue(db, nowMs)) return;
  removeExpiredPermissions(db, nowMs);
  acceptInvitations(db, nowMs);
}
