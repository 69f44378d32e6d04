import { readFile } from 'node:fs/promises';
import { NOTICE } from './notice.ts';

type Document = { components: { schemas: { Role: { enum: string[] } } } };

/** The roles of the console, as the document of its own routes lists them. */
export async function generateRoles(): Promise<string> {
  const url = new URL('../openapi/bff.openapi.json', import.meta.url);
  const document: Document = JSON.parse(await readFile(url, 'utf8'));
  const names = document.components.schemas.Role.enum.map((name) => `'${name}'`);
  return `${NOTICE}/** All roles, the most powerful one first. */
export const ROLES = [${names.join(', ')}] as const;

/** What a person may do in the console. */
export type Role = (typeof ROLES)[number];
`;
}
