import { readFile } from 'node:fs/promises';
import { OWN_RISKS } from '../src/own-operation.ts';
import { NOTICE } from './notice.ts';

type Operation = { operationId: string; 'x-risk'?: string; 'x-roles'?: string[] };
type Document = { paths: Record<string, Record<string, Operation>> };

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** The table of the console's own routes and what they can do at worst. Throws for a route that does not say so. */
export async function generateOwnOperations(): Promise<string> {
  const url = new URL('../openapi/bff.openapi.json', import.meta.url);
  const document: Document = JSON.parse(await readFile(url, 'utf8'));
  const rows = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [toRow(method, path, operation)] : [];
    }),
  );
  return `${NOTICE}import type { OwnOperation } from '../own-operation.ts';

/** Every route of the console itself, by operation id. */
export const ownOperations = {
${rows.join('\n')}
} as const satisfies Record<string, OwnOperation>;
`;
}

function toRow(method: string, path: string, { operationId: id, 'x-risk': risk, 'x-roles': roles }: Operation): string {
  if (!OWN_RISKS.some((known) => known === risk)) throw new Error(`${id}: x-risk is missing or unknown`);
  if (risk === 'admin' && !roles?.length) throw new Error(`${id}: x-roles is missing`);
  return `  '${id}': ${JSON.stringify({ method: method.toUpperCase(), path, risk, ...(roles && { roles }) })},`;
}
