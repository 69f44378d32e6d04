import { AUDIENCES, type Role } from '@rotunda/api-client/roles';

/** A group of roles, by its name in the documentation. */
export type Audience = keyof typeof AUDIENCES;

/** The roles that read, comment and decide on files. The policy of the BFF decides; screens name them in advance. */
export const REVIEWING_ROLES: readonly Role[] = AUDIENCES.reviewers;

/** The roles that view scripts and their executions. */
export const SUPPORTING_ROLES: readonly Role[] = AUDIENCES.support;
