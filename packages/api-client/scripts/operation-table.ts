import { NOTICE } from './notice.ts';
import { type MediaTypes, type Parameter, type PlacedOperation, readOperations } from './read-operations.ts';
import { requireOneOf } from './require-one-of.ts';

/** Generates the runtime operation table: one entry per operation, in the order of the documents. */
export async function generateOperationTable(): Promise<string> {
  const entries = (await readOperations()).map(toDescriptor).map((operation) => toRow(operation.id, operation));
  return `${NOTICE}import type { OperationDescriptor } from '../operation-descriptor.ts';

/** Every operation of the three services, by operation ID. */
export const operations = {
${entries.join('\n')}
} as const satisfies Record<string, OperationDescriptor>;

/** The ID of an operation of the three services. */
export type OperationId = keyof typeof operations;
`;
}

/** Generates the table of the data that a client needs for calls. Small, because browsers load it before displaying anything. */
export async function generateCallTable(): Promise<string> {
  const entries = (await readOperations()).map(toDescriptor).map((operation) => toRow(operation.id, toCall(operation)));
  return `${NOTICE}import type { CallDescriptor } from '../operation-descriptor.ts';
import type { OperationId } from './operations.gen.ts';

/** Call descriptors of all operations of the three services, by operation ID. */
export const calls: Readonly<Record<OperationId, CallDescriptor>> = {
${entries.join('\n')}
};
`;
}

type Paging = NonNullable<PlacedOperation['operation']['x-paging']>;

function toRow(id: string, members: object): string {
  return `  '${id}': ${JSON.stringify(members)},`;
}

function toCall({ service, method, path, parameters, ...rest }: ReturnType<typeof toDescriptor>) {
  const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  return {
    service,
    method,
    path,
    ...(query.length > 0 && { query: query.join(' ') }),
    ...(rest.response !== undefined && { hasJson: true }),
    ...(rest.mediaUploadPath !== undefined && { takesMedia: true }),
    ...(rest.paging && { paging: toPaging(rest.paging, parameters) }),
  };
}

function toPaging({ size, token, next, items }: Paging, parameters: readonly ReturnType<typeof toParameter>[]) {
  const max = parameters.find(({ name }) => name === size)?.maximum;
  return { token, next, items, ...(max !== undefined && { max }) };
}

function toDescriptor({ service, basePath, path, method, operation }: PlacedOperation) {
  const success = operation.responses['200'] ? '200' : '204';
  return {
    id: operation.operationId,
    service,
    method: method.toUpperCase(),
    basePath,
    path: path.replace(/^\//, ''),
    summary: operation.summary ?? '',
    ...(operation.deprecated && { deprecated: true }),
    ...(operation['x-extension'] && { extension: true }),
    parameters: (operation.parameters ?? []).map(toParameter),
    ...(operation.requestBody && {
      body: getSchemaName(operation.requestBody),
      bodyRequired: operation.requestBody.required ?? false,
      bodyLimitBytes: operation['x-max-body-bytes'],
    }),
    response: getSchemaName(operation.responses[success]),
    successStatus: Number(success),
    scopes: operation['x-scopes'],
    leastScope: operation['x-least-scope'],
    ...(operation['x-fields-required'] && { fieldsRequired: true }),
    paging: operation['x-paging'],
    mediaUploadPath: operation['x-media-upload'],
    content: readContent(operation),
  };
}

/** Content must be declared explicitly. Otherwise it could be returned to users who may not read it. */
function readContent({ operationId: id, 'x-content': content }: PlacedOperation['operation']): string | undefined {
  const known = requireOneOf(['none', 'media', 'always'], id, 'x-content', content);
  return known === 'none' ? undefined : known;
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
    ...(value['x-aliases'] && { aliases: value['x-aliases'] }),
    ...(parameter.schema.default !== undefined && { default: parameter.schema.default }),
    ...(value.minimum !== undefined && { minimum: value.minimum }),
    ...(value.maximum !== undefined && { maximum: value.maximum }),
    ...(parameter['x-search'] && { search: parameter['x-search'] }),
  };
}

function getSchemaName(media: MediaTypes | undefined): string | undefined {
  return media?.content?.['application/json']?.schema.$ref?.split('/').at(-1);
}
