import { readFile } from 'node:fs/promises';
import { OWN_RISKS } from '../src/own-operation.ts';
import type { Audiences } from './audiences.ts';
import { NOTICE } from './notice.ts';
import { requireOneOf } from './require-one-of.ts';

type Operation = { operationId: string; 'x-risk'?: unknown; 'x-roles'?: unknown };
type Document = { paths: Record<string, Record<string, Operation>> };

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** The table of the console's own routes with their traits. Throws for a route that lacks one. */
export async function generateOwnOperations(audiences: Audiences): Promise<string> {
  const url = new URL('../openapi/bff.openapi.json', import.meta.url);
  const document: Document = JSON.parse(await readFile(url, 'utf8'));
  const rows = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [toRow(audiences, method, path, operation)] : [];
    }),
  );
  return `${NOTICE}import type { OwnOperation } from '../own-operation.ts';

/** Every route of the console itself, by operation id. */
export const ownOperations = {
${rows.join('\n')}
} as const satisfies Record<string, OwnOperation>;
`;
}

function toRow(audiences: Audiences, method: string, path: string, operation: Operation): string {
  const { operationId: id } = operation;
  const risk = requireOneOf(OWN_RISKS, id, 'x-risk', operation['x-risk']);
  const roles = audiences.rolesOf(id, operation['x-roles']);
  return `  '${id}': ${JSON.stringify({ method: method.toUpperCase(), path, risk, roles })},`;
}
