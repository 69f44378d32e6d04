import type { AuditChange } from './queries.ts';

/** One member of a resource that a change has touched. Undefined where it did not exist. */
export type MemberChange = { path: string; before: unknown; after: unknown };

/** The members that a change has touched, and how many it has left as they were. */
export type MemberChanges = { changes: MemberChange[]; sameCount: number };

type Values = ReadonlyMap<string, unknown>;

/**
 * What a change did, member by member. What the service did not answer with is taken from what was asked for; a resource
 * that is gone has no members after it.
 */
export function toMemberChanges({
  before,
  after,
  body,
  tooLarge,
}: Pick<AuditChange, 'before' | 'after' | 'body' | 'tooLarge'>): MemberChanges {
  // What was too large to be kept would look like something that is gone.
  const isUnknown = after === undefined && (tooLarge.includes('after') || tooLarge.includes('body'));
  if (isUnknown || tooLarge.includes('before')) return { changes: [], sameCount: 0 };
  const former = toValues(before);
  const later =
    after === undefined && body === undefined ? new Map() : new Map([...toValues(body), ...toValues(after)]);
  // A partial reading before tells of what the call sets alone.
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

/** Of the members that a change has touched, those that are something else now than it left them, with what they are. */
export function toLaterChanges(changes: readonly MemberChange[], now: unknown): ReadonlyMap<string, unknown> {
  const values = toValues(now);
  return new Map(
    changes
      .filter(({ path, after }) => JSON.stringify(values.get(path)) !== JSON.stringify(after))
      .map(({ path }) => [path, values.get(path)]),
  );
}

/** The values at the ends of an object, by their path; lists are values. */
function toValues(value: unknown, path = ''): Values {
  if (value === undefined) return new Map();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map([[path, value]]);
  return new Map(
    Object.entries(value).flatMap(([name, member]) => [...toValues(member, path === '' ? name : `${path}.${name}`)]),
  );
}
