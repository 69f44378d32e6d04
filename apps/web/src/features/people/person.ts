import type { Role } from '@rotunda/api-client/roles';
import type { PersonRoles, PersonSession, RoleClaim } from '#shared/people/console-people.ts';
import type { KnownPerson } from '#shared/people/person.ts';

/** A person who has a role here or is signed in. */
export type Person = {
  email: string;
  name: string | undefined;
  /** The entry in the role table. Undefined if only the identity provider assigns the person's roles. */
  entry: PersonRoles | undefined;
  sessions: readonly PersonSession[];
};

/** The label and the description of each role. */
export const roleFacts: Readonly<Record<Role, { label: string; sentence: string }>> = {
  operator: { label: 'Operator', sentence: 'Full access to the console.' },
  reviewer: {
    label: 'Reviewer',
    sentence: 'Decides on approvals and access requests; can view files and calendars.',
  },
  support: { label: 'Support', sentence: 'Can view processes, scripts and approvals, but not change anything.' },
};

/**
 * Joins everyone who has a role or a session with other known people, by email address. Addresses are compared
 * case-insensitively.
 */
export function mergePeople(
  entries: readonly PersonRoles[],
  sessions: readonly PersonSession[],
  others: readonly KnownPerson[] = [],
): Person[] {
  const ofEmail = Map.groupBy(sessions, ({ email }) => email.toLowerCase());
  const entryOf = new Map(entries.map((entry) => [entry.email.toLowerCase(), entry]));
  const otherOf = new Map(others.map((person) => [person.email.toLowerCase(), person]));
  const keys = [...new Set([...entryOf.keys(), ...ofEmail.keys(), ...otherOf.keys()])].toSorted();
  return keys.map((key) => {
    const own = ofEmail.get(key) ?? [];
    const entry = entryOf.get(key);
    const other = otherOf.get(key);
    const email = entry?.email ?? own[0]?.email ?? other?.email ?? key;
    return { email, name: own[0]?.name ?? other?.name, entry, sessions: own };
  });
}

/** Returns a person's roles: from their entry, or else from the start of their last session. Returns undefined if unknown. */
export function findRoles({ entry, sessions }: Person): readonly Role[] | undefined {
  return entry?.roles ?? sessions[0]?.roles;
}

/** Describes the source of a person's roles, such as `from the identity provider (groups: admins)`. */
export function describeRoleSource(person: Person, claim: RoleClaim | undefined): string | undefined {
  if (person.entry) return 'granted here';
  const roles = findRoles(person);
  if (roles === undefined) return undefined;
  if (!claim) return 'from the identity provider';
  const values = claim.values.filter((value) => value.roles.some((role) => roles.includes(role)));
  return `from the identity provider (${claim.name}: ${values.map(({ value }) => value).join(' or ')})`;
}

/** Returns when a person was last active. Returns undefined if they are not signed in. */
export function getLastSeen({ sessions }: Person): string | undefined {
  return sessions
    .map(({ lastSeenAt }) => lastSeenAt)
    .toSorted()
    .at(-1);
}
