/** The fields of a row that something made of it was read from, by their paths, with what is there. */
export type ReadPaths = ReadonlyMap<string, unknown>;

/**
 * Tells which fields of a row a function reads: `owners[].displayName` and the like. Found by letting it read, so that it
 * cannot differ from what the function does. What a function reads in vain counts, too: there the field is missing.
 */
export function readPaths<Row>(row: Row, read: (row: Row) => unknown): ReadPaths {
  const paths = new Map<string, unknown>();
  if (isObject(row)) read(watched(row, '', paths));
  return paths;
}

function watched<Value extends object>(value: Value, path: string, paths: Map<string, unknown>): Value {
  return new Proxy(value, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key);
      const isOfLists = Array.isArray(target) && !/^\d+$/.test(String(key));
      if (typeof key === 'symbol' || typeof member === 'function' || isOfLists) return member;
      const memberPath = Array.isArray(target) ? `${path}[]` : joined(path, key);
      if (isObject(member)) return watched(member, memberPath, paths);
      paths.set(memberPath, member);
      return member;
    },
  });
}

/** A path that leads on from another one. */
export function joined(path: string, rest: string): string {
  return path === '' || rest === '' ? path + rest : `${path}.${rest}`;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
