import type { FileRole } from '#shared/permissions/permission.ts';

/** What is done to access. */
export type AccessAction =
  | { kind: 'expire'; expirationTime: string }
  | { kind: 'keep' }
  | { kind: 'role'; role: FileRole }
  | { kind: 'remove' }
  | { kind: 'handOver'; email: string };

/** Whose access is changed: that of one address, of everyone outside an organisation, or of everyone but owners. */
export type AccessOf = { kind: 'person'; email: string } | { kind: 'outside'; organisation: string } | { kind: 'all' };
