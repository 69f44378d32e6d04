import { FieldMaskError, type FieldTree } from '@rotunda/api-client/field-mask';
import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import { type DocumentSchema, resolveReference } from '#core/schemas/document-schemas.ts';

/** Throws FieldMaskError with the first unknown field if a selector names a field that the response cannot have. */
export function checkFieldTree(service: ServiceName, schemaName: string, tree: FieldTree): void {
  check(service, { $ref: `#/components/schemas/${schemaName}` }, tree);
}

function check(service: ServiceName, schema: DocumentSchema, tree: FieldTree): void {
  if (tree === '*') return;
  const object = resolve(service, schema);
  for (const [name, below] of tree) {
    if (name === '*') {
      for (const member of Object.values(object.properties ?? {})) checkLenient(service, member, below);
      continue;
    }
    const own = object.properties && Object.hasOwn(object.properties, name) ? object.properties[name] : undefined;
    const member = own ?? openMember(object);
    if (!member) throw new FieldMaskError(name);
    check(service, member, below);
  }
}

// Below `*`, a name must exist in at least one of the fields that are objects. Scalar siblings are ignored.
function checkLenient(service: ServiceName, schema: DocumentSchema, tree: FieldTree): void {
  if (resolve(service, schema).properties) check(service, schema, tree);
}

function openMember(schema: DocumentSchema): DocumentSchema | undefined {
  if (typeof schema.additionalProperties === 'object') return schema.additionalProperties;
  const isUntyped = !schema.type && !schema.properties;
  return schema.additionalProperties === true || isUntyped ? {} : undefined;
}

/** Returns the schema that a selector applies to: the schema itself, or that of its elements. */
function resolve(service: ServiceName, schema: DocumentSchema): DocumentSchema {
  const referred = resolveReference(service, schema);
  return referred.items ? resolve(service, referred.items) : referred;
}
