/**
 * What a partial resource makes of a whole one: objects are merged member by member, null takes a member away, and
 * arrays are replaced as a whole (RFC 7396).
 */
export function mergePatch<Resource extends object>(target: Resource, patch: Resource): Resource {
  // Both are of the resource's shape, and so is what is merged of them, but for members that it may lack anyway.
  return merge(target, patch) as Resource;
}

function merge(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged: Record<string, unknown> = isObject(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merged[name];
    else merged[name] = merge(merged[name], value);
  }
  return merged;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
