import { NOTICE } from './notice.ts';
import { type MediaTypes, type Parameter, type PlacedOperation, readOperations } from './read-operations.ts';
import { requireOneOf } from './require-one-of.ts';

/** The runtime operation table: one entry for each operation, in the order of the documents. */
export async function generateOperationTable(): Promise<string> {
  const entries = (await readOperations()).map(toDescriptor).map((operation) => toRow(operation.id, operation));
  return `${NOTICE}import type { OperationDescriptor } from '../operation-descriptor.ts';

/** Every operation of the three services, by operation id. */
export const operations = {
${entries.join('\n')}
} as const satisfies Record<string, OperationDescriptor>;

/** The name of one operation of the three services. */
export type OperationId = keyof typeof operations;
`;
}

/** The table of what a client needs to make a call: small, as browsers load it before anything is shown. */
export async function generateCallTable(): Promise<string> {
  const entries = (await readOperations()).map(toDescriptor).map((operation) => toRow(operation.id, toCall(operation)));
  return `${NOTICE}import type { CallDescriptor } from '../operation-descriptor.ts';
import type { OperationId } from './operations.gen.ts';

/** How every operation of the three services is called, by operation id. */
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
      body: schemaName(operation.requestBody),
      bodyRequired: operation.requestBody.required ?? false,
      bodyLimitBytes: operation['x-max-body-bytes'],
    }),
    response: schemaName(operation.responses[success]),
    successStatus: Number(success),
    scopes: operation['x-scopes'],
    leastScope: operation['x-least-scope'],
    ...(operation['x-fields-required'] && { fieldsRequired: true }),
    paging: operation['x-paging'],
    mediaUploadPath: operation['x-media-upload'],
    content: readContent(operation),
  };
}

/** What is not said to be no content could be handed to those who may not read it. */
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

function schemaName(media: MediaTypes | undefined): string | undefined {
  return media?.content?.['application/json']?.schema.$ref?.split('/').at(-1);
}
