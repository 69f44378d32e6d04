import { selectRoles } from '@rotunda/api-client/select-roles';

/** The roles that read, comment and decide on files. The policy of the BFF decides; screens name them in advance. */
export const REVIEWING_ROLES = selectRoles({ operator: true, reviewer: true, support: false });

/** The roles that look into scripts and their executions. */
export const SUPPORTING_ROLES = selectRoles({ operator: true, reviewer: false, support: true });
