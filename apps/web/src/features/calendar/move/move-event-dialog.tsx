import { useState } from 'react';
import { moveRefusal } from '#shared/calendar/event-rights.ts';
import { TimeFields } from '#shared/calendar/fields/time-fields.tsx';
import { readTimeForm, toTimeForm } from '#shared/calendar/fields/time-form.ts';
import { isSameTime } from '#shared/calendar/is-same-time.ts';
import { getDestinations, OrganizerNote } from '#shared/calendar/move-to-calendar.tsx';
import type { CalendarInfo, EventTime, Occurrence } from '#shared/calendar/occurrence.ts';
import type { EventRequest } from '#shared/calendar/series/event-request.ts';
import { SeriesLink } from '#shared/calendar/series/series-link.tsx';
import { TimeChange } from '#shared/calendar/time-change.tsx';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { canChangeKindOfTime } from './event-shift.ts';

type MoveEventDialogProps = {
  occurrence: Occurrence;
  calendars: readonly CalendarInfo[];
  /** The zone for an event without a zone of its own. */
  zone: string;
  onMove: (request: EventRequest) => void;
  onClose: () => void;
};

/** A dialog for moving an event by entering its days, times, time zone and calendar. */
export function MoveEventDialog({ occurrence, calendars, zone, onMove, onClose }: MoveEventDialogProps) {
  const session = useSession();
  const { calendar, event } = occurrence;
  const ownZone = event.start?.timeZone ?? zone;
  const [initial] = useState(() => toTimeForm(occurrence.time, ownZone));
  const [form, setForm] = useState(initial);
  const [calendarId, setCalendarId] = useState(calendar.id);
  const stays = moveRefusal(session, occurrence);
  const destinations = getDestinations(occurrence, calendars);
  const destination = destinations.find(({ id }) => id === calendarId);
  const time = readTimeForm(form);
  const isSeries = event.recurringEventId !== undefined;
  const problem = 'problem' in time ? time.problem : timeRefusal(occurrence, time);
  const newZone = !isSeries && form.zone !== initial.zone ? form.zone : undefined;
  const move = () => {
    if ('problem' in time) return;
    const isElsewhen = newZone !== undefined || !isSameTime(time, occurrence.time);
    const change = isElsewhen ? { patch: {}, time, zone: newZone } : undefined;
    if (destination) onMove({ kind: 'calendar', occurrence, destination, change });
    else if (change) onMove({ kind: 'change', verb: 'Move', occurrence, change });
    else onClose();
  };
  return (
    <Dialog title={`Move “${occurrence.title}” to`} isOpen onClose={onClose}>
      <form
        className="flex flex-col gap-12"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          if (problem === undefined) move();
        }}
      >
        <p className="text-ink-2">
          <TimeChange occurrence={occurrence} time={'problem' in time ? undefined : time} zone={form.zone} />
        </p>
        <TimeFields form={form} onChange={setForm} />
        {isSeries && form.zone !== ownZone && (
          <p className="text-ink-2">Times are in this time zone; the series keeps repeating in {ownZone}.</p>
        )}
        <NativeSelect
          label="Calendar"
          choices={[calendar, ...destinations].map(({ id, name }) => ({ value: id, label: name }))}
          value={calendarId}
          onChange={setCalendarId}
          disabledReason={stays}
        />
        {stays !== undefined && (
          <p className="text-ink-2">
            {stays} {event.recurringEventId && <SeriesLink calendarId={calendar.id} id={event.recurringEventId} />}
          </p>
        )}
        {destination && <OrganizerNote event={event} />}
        <DialogFoot effect="undo" onClose={onClose}>
          <Button
            size="form"
            type="submit"
            kind="primary"
            data-op={destination ? 'calendar.events.move' : 'calendar.events.patch'}
            disabledReason={problem}
          >
            Move
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

function timeRefusal(occurrence: Occurrence, time: EventTime): string | undefined {
  const isOtherKind = time.isAllDay !== occurrence.time.isAllDay;
  if (!isOtherKind || canChangeKindOfTime(occurrence)) return undefined;
  return time.isAllDay ? 'Events of this type cannot last all day.' : 'Events of this type last all day.';
}
