import { type FormEvent, useState } from 'react';
import { quickAddEvent, type WriteResult } from '#shared/calendar/event-writes.ts';
import { type CalendarInfo, toOccurrence } from '#shared/calendar/occurrence.ts';
import { formatDays, formatTime } from '#shared/calendar/time-text.ts';
import { useCalendarForm } from '#shared/calendar/use-calendar-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

type QuickAddDialogProps = {
  zone: string;
  calendars: readonly CalendarInfo[];
  onDone: (done: WriteResult) => void;
  onClose: () => void;
};

/** Creates an event from one line of text that the service parses. Shows the result and opens it beside the grid. */
export function QuickAddDialog({ zone, calendars, onDone, onClose }: QuickAddDialogProps) {
  const [text, setText] = useState('');
  const [calendarId, setCalendarId] = useState(calendars[0]?.id ?? '');
  const { send, isWriting, error } = useCalendarForm();
  const isReady = text.trim() !== '' && !isWriting;
  const add = async (submit: FormEvent) => {
    submit.preventDefault();
    if (!isReady) return;
    const done = await send(async () => {
      const { event, ...made } = await quickAddEvent(calendarId, text.trim());
      const calendar = calendars.find(({ id }) => id === calendarId);
      const read = calendar && toOccurrence(event, calendar);
      const when = read && `${formatDays(read, zone)}, ${formatTime(read, zone)}`;
      return { ...made, message: [`${made.message}`, when].filter(Boolean).join(': ') };
    });
    if (done) onDone(done);
  };
  return (
    <Dialog title="Quick add" isOpen onClose={onClose}>
      <form className="flex flex-col gap-12" onSubmit={(event) => void add(event)}>
        <TextField
          label="Details"
          placeholder="Lunch with Ana tomorrow 12:30"
          description="Times are in the calendar’s time zone. Without a time, the event lasts all day."
          value={text}
          onChange={setText}
          autoFocus
        />
        <NativeSelect
          label="Calendar"
          choices={calendars.map(({ id, name }) => ({ value: id, label: name }))}
          value={calendarId}
          onChange={setCalendarId}
        />
        <DialogFoot effect="undo" error={error} onClose={onClose}>
          <Button
            size="form"
            kind="primary"
            type="submit"
            data-op="calendar.events.quickAdd"
            disabledReason={text.trim() === '' ? 'Enter a title and a time first.' : undefined}
            isBusy={isWriting}
          >
            Add event
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
