import { useState } from 'react';
import { useCalendarForm } from '#shared/calendar/use-calendar-form.ts';
import { getCurrentZone } from '#shared/format/zone.ts';
import { ZoneField } from '#shared/zones/zone-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { createCalendar } from './calendar-writes.ts';
import { FormDialog } from './form-dialog.tsx';

/** Creates a calendar owned by the user. */
export function NewCalendarDialog({ onDone, onClose }: { onDone: (id: string) => void; onClose: () => void }) {
  const [summary, setSummary] = useState('');
  const [description, setDescription] = useState('');
  const [timeZone, setTimeZone] = useState(getCurrentZone());
  const { send, isWriting, error } = useCalendarForm();
  const save = async () => {
    const name = summary.trim();
    const body = { summary: name, timeZone, ...(description.trim() && { description: description.trim() }) };
    const done = await send(() => createCalendar(body));
    if (done) onDone(done.key ?? '');
  };
  return (
    <FormDialog
      effect="undo"
      title="New calendar"
      saveLabel="Create calendar"
      operationId="calendar.calendars.insert"
      canSave={summary.trim() !== ''}
      isBusy={isWriting}
      error={error}
      onSave={() => void save()}
      onClose={onClose}
    >
      <TextField label="Name" value={summary} onChange={setSummary} autoFocus />
      <TextField label="Description" rows={2} value={description} onChange={setDescription} />
      <ZoneField label="Time zone" value={timeZone} onChange={setTimeZone} />
    </FormDialog>
  );
}
