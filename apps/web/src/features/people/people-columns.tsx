import type { Column } from '#shared/data-table/column.ts';
import { RelativeTime } from '#shared/relative-time.tsx';
import { lastSeen, type Person, roleFacts } from './person.ts';

/** Columns of the people, times seen from `nowMs`. */
export function peopleColumns(nowMs: number): Column<Person>[] {
  return [
    {
      id: 'email',
      header: 'Person',
      width: 'minmax(150px, 2fr)',
      cell: ({ email, name }) => (
        <span className="truncate">
          <span className="font-medium">{name ?? email}</span>{' '}
          {name && <span className="ml-4 text-ink-3">{email}</span>}
        </span>
      ),
    },
    { id: 'roles', header: 'Roles here', width: 'minmax(120px, 1fr)', cell: (person) => <Roles person={person} /> },
    {
      id: 'sessions',
      header: 'Sessions',
      width: '88px',
      align: 'end',
      isWide: true,
      cell: ({ sessions }) => sessions.length,
    },
    {
      id: 'seen',
      header: 'Last here',
      width: '112px',
      isWide: true,
      cell: (person) => {
        const seen = lastSeen(person);
        return seen ? <RelativeTime value={seen} nowMs={nowMs} /> : <span className="text-ink-3">Not signed in</span>;
      },
    },
    {
      id: 'updated',
      header: 'Roles given',
      width: 'minmax(160px, 1fr)',
      isWide: true,
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

function Roles({ person: { entry } }: { person: Person }) {
  if (!entry) return <span className="text-ink-3">By the identity provider</span>;
  if (entry.roles.length === 0) return <span className="text-red-fg">Kept out</span>;
  return <span className="truncate">{entry.roles.map((role) => roleFacts[role].label).join(', ')}</span>;
}
