import { useState } from 'react';
import type { Session } from '#shared/session/session-info.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { isWritable, moveRefusal } from './event-rights.ts';
import type { CalendarInfo, Occurrence, ServiceEvent } from './occurrence.ts';

type MoveToCalendarProps = {
  occurrence: Occurrence;
  calendars: readonly CalendarInfo[];
  /** The reason why the button is disabled. */
  disabledReason?: string | undefined;
  onMove: (destination: CalendarInfo) => void;
};

/** A button for selecting the calendar to which an event moves. */
export function MoveToCalendar({ occurrence, calendars, onMove, disabledReason }: MoveToCalendarProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button disabledReason={disabledReason} data-op="calendar.events.move" onPress={() => setIsAsking(true)}>
        <span>
          Move<span className="max-sm:sr-only"> to calendar</span>
        </span>
      </Button>
      {isAsking && (
        <MoveDialog
          occurrence={occurrence}
          destinations={getDestinations(occurrence, calendars)}
          onClose={() => setIsAsking(false)}
          onMove={(destination) => {
            setIsAsking(false);
            onMove(destination);
          }}
        />
      )}
    </>
  );
}

/** Returns the reason why an event cannot be moved to another one of these calendars, if any. */
export function moveToCalendarRefusal(
  session: Session,
  occurrence: Occurrence,
  calendars: readonly CalendarInfo[],
): string | undefined {
  const refusal = moveRefusal(session, occurrence);
  return refusal ?? (getDestinations(occurrence, calendars).length === 0 ? 'No other calendar' : undefined);
}

/** Returns the calendars to which an event could be moved, if it can be moved at all. */
export function getDestinations({ calendar }: Occurrence, calendars: readonly CalendarInfo[]): readonly CalendarInfo[] {
  return calendars.filter((other) => isWritable(other) && other.id !== calendar.id);
}

/** Explains the further effects of moving an event to another calendar. */
export function OrganizerNote({ event }: { event: ServiceEvent }) {
  return (
    <p className="text-ink-2">
      The calendar becomes the organizer{event.recurrence && ', and the whole series moves'}.
    </p>
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
      <OrganizerNote event={occurrence.event} />
      <DialogFoot effect="undo" onClose={onClose}>
        <Button
          size="form"
          kind="primary"
          data-op="calendar.events.move"
          disabledReason={!destination ? 'Choose a calendar first.' : undefined}
          onPress={() => destination && onMove(destination)}
        >
          {occurrence.event.recurrence ? 'Move series' : 'Move event'}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
