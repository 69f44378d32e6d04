/** The fields of a row that a function has read, by path, with their values. */
export type ReadPaths = ReadonlyMap<string, unknown>;

/**
 * Returns which fields of a row a function reads, such as `owners[].displayName`. Determined by executing the function, so that
 * the result cannot deviate from it. Missing fields that a function reads are included.
 */
export function readPaths<Row>(row: Row, read: (row: Row) => unknown): ReadPaths {
  const paths = new Map<string, unknown>();
  if (isObject(row)) read(observeReads(row, '', paths));
  return paths;
}

function observeReads<Value extends object>(value: Value, path: string, paths: Map<string, unknown>): Value {
  return new Proxy(value, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key);
      const isOfLists = Array.isArray(target) && !/^\d+$/.test(String(key));
      if (typeof key === 'symbol' || typeof member === 'function' || isOfLists) return member;
      const memberPath = Array.isArray(target) ? `${path}[]` : joinPaths(path, key);
      if (isObject(member)) return observeReads(member, memberPath, paths);
      paths.set(memberPath, member);
      return member;
    },
  });
}

/** Joins two paths. */
export function joinPaths(path: string, rest: string): string {
  return path === '' || rest === '' ? path + rest : `${path}.${rest}`;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
