import type { Audiences } from './audiences.ts';
import { NOTICE } from './notice.ts';

/** The roles of the console and its audiences, as the document of its own routes lists them. */
export function generateRoles({ roles, all }: Audiences): string {
  const names = roles.map((name) => `'${name}'`);
  return `${NOTICE}/** All roles, the most powerful one first, as Role of bff.openapi.json lists them. */
export const ROLES = [${names.join(', ')}] as const;

/** What a person may do in the console. */
export type Role = (typeof ROLES)[number];

/** The roles that something is for, by the names that the documents use in x-roles. */
export const AUDIENCES = {
${Object.entries(all)
  .map(([name, each]) => `  ${name}: ${JSON.stringify(each)},`)
  .join('\n')}
} as const satisfies Readonly<Record<string, readonly Role[]>>;
`;
}
