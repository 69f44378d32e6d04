import type { ContentSchema } from '@rotunda/api-client/content-schema';
import { contentSchemas } from '@rotunda/api-client/content-schemas';
import { FieldMaskError, type FieldTree, parseFieldMask, printFieldMask } from '@rotunda/api-client/field-mask';
import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';

/** A field mask without content. Undefined if the operation's response never contains any and no mask was given. */
export type NarrowedFields =
  | { kind: 'metadata'; mask: string | undefined }
  /** A content field was requested by name. */
  | { kind: 'content'; named: string }
  /** A part that is invalid, or a field that is not documented. */
  | { kind: 'unknown'; named: string };

/**
 * Returns the field mask of a call without fields that are or contain content. `*` and a missing mask are replaced with all other
 * fields. Fields are explicitly allowed, so an undocumented field of a service is never requested.
 */
export function narrowFields(operation: OperationDescriptor, mask: string | undefined): NarrowedFields {
  const schema = contentSchemas[`${operation.service}.${operation.response}`];
  // The service itself rejects the call and reports what is missing.
  const isRefused = mask === undefined && operation.fieldsRequired;
  if (!schema || isRefused) return { kind: 'metadata', mask };
  try {
    const tree = parseFieldMask(mask ?? schema.defaultFields ?? '*');
    return { kind: 'metadata', mask: printFieldMask(narrow(schema, tree, '')) };
  } catch (error) {
    if (error instanceof ContentNamed) return { kind: 'content', named: error.path };
    if (error instanceof FieldMaskError) return { kind: 'unknown', named: error.selection };
    throw error;
  }
}

class ContentNamed extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`${path} is content`);
    this.path = path;
  }
}

function narrow(schema: ContentSchema, tree: FieldTree, prefix: string): FieldTree {
  if (tree === '*') return selectMetadata(schema);
  const narrowed = new Map<string, FieldTree>();
  for (const [name, below] of tree) {
    const path = prefix + name;
    if (name === '*') {
      // The result of this wildcard depends on the service's fields.
      if (below !== '*') throw new FieldMaskError(`${path}/`);
    } else if (schema.content.includes(name)) {
      throw new ContentNamed(path);
    } else if (schema.members.includes(name)) {
      narrowed.set(name, narrowMember(schema, name, below, `${path}/`));
    } else {
      throw new FieldMaskError(path);
    }
  }
  return tree.has('*') ? selectMetadata(schema) : narrowed;
}

function narrowMember(schema: ContentSchema, name: string, tree: FieldTree, prefix: string): FieldTree {
  const inner = contentSchemas[schema.below?.[name] ?? ''];
  return inner ? narrow(inner, tree, prefix) : tree;
}

function selectMetadata(schema: ContentSchema): FieldTree {
  return new Map(schema.members.map((name) => [name, narrowMember(schema, name, '*', '')]));
}
