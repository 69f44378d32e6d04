import type { Audiences } from './audiences.ts';
import { NOTICE } from './notice.ts';

/** Generates the roles and audiences of the console, as listed in the OpenAPI document of its own routes. */
export function generateRoles({ roles, all }: Audiences): string {
  const names = roles.map((name) => `'${name}'`);
  return `${NOTICE}/** All roles, the most powerful one first, as Role of bff.openapi.json lists them. */
export const ROLES = [${names.join(', ')}] as const;

/** A user's role in the console. */
export type Role = (typeof ROLES)[number];

/** Audiences as sets of roles, by the names used in x-roles of the documents. */
export const AUDIENCES = {
${Object.entries(all)
  .map(([name, each]) => `  ${name}: ${JSON.stringify(each)},`)
  .join('\n')}
} as const satisfies Readonly<Record<string, readonly Role[]>>;
`;
}
