import type { AbsentPerson } from './team-absence.ts';
import type { TeamAvailability } from './use-team-availability.ts';

type AbsenceConflictsProps = { people: readonly AbsentPerson[]; availability: TeamAvailability };

/** Shows which people have other events, visible to the user, at that time. */
export function AbsenceConflicts({ people, availability: { rows, isUnknown } }: AbsenceConflictsProps) {
  const known = rows.flatMap((row) => {
    const person = people.find(({ email }) => email === row.id);
    return person ? [{ ...row, name: person.name }] : [];
  });
  const busy = known.filter((row) => row.busy.length > 0).map(({ name }) => name);
  const unknown = known.filter(({ problem }) => problem !== undefined).map(({ name }) => name);
  if (known.length === 0 && !(isUnknown && people.length > 0)) return null;
  const parts = [
    ...(known.length > 0 ? [busy.length > 0 ? `Busy in this time: ${busy.join(', ')}.` : 'No conflicts found.'] : []),
    ...(known.length === 0 ? ['Availability unknown.'] : []),
    ...(unknown.length > 0 ? [`Availability unknown: ${unknown.join(', ')}.`] : []),
  ];
  return (
    <p role="status" className="text-small [overflow-wrap:anywhere]">
      {parts.join(' ')}
    </p>
  );
}
