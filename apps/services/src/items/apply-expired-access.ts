import type { Database } from '#db/database.ts';
import { removeExpiredPermissions } from './expired-permissions.ts';
import { acceptInvitations } from './invitations.ts';
import { isAccessDue } from './is-access-due.ts';

/** Brings up to date what changes access without a request to it: ends that have come, and accounts that are new. */
export function applyExpiredAccess(db: Database, nowMs: number): void {
  if (!isAccessDue(db, nowMs)) return;
  removeExpiredPermissions(db, nowMs);
  acceptInvitations(db, nowMs);
}
