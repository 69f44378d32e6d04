import type { ReactNode } from 'react';
import { changeRefusal, deleteRefusal } from '#shared/calendar/event-rights.ts';
import { isTimesOnly, type Occurrence } from '#shared/calendar/occurrence.ts';
import type { EventRequest } from '#shared/calendar/series/event-request.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';

type EventActionsProps = {
  occurrence: Occurrence;
  /** The way to the event's own page. */
  editLink: ReactNode;
  onRequest: (request: EventRequest) => void;
  onMoveTo: (occurrence: Occurrence) => void;
};

/** What can be done with an event, and why something cannot. */
export function EventActions({ occurrence, editLink, onRequest, onMoveTo }: EventActionsProps) {
  const session = useSession();
  const edit = changeRefusal(session, occurrence);
  const isDeleted = occurrence.state === 'cancelled';
  const remove = isDeleted ? undefined : deleteRefusal(session, occurrence);
  const restore = { kind: 'change', verb: 'Restore', occurrence, change: { patch: { status: 'confirmed' } } } as const;
  // That only the times are shared is said with the facts.
  const said = isTimesOnly(occurrence.event) ? [] : [edit, remove];
  const refusals = new Set(said.filter((refusal) => refusal !== undefined));
  return (
    <section aria-label="Actions" className="flex flex-col gap-8">
      <div className="flex flex-wrap gap-8">
        {editLink}
        <Button
          disabledReason={edit}
          data-op="calendar.events.patch calendar.events.move"
          onPress={() => onMoveTo(occurrence)}
        >
          Move to
        </Button>
        {isDeleted ? (
          <Button disabledReason={edit} data-op="calendar.events.patch" onPress={() => onRequest(restore)}>
            Restore
          </Button>
        ) : (
          <Button
            disabledReason={remove}
            data-op="calendar.events.delete"
            onPress={() => onRequest({ kind: 'delete', occurrence })}
          >
            Delete
          </Button>
        )}
      </div>
      {[...refusals].map((refusal) => (
        <p key={refusal} className="text-ink-3 text-small">
          {refusal}
        </p>
      ))}
    </section>
  );
}
