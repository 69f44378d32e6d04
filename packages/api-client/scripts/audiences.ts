import { readFile } from 'node:fs/promises';
import type { Role } from '../src/generated/roles.gen.ts';

type RoleSchema = { enum: Role[]; 'x-audiences': Record<string, Record<string, boolean>> };
type Document = { components: { schemas: { Role: RoleSchema } } };

/**
 * Roles and audiences of the document of the console's own routes. An audience says yes or no for each role, so that a
 * new role has to be decided on.
 */
export type Audiences = {
  /** All roles, the most powerful one first. */
  readonly roles: readonly Role[];
  /** The roles of an audience, for `id`. Throws where there is no such audience. */
  rolesOf(id: string, audience: unknown): readonly Role[];
};

/** Reads the audiences. Throws for one that leaves a role out, or has one that does not exist. */
export async function readAudiences(): Promise<Audiences> {
  const url = new URL('../openapi/bff.openapi.json', import.meta.url);
  const document: Document = JSON.parse(await readFile(url, 'utf8'));
  const { enum: roles, 'x-audiences': audiences } = document.components.schemas.Role;
  for (const [name, each] of Object.entries(audiences)) {
    const undecided = roles.filter((role) => typeof each[role] !== 'boolean');
    const unknown = Object.keys(each).filter((role) => !roles.some((known) => known === role));
    if (undecided.length > 0) throw new Error(`x-audiences: ${name} does not decide on ${undecided.join(', ')}`);
    if (unknown.length > 0) throw new Error(`x-audiences: ${name} has unknown roles: ${unknown.join(', ')}`);
  }
  return {
    roles,
    rolesOf(id, audience) {
      const each = audiences[String(audience)];
      if (!each) throw new Error(`${id}: x-roles is missing or none of ${Object.keys(audiences).join(', ')}`);
      return roles.filter((role) => each[role]);
    },
  };
}
