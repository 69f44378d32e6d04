import type { ReactNode } from 'react';
import type { EventRequest } from '#shared/calendar/event-request.ts';
import { changeRefusal, deleteRefusal } from '#shared/calendar/event-rights.ts';
import { MoveToCalendar, moveToCalendarRefusal } from '#shared/calendar/move-to-calendar.tsx';
import { type CalendarInfo, isTimesOnly, type Occurrence } from '#shared/calendar/occurrence.ts';
import { useSession } from '#shared/session.ts';
import { Button } from '#ui/button.tsx';

type EventActionsProps = {
  occurrence: Occurrence;
  calendars: readonly CalendarInfo[];
  /** The way to the event's own page. */
  editLink: ReactNode;
  onRequest: (request: EventRequest) => void;
};

/** What can be done with an event, and why something cannot. */
export function EventActions({ occurrence, calendars, editLink, onRequest }: EventActionsProps) {
  const session = useSession();
  const edit = changeRefusal(session, occurrence);
  const move = moveToCalendarRefusal(session, occurrence, calendars);
  const remove = deleteRefusal(session, occurrence);
  // That only the times are shared is said with the facts.
  const said = isTimesOnly(occurrence.event) ? [] : [edit, move, remove];
  const refusals = new Set(said.filter((refusal) => refusal !== undefined));
  return (
    <section aria-label="Actions" className="flex flex-col gap-8">
      <div className="flex flex-wrap gap-8">
        {editLink}
        <MoveToCalendar
          occurrence={occurrence}
          calendars={calendars}
          blockedBecause={move}
          onMove={(destination) => onRequest({ kind: 'calendar', occurrence, destination })}
        />
        <Button
          blockedBecause={remove}
          data-op="calendar.events.delete"
          onPress={() => onRequest({ kind: 'delete', occurrence })}
        >
          Delete
        </Button>
      </div>
      {[...refusals].map((refusal) => (
        <p key={refusal} className="text-ink-3 text-small">
          {refusal}
        </p>
      ))}
    </section>
  );
}
