import { FieldMaskError, type FieldTree } from '@rotunda/api-client/field-mask';
import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import { type DocumentSchema, resolveReference } from '#core/schemas/document-schemas.ts';

/**
 * Checks that a selector names only members that the response can have. Throws FieldMaskError with the first name
 * that it cannot.
 */
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
    const member = object.properties?.[name] ?? openMember(object);
    if (!member) throw new FieldMaskError(name);
    check(service, member, below);
  }
}

// Below `*` a name has to exist in at least the members that are objects; scalar siblings are no fault.
function checkLenient(service: ServiceName, schema: DocumentSchema, tree: FieldTree): void {
  if (resolve(service, schema).properties) check(service, schema, tree);
}

function openMember(schema: DocumentSchema): DocumentSchema | undefined {
  if (typeof schema.additionalProperties === 'object') return schema.additionalProperties;
  const isUntyped = !schema.type && !schema.properties;
  return schema.additionalProperties === true || isUntyped ? {} : undefined;
}

/** What a selector applies to: the schema itself, or that of its elements. */
function resolve(service: ServiceName, schema: DocumentSchema): DocumentSchema {
  const referred = resolveReference(service, schema);
  return referred.items ? resolve(service, referred.items) : referred;
}
