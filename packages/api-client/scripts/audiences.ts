import { readFile } from 'node:fs/promises';
import type { Role } from '../src/generated/roles.gen.ts';

type RoleSchema = { enum: Role[]; 'x-audiences': Record<string, Partial<Record<string, boolean>>> };

/** Roles and audiences, as listed in the OpenAPI document of the console's own routes. */
export type Audiences = {
  /** All roles, most powerful first. */
  readonly roles: readonly Role[];
  /** The roles of each audience. */
  readonly all: Readonly<Record<string, readonly Role[]>>;
  /** Returns the roles of an audience, for the operation `id`. Throws if the audience does not exist. */
  getRoles(id: string, audience: unknown): readonly Role[];
};

/** Reads the document. Throws like `toAudiences`. */
export async function readAudiences(): Promise<Audiences> {
  const url = new URL('../openapi/bff.openapi.json', import.meta.url);
  const document: { components: { schemas: { Role: RoleSchema } } } = JSON.parse(await readFile(url, 'utf8'));
  return toAudiences(document.components.schemas.Role);
}

/**
 * Returns the audiences of a schema. Each sets true or false for every role, so that new roles require a decision. Throws if an
 * audience omits a role or contains an unknown one.
 */
export function toAudiences({ enum: roles, 'x-audiences': audiences }: RoleSchema): Audiences {
  for (const [name, each] of Object.entries(audiences)) {
    const undecided = roles.filter((role) => each[role] === undefined);
    const unknown = Object.keys(each).filter((role) => !roles.some((known) => known === role));
    if (undecided.length > 0) throw new Error(`x-audiences: ${name} does not decide on ${undecided.join(', ')}`);
    if (unknown.length > 0) throw new Error(`x-audiences: ${name} has unknown roles: ${unknown.join(', ')}`);
  }
  const select = (each: Partial<Record<string, boolean>>) => roles.filter((role) => each[role]);
  const all = Object.fromEntries(Object.entries(audiences).map(([name, each]) => [name, select(each)]));
  return {
    roles,
    all,
    getRoles(id, audience) {
      const found = all[String(audience)];
      if (!found) throw new Error(`${id}: x-roles is missing or not one of ${Object.keys(all).join(', ')}`);
      return found;
    },
  };
}
