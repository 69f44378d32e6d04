import { getRoleName } from './permission.ts';
import { BASIC_ROLES, MEMBER_ROLES } from './role-lists.ts';

/** The choices of roles that can be granted on all files. */
export const BASIC_ROLE_CHOICES = BASIC_ROLES.map((value) => ({ value, label: getRoleName(value) }));

/** The choices of shared drive member roles. */
export const MEMBER_ROLE_CHOICES = MEMBER_ROLES.map((value) => ({ value, label: getRoleName(value) }));
