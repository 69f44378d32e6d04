import { ROLES, type Role } from './generated/roles.gen.ts';

/** A yes or no for each role. The compiler refuses one that leaves a role out, so a new role has to be decided on. */
export type EachRole = Readonly<Record<Role, boolean>>;

/** The roles that have a yes, the most powerful one first. */
export function selectRoles(each: EachRole): readonly Role[] {
  return ROLES.filter((role) => each[role]);
}
