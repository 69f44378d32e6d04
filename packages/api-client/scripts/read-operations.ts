import { readFile } from 'node:fs/promises';

const services = ['script', 'calendar', 'drive'] as const;

type Schema = {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: string[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  'x-aliases'?: Record<string, string>;
};
/** A parameter of an operation. */
export type Parameter = {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  deprecated?: boolean;
  description?: string;
  schema: Schema;
  'x-search'?: { terms: string[]; contentTerms: string[] };
};
/** Bodies by media type. */
export type MediaTypes = { content?: { 'application/json'?: { schema: Schema } } };
/** The undo description in a document, validated when the trait table is generated. */
export type DescribedUndo = {
  kind?: unknown;
  by?: string;
  param?: string;
  member?: string;
  params?: Record<string, boolean>;
  body?: Record<string, unknown>;
  read?: string;
  reason?: unknown;
  fields?: string;
};

/** An operation in its OpenAPI document. Fields of type unknown are validated by the trait table. */
export type Operation = {
  operationId: string;
  summary?: string;
  deprecated?: boolean;
  parameters?: Parameter[];
  requestBody?: MediaTypes & { required?: boolean };
  responses: Record<string, MediaTypes>;
  'x-scopes': string[];
  'x-least-scope': string;
  'x-paging'?: { size?: string; token: string; next: string; items: string };
  'x-media-upload'?: string;
  'x-fields-required'?: boolean;
  'x-max-body-bytes'?: number;
  /** Whether the public API of the service lacks the operation. */
  'x-extension'?: boolean;
  'x-content'?: unknown;
  'x-screens'?: Record<string, unknown>;
  'x-audit-label'?: unknown;
  'x-risk'?: unknown;
  'x-roles'?: unknown;
  'x-shows'?: unknown;
  'x-effect'?: unknown;
  'x-step-up'?: unknown;
  'x-lock'?: unknown;
  'x-precondition'?: unknown;
  'x-undo'?: DescribedUndo;
  'x-retry'?: unknown;
  'x-retry-lookup'?: { operation: string; id: string };
};
type Document = {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
};

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** An operation with its location in the documents. */
export type PlacedOperation = { service: string; basePath: string; path: string; method: string; operation: Operation };

/** Reads all operations of the three services, in the order of the documents. */
export async function readOperations(): Promise<PlacedOperation[]> {
  const rows: PlacedOperation[] = [];
  for (const service of services) {
    const url = new URL(`../openapi/${service}.openapi.json`, import.meta.url);
    const document: Document = JSON.parse(await readFile(url, 'utf8'));
    const basePath = document.servers[0]?.url ?? '/';
    for (const [path, item] of Object.entries(document.paths)) {
      for (const method of methods) {
        const operation = item[method];
        if (operation) rows.push({ service, basePath, path, method, operation });
      }
    }
  }
  return rows;
}
