import { type ItemRole, reaches } from '#items/item-role.ts';
import type { ProcessSeries } from './process-store.ts';

/** Converts a role on a project to the access level of its executions. */
export function toAccessLevel(role: ItemRole | undefined): ProcessSeries['userAccessLevel'] {
  if (role === 'owner') return 'OWNER';
  if (reaches(role, 'writer')) return 'WRITE';
  return role ? 'READ' : 'NONE';
}
