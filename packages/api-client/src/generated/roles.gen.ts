// Generated from the OpenAPI documents by `pnpm generate`. Do not edit.
/** All roles, the most powerful one first, as Role of bff.openapi.json lists them. */
export const ROLES = ['operator', 'reviewer', 'support'] as const;

/** A user's role in the console. */
export type Role = (typeof ROLES)[number];

/** Audiences as sets of roles, by the names used in x-roles of the documents. */
export const AUDIENCES = {
  operators: ["operator"],
  reviewers: ["operator","reviewer"],
  support: ["operator","support"],
  everyone: ["operator","reviewer","support"],
} as const satisfies Readonly<Record<string, readonly Role[]>>;
