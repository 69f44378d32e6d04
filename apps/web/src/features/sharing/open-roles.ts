import { roleName } from '#shared/permissions/permission.ts';

/** Roles that can be given to people who are not named. */
export const OPEN_ROLES = (['reader', 'commenter', 'writer'] as const).map((role) => ({
  value: role,
  label: roleName(role),
}));
