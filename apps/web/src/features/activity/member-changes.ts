import type { AuditChange } from './queries.ts';

/** A member of a resource that a change affected. `before` or `after` is undefined if the member did not exist. */
export type MemberChange = { path: string; before: unknown; after: unknown };

/** The members that a change affected, and the number of unchanged members. */
export type MemberChanges = { changes: MemberChange[]; sameCount: number };

type Values = ReadonlyMap<string, unknown>;

/**
 * Returns the members that a change affected. Uses the request for values missing from the response. A deleted resource has no
 * members afterwards.
 */
export function toMemberChanges({
  before,
  after,
  body,
  tooLarge,
}: Pick<AuditChange, 'before' | 'after' | 'body' | 'tooLarge'>): MemberChanges {
  // A value that was too large to store would look deleted.
  const isUnknown = after === undefined && (tooLarge.includes('after') || tooLarge.includes('body'));
  if (isUnknown || tooLarge.includes('before')) return { changes: [], sameCount: 0 };
  const former = toValues(before);
  const later =
    after === undefined && body === undefined ? new Map() : new Map([...toValues(body), ...toValues(after)]);
  // A partial snapshot contains only the members that the call sets.
  const asked = toValues(body);
  const isPartial = before !== undefined && asked.size > 0;
  const paths = new Set(isPartial ? [...former.keys(), ...asked.keys()] : [...former.keys(), ...later.keys()]);
  const changes: MemberChange[] = [];
  for (const path of paths) {
    const change = { path, before: former.get(path), after: later.get(path) };
    if (JSON.stringify(change.before) !== JSON.stringify(change.after)) changes.push(change);
  }
  return { changes, sameCount: paths.size - changes.length };
}

/** Returns the members of a change whose values have changed since, with their current values. */
export function toLaterChanges(changes: readonly MemberChange[], now: unknown): ReadonlyMap<string, unknown> {
  const values = toValues(now);
  return new Map(
    changes
      .filter(({ path, after }) => JSON.stringify(values.get(path)) !== JSON.stringify(after))
      .map(({ path }) => [path, values.get(path)]),
  );
}

/** Returns the leaf values of an object by their path. Lists count as values. */
function toValues(value: unknown, path = ''): Values {
  if (value === undefined) return new Map();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map([[path, value]]);
  return new Map(
    Object.entries(value).flatMap(([name, member]) => [...toValues(member, path === '' ? name : `${path}.${name}`)]),
  );
}
