import { readFile } from 'node:fs/promises';
import type { Role } from '../src/generated/roles.gen.ts';

type RoleSchema = { enum: Role[]; 'x-audiences': Record<string, Partial<Record<string, boolean>>> };

/** Roles and audiences, as the document of the console's own routes lists them. */
export type Audiences = {
  /** All roles, the most powerful one first. */
  readonly roles: readonly Role[];
  /** The roles of every audience. */
  readonly all: Readonly<Record<string, readonly Role[]>>;
  /** The roles of an audience, for the operation `id`. Throws where there is no such audience. */
  rolesOf(id: string, audience: unknown): readonly Role[];
};

/** Reads the document. Throws as `toAudiences` does. */
export async function readAudiences(): Promise<Audiences> {
  const url = new URL('../openapi/bff.openapi.json', import.meta.url);
  const document: { components: { schemas: { Role: RoleSchema } } } = JSON.parse(await readFile(url, 'utf8'));
  return toAudiences(document.components.schemas.Role);
}

/**
 * The audiences of a schema. One says yes or no for each role, so that a new role has to be decided on. Throws for one that
 * leaves a role out, or has one that does not exist.
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
    rolesOf(id, audience) {
      const found = all[String(audience)];
      if (!found) throw new Error(`${id}: x-roles is missing or none of ${Object.keys(all).join(', ')}`);
      return found;
    },
  };
}
