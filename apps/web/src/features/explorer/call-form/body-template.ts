import { findType, resolveSchema, type Schema, type ServiceDocument } from '#features/explorer/operation/document.ts';

const MAX_DEPTH = 3; // Deeper members are rare, and recursive schemas need a limit.

/** Returns a body with all writable members of a schema, each with a placeholder value of its type. */
export function toBodyTemplate(document: ServiceDocument, schemaName: string): object {
  const template = toExample(document, { $ref: `#/components/schemas/${schemaName}` }, 0);
  return typeof template === 'object' && template !== null ? template : {};
}

/** Returns the body template of an operation. Omits the delivery address of a channel, which the console sets. */
export function toTemplateOf({ id }: { id: string }, document: ServiceDocument, schemaName: string): object {
  return id.endsWith('.watch') ? { type: 'web_hook' } : toBodyTemplate(document, schemaName);
}

/** Returns a read resource without its read-only members. */
export function toWritable(document: ServiceDocument, schemaName: string, value: object): object {
  const { properties = {} } = resolveSchema(document, { $ref: `#/components/schemas/${schemaName}` });
  const retained = Object.entries(value).filter(([name]) => {
    const member = properties[name];
    return member !== undefined && isWritable(name, member);
  });
  return Object.fromEntries(retained);
}

/** Members that services set on every resource regardless of the request. */
const FIXED = new Set(['kind', 'etag']);

/** Reports whether a member can be sent. Services set all others themselves. */
export function isWritable(name: string, schema: Schema): boolean {
  return !(schema.readOnly || schema.deprecated || FIXED.has(name));
}

function toExample(document: ServiceDocument, given: Schema, depth: number): unknown {
  const schema = resolveSchema(document, given);
  const type = findType(schema);
  if (schema.enum) return schema.enum[0];
  if (type === 'array') {
    const element = depth < MAX_DEPTH ? toExample(document, schema.items ?? {}, depth + 1) : undefined;
    return element === undefined ? [] : [element];
  }
  if (schema.properties || type === 'object') return toObject(document, schema, depth);
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return 0;
  return schema.format === 'date-time' ? '2026-01-01T00:00:00Z' : '';
}

function toObject(document: ServiceDocument, { properties = {} }: Schema, depth: number): object | undefined {
  if (depth >= MAX_DEPTH) return undefined;
  const members = Object.entries(properties)
    .filter(([name, member]) => isWritable(name, member))
    .flatMap(([name, member]) => {
      const example = toExample(document, member, depth + 1);
      return example === undefined ? [] : [[name, example] as const];
    });
  return Object.fromEntries(members);
}
