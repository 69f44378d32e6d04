// Generated from the OpenAPI documents by `pnpm generate`. Do not edit.
/** All roles, the most powerful one first, as Role of bff.openapi.json lists them. */
export const ROLES = ['operator', 'reviewer', 'support'] as const;

/** What a person may do in the console. */
export type Role = (typeof ROLES)[number];

/** The roles that something is for, by the names that the documents use in x-roles. */
export const AUDIENCES = {
  operators: ["operator"],
  reviewers: ["operator","reviewer"],
  support: ["operator","support"],
  everyone: ["operator","reviewer","support"],
} as const satisfies Readonly<Record<string, readonly Role[]>>;
