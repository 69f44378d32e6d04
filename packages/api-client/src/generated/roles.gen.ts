// Generated from the OpenAPI documents by `pnpm generate`. Do not edit.
/** All roles, the most powerful one first. */
export const ROLES = ['operator', 'reviewer', 'support'] as const;

/** What a person may do in the console. */
export type Role = (typeof ROLES)[number];
