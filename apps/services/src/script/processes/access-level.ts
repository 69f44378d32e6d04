import { type ItemRole, reaches } from '#items/item-role.ts';
import type { ProcessSeries } from './process-store.ts';

/** What a role on a project is called on its executions. */
export function toAccessLevel(role: ItemRole | undefined): ProcessSeries['userAccessLevel'] {
  if (role === 'owner') return 'OWNER';
  if (reaches(role, 'writer')) return 'WRITE';
  return role ? 'READ' : 'NONE';
}
