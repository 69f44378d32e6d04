import { isRecord } from '@rotunda/api-client/is-record';

/**
 * Applies a partial resource to a complete one (RFC 7396): merges objects field by field, removes null fields and replaces arrays
 * completely.
 */
export function mergePatch<Resource extends object>(target: Resource, patch: Resource): Resource {
  // Both have the shape of the resource, so the result has it too. Null removes only optional fields.
  return merge(target, patch) as Resource;
}

function merge(target: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch;
  const merged = new Map(isRecord(target) ? Object.entries(target) : []);
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) merged.delete(name);
    else merged.set(name, merge(merged.get(name), value));
  }
  // Assigning to an object would let a field named __proto__ add unvalidated fields.
  return Object.fromEntries(merged);
}
