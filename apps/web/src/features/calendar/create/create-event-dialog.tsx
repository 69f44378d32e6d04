import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { toTimeMembers } from '#shared/calendar/event-patch.ts';
import { createEvent, type WriteResult } from '#shared/calendar/event-writes.ts';
import { TimeFields } from '#shared/calendar/fields/time-fields.tsx';
import { readTimeForm, toTimeForm } from '#shared/calendar/fields/time-form.ts';
import type { CalendarInfo, EventTime } from '#shared/calendar/occurrence.ts';
import { useCalendarForm } from '#shared/calendar/use-calendar-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogButtons } from '#ui/dialogs/dialog-buttons.tsx';
import { DialogClose } from '#ui/dialogs/dialog-close.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

type CreateEventDialogProps = {
  time: EventTime;
  zone: string;
  /** The calendars in which the user can create events, at least one. */
  calendars: readonly CalendarInfo[];
  onDone: (done: WriteResult) => void;
  onClose: () => void;
};

/** Creates an event with a few fields. The event page has all others. */
export function CreateEventDialog({ time, zone, calendars, onDone, onClose }: CreateEventDialogProps) {
  const [summary, setSummary] = useState('');
  const [calendarId, setCalendarId] = useState(calendars[0]?.id ?? '');
  const [form, setForm] = useState(() => toTimeForm(time, zone));
  const { send, isWriting, error } = useCalendarForm();
  const read = readTimeForm(form);
  const isReady = !('problem' in read) && !isWriting;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    const title = summary.trim();
    const body = { ...toTimeMembers(read, {}, form.zone), ...(title !== '' && { summary: title }) };
    const done = await send(() => createEvent(calendarId, body, 'none'));
    if (done) onDone(done);
  };
  return (
    <Dialog title="New event" isOpen onClose={onClose}>
      <form className="flex flex-col gap-12" onSubmit={(event) => void save(event)}>
        <TextField label="Title" value={summary} onChange={setSummary} autoFocus />
        <TimeFields form={form} onChange={setForm} />
        <NativeSelect
          label="Calendar"
          choices={calendars.map(({ id, name }) => ({ value: id, label: name }))}
          value={calendarId}
          onChange={setCalendarId}
        />
        {error && (
          <p role="alert" className="text-red-fg">
            {error}
          </p>
        )}
        <DialogButtons>
          <span className="mr-auto">
            <MoreFields calendarId={calendarId} title={summary} time={read} />
          </span>
          <DialogClose onClose={onClose} />
          <Button
            size="form"
            kind="primary"
            type="submit"
            data-op="calendar.events.insert"
            disabledReason={'problem' in read ? 'Enter complete times first.' : undefined}
            isBusy={isWriting}
          >
            Create event
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

type MoreFieldsProps = { calendarId: string; title: string; time: EventTime | { problem: string } };

function getBounds({ isAllDay, start, end }: EventTime) {
  if (isAllDay) return { first: start.toString(), last: end.subtract({ days: 1 }).toString() };
  return { start: start.toString(), end: end.toString() };
}

function MoreFields({ calendarId, title, time }: MoreFieldsProps) {
  const bounds = 'problem' in time ? {} : getBounds(time);
  return (
    <Link
      to="/events/new"
      search={{ calendar: calendarId, ...(title !== '' && { title }), ...bounds }}
      className="inline-flex h-32 items-center text-accent-ink underline"
    >
      More options
    </Link>
  );
}
