import type { ReactNode } from 'react';
import { DuplicateEvent } from '#shared/calendar/duplicate-event.tsx';
import { changeRefusal, deleteRefusal } from '#shared/calendar/event-rights.ts';
import { isTimesOnly, type Occurrence } from '#shared/calendar/occurrence.ts';
import type { EventRequest } from '#shared/calendar/series/event-request.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';

type EventActionsProps = {
  occurrence: Occurrence;
  /** The link to the event page. */
  editLink: ReactNode;
  onRequest: (request: EventRequest) => void;
  onMoveTo: (occurrence: Occurrence) => void;
};

/** The actions of an event, with the reasons for disabled ones. */
export function EventActions({ occurrence, editLink, onRequest, onMoveTo }: EventActionsProps) {
  const session = useSession();
  const edit = changeRefusal(session, occurrence);
  const isDeleted = occurrence.state === 'cancelled';
  const remove = isDeleted ? undefined : deleteRefusal(session, occurrence);
  const restore = { kind: 'change', verb: 'Restore', occurrence, change: { patch: { status: 'confirmed' } } } as const;
  // The details already state that only the times are shared.
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
        <DuplicateEvent occurrence={occurrence} />
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
