import { roleName } from './permission.ts';
import { BASIC_ROLES, MEMBER_ROLES } from './role-lists.ts';

/** The roles that every file can be shared with, as choices of a list. */
export const BASIC_ROLE_CHOICES = BASIC_ROLES.map((value) => ({ value, label: roleName(value) }));

/** The roles of members of a shared drive, as choices of a list. */
export const MEMBER_ROLE_CHOICES = MEMBER_ROLES.map((value) => ({ value, label: roleName(value) }));
