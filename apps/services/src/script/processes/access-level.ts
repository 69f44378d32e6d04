import { type ItemRole, includesRole } from '#items/item-role.ts';
import type { ProcessSeries } from './process-store.ts';

/** Converts a role on a project to the access level of its executions. */
export function toAccessLevel(role: ItemRole | undefined): ProcessSeries['userAccessLevel'] {
  if (role === 'owner') return 'OWNER';
  if (includesRole(role, 'writer')) return 'WRITE';
  return role ? 'READ' : 'NONE';
}
