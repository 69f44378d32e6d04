import type { ContentSchema } from '@rotunda/api-client/content-schema';
import { contentSchemas } from '@rotunda/api-client/content-schemas';
import { FieldMaskError, type FieldTree, parseFieldMask, printFieldMask } from '@rotunda/api-client/field-mask';
import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';

/** A mask without content; absent where the response of the operation never has any, and nothing was asked for. */
export type NarrowedFields =
  | { kind: 'metadata'; mask: string | undefined }
  /** A member that is content was asked for by name. */
  | { kind: 'content'; named: string }
  /** A part that is no mask, or a member that the document does not have. */
  | { kind: 'unknown'; named: string };

/**
 * The mask of a call without the members that are content or lead to it: `*` and an absent mask stand for the other ones.
 * Members are allowed by name, so one that a service has and the document does not is never asked for.
 */
export function narrowFields(operation: OperationDescriptor, mask: string | undefined): NarrowedFields {
  const schema = contentSchemas[`${operation.service}.${operation.response}`];
  // The service itself refuses the call, and says what is missing.
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
      // What `*/name` selects depends on the members that a service has.
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
