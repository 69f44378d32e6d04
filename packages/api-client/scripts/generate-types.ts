import { readFile } from 'node:fs/promises';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { NOTICE } from './notice.ts';

/** Generates the TypeScript types of an OpenAPI document (paths, components, operations). */
export async function generateTypes(documentName: string): Promise<string> {
  const url = new URL(`../openapi/${documentName}.openapi.json`, import.meta.url);
  const document = JSON.parse(await readFile(url, 'utf8'));
  const nodes = await openapiTypescript(document, { defaultNonNullable: false, alphabetize: false });
  return NOTICE + astToString(nodes);
}
