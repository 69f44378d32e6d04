/**
 * Applies a partial resource to a whole one (RFC 7396): objects are merged member by member, null removes a member, and
 * arrays are replaced as a whole.
 */
export function mergePatch<Resource extends object>(target: Resource, patch: Resource): Resource {
  // Both have the shape of the resource, so the result has it too; null removes only members that are optional.
  return merge(target, patch) as Resource;
}

function merge(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged = new Map(isObject(target) ? Object.entries(target) : []);
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) merged.delete(name);
    else merged.set(name, merge(merged.get(name), value));
  }
  // Assigned to an object, a member named __proto__ would give it members that nobody has checked.
  return Object.fromEntries(merged);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
