import { useQuery } from '@tanstack/react-query';
import { freeBusyQuery } from '#shared/calendar/free-busy-query.ts';
import { mayCall, useSession } from '#shared/session/session.ts';
import type { AbsentPerson } from './team-absence.ts';

type AbsenceConflictsProps = {
  people: readonly AbsentPerson[];
  start: Temporal.Instant;
  end: Temporal.Instant;
};

/** Who has other events in that time, as far as the user can see it. */
export function AbsenceConflicts({ people, start, end }: AbsenceConflictsProps) {
  const isAllowed = mayCall(useSession(), 'calendar.freebusy.query');
  const emails = people.map(({ email }) => email);
  const query = freeBusyQuery(emails, start, end);
  const rows = useQuery({ ...query, enabled: isAllowed && emails.length > 0 }).data ?? [];
  const nameOf = (id: string) => people.find(({ email }) => email === id)?.name ?? id;
  const busy = rows.filter((row) => row.busy.length > 0).map(({ id }) => nameOf(id));
  const unknown = rows.filter(({ problem }) => problem !== undefined).map(({ id }) => nameOf(id));
  if (rows.length === 0) return null;
  const parts = [
    busy.length > 0 ? `Busy in this time: ${busy.join(', ')}.` : 'No conflicts found.',
    ...(unknown.length > 0 ? [`Availability unknown: ${unknown.join(', ')}.`] : []),
  ];
  return (
    <p role="status" className="text-small [overflow-wrap:anywhere]">
      {parts.join(' ')}
    </p>
  );
}
