import { isRecord } from '@rotunda/api-client/is-record';

/**
 * Applies a partial resource to a whole one (RFC 7396): objects are merged member by member, null removes a member, and
 * arrays are replaced as a whole.
 */
export function mergePatch<Resource extends object>(target: Resource, patch: Resource): Resource {
  // Both have the shape of the resource, so the result has it too; null removes only members that are optional.
  return merge(target, patch) as Resource;
}

function merge(target: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch;
  const merged = new Map(isRecord(target) ? Object.entries(target) : []);
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) merged.delete(name);
    else merged.set(name, merge(merged.get(name), value));
  }
  // Assigned to an object, a member named __proto__ would give it members that nobody has checked.
  return Object.fromEntries(merged);
}
