import type { Role } from '@rotunda/api-client/roles';
import type { PersonRoles, PersonSession } from '#shared/people/console-people.ts';

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

/** Everybody who has a role or a session, by address. Addresses are one whatever their case. */
export function joinPeople(entries: readonly PersonRoles[], sessions: readonly PersonSession[]): Person[] {
  const ofEmail = Map.groupBy(sessions, ({ email }) => email.toLowerCase());
  const entryOf = new Map(entries.map((entry) => [entry.email.toLowerCase(), entry]));
  const keys = [...new Set([...entryOf.keys(), ...ofEmail.keys()])].toSorted();
  return keys.map((key) => {
    const own = ofEmail.get(key) ?? [];
    const entry = entryOf.get(key);
    return { email: entry?.email ?? own[0]?.email ?? key, name: own[0]?.name, entry, sessions: own };
  });
}

/** When somebody was here last; undefined when they are not signed in. */
export function lastSeen({ sessions }: Person): string | undefined {
  return sessions
    .map(({ lastSeenAt }) => lastSeenAt)
    .toSorted()
    .at(-1);
}
