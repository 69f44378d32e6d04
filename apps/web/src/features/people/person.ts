import type { Role } from '@rotunda/api-client/roles';
import type { PersonRoles, PersonSession, RoleClaim } from '#shared/people/console-people.ts';
import type { KnownPerson } from '#shared/people/person.ts';

/** Somebody who has a role here or is signed in. */
export type Person = {
  email: string;
  name: string | undefined;
  /** The entry of the table of roles; undefined where the identity provider alone tells of the person. */
  entry: PersonRoles | undefined;
  sessions: readonly PersonSession[];
};

/** What each role is for. */
export const roleFacts: Readonly<Record<Role, { label: string; sentence: string }>> = {
  operator: { label: 'Operator', sentence: 'Full access to the console.' },
  reviewer: {
    label: 'Reviewer',
    sentence: 'Decides on approvals and access requests; can view files and calendars.',
  },
  support: { label: 'Support', sentence: 'Can view processes, scripts and approvals, but not change anything.' },
};

/**
 * Everyone who has a role or a session, and others who are known, by address. Addresses are one whatever their case.
 */
export function joinPeople(
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

/** The roles that someone has: of the entry, else those with which the last session began. Undefined where none is known. */
export function rolesOf({ entry, sessions }: Person): readonly Role[] | undefined {
  return entry?.roles ?? sessions[0]?.roles;
}

/** What gave someone their roles, such as `from the identity provider (groups: admins)`. */
export function roleSource(person: Person, claim: RoleClaim | undefined): string | undefined {
  if (person.entry) return 'granted here';
  const roles = rolesOf(person);
  if (roles === undefined) return undefined;
  if (!claim) return 'from the identity provider';
  const values = claim.values.filter((value) => value.roles.some((role) => roles.includes(role)));
  return `from the identity provider (${claim.name}: ${values.map(({ value }) => value).join(' or ')})`;
}

/** When somebody was here last; undefined when they are not signed in. */
export function lastSeen({ sessions }: Person): string | undefined {
  return sessions
    .map(({ lastSeenAt }) => lastSeenAt)
    .toSorted()
    .at(-1);
}
