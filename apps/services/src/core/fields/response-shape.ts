import calendarDocument from '@rotunda/api-client/openapi/calendar.openapi.json' with { type: 'json' };
import driveDocument from '@rotunda/api-client/openapi/drive.openapi.json' with { type: 'json' };
import scriptDocument from '@rotunda/api-client/openapi/script.openapi.json' with { type: 'json' };
import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import type { FieldTree } from './field-selection.ts';
import { FieldSelectorError } from './parse-field-selector.ts';

type Schema = {
  [keyword: string]: unknown;
  $ref?: string;
  type?: string | string[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
};

const schemas: Record<ServiceName, Record<string, Schema>> = {
  script: scriptDocument.components.schemas,
  calendar: calendarDocument.components.schemas,
  drive: driveDocument.components.schemas,
};

/**
 * Checks that a selector names only members that the response can have. Throws FieldSelectorError with the first name
 * that it cannot.
 */
export function checkFieldTree(service: ServiceName, schemaName: string, tree: FieldTree): void {
  check(service, { $ref: `#/components/schemas/${schemaName}` }, tree);
}

function check(service: ServiceName, schema: Schema, tree: FieldTree): void {
  if (tree === '*') return;
  const object = resolve(service, schema);
  for (const [name, below] of tree) {
    if (name === '*') {
      for (const member of Object.values(object.properties ?? {})) checkLenient(service, member, below);
      continue;
    }
    const member = object.properties?.[name] ?? openMember(object);
    if (!member) throw new FieldSelectorError(name);
    check(service, member, below);
  }
}

// Below `*` a name has to exist in at least the members that are objects; scalar siblings are no fault.
function checkLenient(service: ServiceName, schema: Schema, tree: FieldTree): void {
  if (resolve(service, schema).properties) check(service, schema, tree);
}

function openMember(schema: Schema): Schema | undefined {
  if (typeof schema.additionalProperties === 'object') return schema.additionalProperties;
  const isUntyped = !schema.type && !schema.properties;
  return schema.additionalProperties === true || isUntyped ? {} : undefined;
}

function resolve(service: ServiceName, schema: Schema): Schema {
  if (schema.$ref) return resolve(service, schemas[service][schema.$ref.split('/').at(-1) ?? ''] ?? {});
  return schema.items ? resolve(service, schema.items) : schema;
}
