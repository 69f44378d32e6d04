import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import { queryOptions } from '@tanstack/react-query';
import type { Operation } from './operation.ts';

/** The subset of JSON Schema that the service documents use. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly (string | null)[];
  readonly readOnly?: boolean;
  readonly deprecated?: boolean;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
};

type DocumentedOperation = {
  readonly operationId?: string;
  readonly parameters?: readonly { readonly name: string; readonly description?: string }[];
};

/** The OpenAPI document of a service. */
export type ServiceDocument = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

// Each is larger than a screen, so it is lazy-loaded with the first operation of its service.
const loaders: Readonly<Record<ServiceName, () => Promise<{ default: ServiceDocument }>>> = {
  script: () => import('@rotunda/api-client/openapi/script.openapi.json'),
  calendar: () => import('@rotunda/api-client/openapi/calendar.openapi.json'),
  drive: () => import('@rotunda/api-client/openapi/drive.openapi.json'),
};

/** Returns the query of a service's document, which describes the members of resources. */
export function documentQuery(service: ServiceName) {
  return queryOptions({
    queryKey: ['document', service],
    queryFn: async () => (await loaders[service]()).default,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Returns the description of each parameter of an operation, by name. */
export function describeParameters({ paths }: ServiceDocument, { id }: Operation): ReadonlyMap<string, string> {
  const documented = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .find(({ operationId }) => operationId === id);
  return new Map((documented?.parameters ?? []).map(({ name, description = '' }) => [name, description]));
}

/** Returns the JSON type of a schema's values, ignoring null. */
export function findType({ type }: Schema): string | undefined {
  return [type].flat().find((name) => name !== 'null');
}

/** Returns a schema with its reference resolved. Its own members take precedence. */
export function resolveSchema({ components }: ServiceDocument, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : { ...components.schemas[name], ...schema };
}
