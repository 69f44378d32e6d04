import type { FileRole } from '#shared/permissions/permission.ts';

/** A change of access. */
export type AccessAction =
  | { kind: 'expire'; expirationTime: string }
  | { kind: 'keep' }
  | { kind: 'role'; role: FileRole }
  | { kind: 'remove' }
  | { kind: 'handOver'; email: string };

/** The grantees whose access changes: one email address, everyone outside an organisation, or everyone except owners. */
export type AccessSubject =
  | { kind: 'person'; email: string }
  | { kind: 'outside'; organisation: string }
  | { kind: 'all' };
