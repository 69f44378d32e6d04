import { RelativeTime } from '#shared/format/relative-time.tsx';
import type { Column } from '#shared/lists/column.ts';
import type { RoleClaim } from '#shared/people/console-people.ts';
import { describeRoleSource, findRoles, getLastSeen, type Person, roleFacts } from './person.ts';

/** Returns the columns of the people. Times are relative to `nowMs`. `claim` assigns roles. */
export function peopleColumns(nowMs: number, claim: RoleClaim | undefined): Column<Person>[] {
  return [
    {
      id: 'email',
      header: 'Person',
      width: 'minmax(150px, 2fr)',
      value: ({ email }) => email,
      cell: ({ email, name }) => (
        <span className="truncate">
          <span className="font-medium">{name ?? email}</span>{' '}
          {name && <span className="ml-4 text-ink-3 max-sm:hidden">{email}</span>}
        </span>
      ),
    },
    {
      id: 'roles',
      header: 'Roles',
      width: 'minmax(160px, 2fr)',
      isHiddenOnNarrow: true,
      value: describeRoles,
      cell: (person) => <Roles person={person} claim={claim} />,
    },
    {
      id: 'sessions',
      header: 'Sessions',
      width: '88px',
      align: 'end',
      isHiddenOnNarrow: true,
      value: ({ sessions }) => sessions.length,
      cell: ({ sessions }) => sessions.length,
    },
    {
      id: 'seen',
      header: 'Last active',
      width: '112px',
      value: getLastSeen,
      cell: (person) => {
        const seen = getLastSeen(person);
        return seen ? <RelativeTime value={seen} nowMs={nowMs} /> : <span className="text-ink-3">Not signed in</span>;
      },
    },
    {
      id: 'updated',
      header: 'Roles granted',
      width: 'minmax(160px, 1fr)',
      isHiddenOnNarrow: true,
      value: ({ entry }) => entry?.updatedAt,
      cell: ({ entry }) =>
        entry ? (
          <span className="flex min-w-0 gap-4">
            <RelativeTime value={entry.updatedAt} nowMs={nowMs} />
            <span className="truncate text-ink-3">by {entry.updatedBy}</span>
          </span>
        ) : (
          <span className="text-ink-3">Never</span>
        ),
    },
  ];
}

/** Returns the second line of a person on narrow screens: the email address, unless it is the title, and the roles. */
export function getPersonDetail(person: Person): string {
  return [person.name && person.email, describeRoles(person)].filter(Boolean).join(' · ');
}

function Roles({ person, claim }: { person: Person; claim: RoleClaim | undefined }) {
  const roles = findRoles(person);
  const look = roles === undefined ? 'text-ink-3' : roles.length === 0 ? 'text-red-fg' : '';
  return (
    <span className={`truncate ${look}`}>
      <span>{describeRoles(person)}</span>
      {roles !== undefined && <span className="ml-8 text-ink-3">{describeRoleSource(person, claim)}</span>}
    </span>
  );
}

function describeRoles(person: Person): string {
  const roles = findRoles(person);
  if (roles === undefined) return 'Unknown before sign-in';
  return roles.length === 0 ? 'Blocked' : roles.map((role) => roleFacts[role].label).join(', ');
}
