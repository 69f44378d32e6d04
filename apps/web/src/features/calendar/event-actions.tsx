import { type ReactNode, useState } from 'react';
import { changeRefusal, deleteRefusal, isWritable, moveRefusal } from '#shared/calendar/event-rights.ts';
import { type CalendarInfo, isTimesOnly, type Occurrence } from '#shared/calendar/occurrence.ts';
import type { EventRequest } from '#shared/calendar/use-event-changes.tsx';
import { useSession } from '#shared/session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { NativeSelect } from '#ui/native-select.tsx';

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
  const [isMoving, setIsMoving] = useState(false);
  const destinations = calendars.filter((calendar) => isWritable(calendar) && calendar.id !== occurrence.calendar.id);
  const edit = changeRefusal(session, occurrence);
  const move =
    moveRefusal(session, occurrence) ?? (destinations.length === 0 ? 'There is no other calendar.' : undefined);
  const remove = deleteRefusal(session, occurrence);
  // That only the times are shared is said with the facts.
  const said = isTimesOnly(occurrence.event) ? [] : [edit, move, remove];
  const refusals = new Set(said.filter((refusal) => refusal !== undefined));
  return (
    <section aria-label="Actions" className="flex flex-col gap-8">
      <div className="flex flex-wrap gap-8">
        {editLink}
        <Button isDisabled={move !== undefined} data-op="calendar.events.move" onPress={() => setIsMoving(true)}>
          Move to calendar…
        </Button>
        <Button
          isDisabled={remove !== undefined}
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
      {isMoving && (
        <MoveDialog
          occurrence={occurrence}
          destinations={destinations}
          onClose={() => setIsMoving(false)}
          onMove={(destination) => {
            setIsMoving(false);
            onRequest({ kind: 'calendar', occurrence, destination });
          }}
        />
      )}
    </section>
  );
}

type MoveDialogProps = {
  occurrence: Occurrence;
  destinations: readonly CalendarInfo[];
  onMove: (destination: CalendarInfo) => void;
  onClose: () => void;
};

function MoveDialog({ occurrence, destinations, onMove, onClose }: MoveDialogProps) {
  const [id, setId] = useState(destinations[0]?.id ?? '');
  const destination = destinations.find((calendar) => calendar.id === id);
  return (
    <Dialog title={`Move “${occurrence.title}” to another calendar`} isOpen onClose={onClose}>
      <NativeSelect
        label="Calendar"
        choices={destinations.map((calendar) => ({ value: calendar.id, label: calendar.name }))}
        value={id}
        onChange={setId}
      />
      <p className="text-ink-2">
        The calendar becomes the organizer{occurrence.event.recurrence && ', and the whole series moves'}.
      </p>
      <DialogFoot onClose={onClose}>
        <Button
          size="form"
          kind="primary"
          data-op="calendar.events.move"
          isDisabled={!destination}
          onPress={() => destination && onMove(destination)}
        >
          Move event
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
