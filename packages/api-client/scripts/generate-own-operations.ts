import { readFile } from 'node:fs/promises';
import { OWN_RISKS, type OwnOperation } from '../src/own-operation.ts';
import type { Audiences } from './audiences.ts';
import { NOTICE } from './notice.ts';
import { readTopics } from './read-topics.ts';
import { requireOneOf } from './require-one-of.ts';

type Operation = { operationId: string; 'x-risk'?: unknown; 'x-roles'?: unknown; 'x-shows'?: unknown };
type Document = { paths: Record<string, Record<string, Operation>> };

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

type Row = readonly [id: string, operation: OwnOperation];

/** Reads the console's own routes with their traits. Throws if a route lacks a trait. */
export async function readOwnOperations(audiences: Audiences): Promise<readonly Row[]> {
  const url = new URL('../openapi/bff.openapi.json', import.meta.url);
  const document: Document = JSON.parse(await readFile(url, 'utf8'));
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [toRow(audiences, method, path, operation)] : [];
    }),
  );
}

/** Generates the table of the console's own routes. */
export function generateOwnOperations(table: readonly Row[]): string {
  return `${NOTICE}import type { OwnOperation } from '../own-operation.ts';

/** All of the console's own routes, by operation ID. */
export const ownOperations = {
${table.map(([id, operation]) => `  '${id}': ${JSON.stringify(operation)},`).join('\n')}
} as const satisfies Record<string, OwnOperation>;
`;
}

function toRow(audiences: Audiences, method: string, path: string, operation: Operation): Row {
  const { operationId: id, 'x-shows': shows } = operation;
  const risk = requireOneOf(OWN_RISKS, id, 'x-risk', operation['x-risk']);
  const roles = audiences.getRoles(id, operation['x-roles']);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  // A list may need calls to services to determine who may see it.
  const isRead = risk === 'read' || (method === 'get' && shows !== undefined);
  const shown = isRead ? { shows: readTopics(id, 'x-shows', shows, names) } : {};
  return [id, { method: method.toUpperCase(), path, risk, roles, ...shown }];
}
