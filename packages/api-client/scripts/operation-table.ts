import { readFile } from 'node:fs/promises';

const NOTICE = '// Generated from the OpenAPI documents by `pnpm generate`. Do not edit.\n';
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
};
type Parameter = {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  deprecated?: boolean;
  description?: string;
  schema: Schema;
};
type MediaTypes = { content?: { 'application/json'?: { schema: Schema } } };
type Operation = {
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
};
type Document = {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
};

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** The runtime operation table: one entry an operation, in the order of the documents. */
export async function generateOperationTable(): Promise<string> {
  const entries: string[] = [];
  for (const service of services) {
    const url = new URL(`../openapi/${service}.openapi.json`, import.meta.url);
    const document: Document = JSON.parse(await readFile(url, 'utf8'));
    for (const [path, item] of Object.entries(document.paths)) {
      for (const method of methods) {
        const operation = item[method];
        if (operation) entries.push(toEntry(service, document.servers[0]?.url ?? '/', path, method, operation));
      }
    }
  }
  return `${NOTICE}import type { OperationDescriptor } from '../operation-descriptor.ts';

/** Every operation of the three services, by operation id. */
export const operations = {
${entries.join('\n')}
} as const satisfies Record<string, OperationDescriptor>;

/** The name of one operation of the three services. */
export type OperationId = keyof typeof operations;
`;
}

function toEntry(service: string, basePath: string, path: string, method: string, operation: Operation): string {
  const success = operation.responses['200'] ? '200' : '204';
  const descriptor = {
    id: operation.operationId,
    service,
    method: method.toUpperCase(),
    basePath,
    path: path.replace(/^\//, ''),
    summary: operation.summary ?? '',
    ...(operation.deprecated && { deprecated: true }),
    parameters: (operation.parameters ?? []).map(toParameter),
    ...(operation.requestBody && {
      body: schemaName(operation.requestBody),
      bodyRequired: operation.requestBody.required ?? false,
    }),
    ...(schemaName(operation.responses[success]) && { response: schemaName(operation.responses[success]) }),
    successStatus: Number(success),
    scopes: operation['x-scopes'],
    leastScope: operation['x-least-scope'],
    ...(operation['x-fields-required'] && { fieldsRequired: true }),
    ...(operation['x-paging'] && { paging: operation['x-paging'] }),
    ...(operation['x-media-upload'] && { mediaUploadPath: operation['x-media-upload'] }),
  };
  return `  '${operation.operationId}': ${JSON.stringify(descriptor)},`;
}

function toParameter(parameter: Parameter) {
  const value = parameter.schema.type === 'array' ? (parameter.schema.items ?? {}) : parameter.schema;
  return {
    name: parameter.name,
    in: parameter.in,
    type: value.type ?? 'string',
    ...(parameter.required && { required: true }),
    ...(parameter.schema.type === 'array' && { repeated: true }),
    ...(parameter.deprecated && { deprecated: true }),
    ...(value.format && { format: value.format }),
    ...(value.enum && { enum: value.enum }),
    ...(parameter.schema.default !== undefined && { default: parameter.schema.default }),
    ...(value.minimum !== undefined && { minimum: value.minimum }),
    ...(value.maximum !== undefined && { maximum: value.maximum }),
  };
}

function schemaName(media: MediaTypes | undefined): string | undefined {
  return media?.content?.['application/json']?.schema.$ref?.split('/').at(-1);
}
