import type { Audiences } from './audiences.ts';
import { NOTICE } from './notice.ts';

/** The roles of the console, as the document of its own routes lists them. */
export function generateRoles({ roles }: Audiences): string {
  const names = roles.map((name) => `'${name}'`);
  return `${NOTICE}/** All roles, the most powerful one first. */
export const ROLES = [${names.join(', ')}] as const;

/** What a person may do in the console. */
export type Role = (typeof ROLES)[number];
`;
}
