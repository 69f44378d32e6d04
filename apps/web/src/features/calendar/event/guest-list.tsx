import { countOf } from '@rotunda/api-client/count-of';
import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { CircleCheck, CircleDashed, CircleHelp, CircleX, type LucideIcon } from 'lucide-react';
import { readProposal, type TimeProposal } from '#shared/calendar/invitation/time-proposal.ts';
import type { EventTime, ServiceEvent } from '#shared/calendar/occurrence.ts';
import { formatDays, formatTime, formatZone } from '#shared/calendar/time-text.ts';
import { OutsideChip } from '#shared/people/outside-chip.tsx';
import { Button } from '#ui/buttons/button.tsx';

type Guest = CalendarSchemas['EventAttendee'];
type ResponseAppearance = { label: string; summary: string; icon: LucideIcon; className: string };

const RESPONSES: Readonly<Record<string, ResponseAppearance>> = {
  accepted: { label: 'Accepted', summary: 'accepted', icon: CircleCheck, className: 'text-green-solid' },
  tentative: { label: 'Maybe', summary: 'maybe', icon: CircleHelp, className: 'text-amber-solid' },
  declined: { label: 'Declined', summary: 'declined', icon: CircleX, className: 'text-red-solid' },
  needsAction: { label: 'No response yet', summary: 'no response', icon: CircleDashed, className: 'text-ink-3' },
};
const UNKNOWN: ResponseAppearance = {
  label: 'Unknown',
  summary: 'unknown',
  icon: CircleDashed,
  className: 'text-ink-3',
};

type GuestListProps = {
  event: ServiceEvent;
  zone: string;
  /** Moves the event to the time that a guest proposes. Undefined for users who cannot move it. */
  onMove?: ((time: EventTime) => void) | undefined;
};

/** Lists the guests with their responses. */
export function GuestList({ event: { attendees = [], attendeesOmitted }, ...rest }: GuestListProps) {
  const people = attendees.filter(({ resource }) => !resource);
  const counts = Object.entries(RESPONSES).flatMap(([status, { summary }]) => {
    const count = people.filter(({ responseStatus }) => responseStatus === status).length;
    return count > 0 ? [`${count} ${summary}`] : [];
  });
  return (
    <section aria-label="Guests">
      <h3 className="font-semibold">{countOf(people.length, 'guest')}</h3>
      <p className="mb-6 text-ink-3 text-small">{counts.join(', ')}</p>
      <ul className="flex flex-col gap-4">
        {attendees.map((guest, index) => (
          <GuestRow key={guest.email ?? index} guest={guest} {...rest} />
        ))}
      </ul>
      {attendeesOmitted && <p className="mt-6 text-ink-3 text-small">The guest list is incomplete.</p>}
    </section>
  );
}

function GuestRow({ guest, zone, onMove }: Omit<GuestListProps, 'event'> & { guest: Guest }) {
  const { proposal, note } = readProposal(guest.comment ?? '');
  const { icon: Icon, label, className } = RESPONSES[guest.responseStatus ?? ''] ?? UNKNOWN;
  const notes = [
    guest.self && 'you',
    guest.organizer && 'organizer',
    guest.optional && 'optional',
    guest.resource && 'room or resource',
    guest.additionalGuests && `plus ${guest.additionalGuests} more`,
  ].filter(Boolean);
  return (
    <li className="flex items-start gap-8">
      <Icon size={16} strokeWidth={1.75} aria-hidden className={`mt-2 shrink-0 ${className}`} />
      <span className="min-w-0">
        <span className="break-words">{guest.displayName ?? guest.email}</span>
        {notes.length > 0 && <span className="text-ink-3"> ({notes.join(', ')})</span>}
        {!guest.resource && (
          <>
            {' '}
            <OutsideChip address={guest.email} />
          </>
        )}
        <span className="block text-ink-3 text-small">
          {label}
          {note !== '' && `: ${note}`}
        </span>
        {proposal && <Proposal {...proposal} zone={zone} onMove={onMove} />}
      </span>
    </li>
  );
}

/** Shows the time that a guest proposes, with a button to accept it. */
function Proposal({ start, end, zone, onMove }: TimeProposal & Omit<GuestListProps, 'event'>) {
  const time = { isAllDay: false, start: start.toInstant(), end: end.toInstant() } as const;
  return (
    <span className="mt-2 flex flex-wrap items-center gap-8 text-small">
      <span>
        Proposed time: {formatDays({ time }, zone)}, {formatTime({ time }, zone)} {formatZone(time.start, zone)}
      </span>
      {onMove && (
        <Button data-op="calendar.events.patch" onPress={() => onMove(time)}>
          Move to this time
        </Button>
      )}
    </span>
  );
}
