import { useState } from 'react';
import { useCalendarForm } from '#shared/calendar/use-calendar-form.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { subscribe } from './calendar-writes.ts';
import { FormDialog } from './form-dialog.tsx';

/** Adds another user's calendar to the user's list, by its ID. */
export function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const [id, setId] = useState('');
  const { send, isWriting, error } = useCalendarForm();
  const save = async () => {
    if (await send(() => subscribe(id.trim()))) onClose();
  };
  return (
    <FormDialog
      effect="undo"
      title="Subscribe to a calendar"
      saveLabel="Subscribe"
      operationId="calendar.calendarList.insert"
      canSave={id.trim() !== ''}
      isBusy={isWriting}
      error={error}
      onSave={() => void save()}
      onClose={onClose}
    >
      <TextField
        label="Calendar ID"
        description="For a person, enter their email address. For other calendars, see the calendar’s details."
        value={id}
        onChange={setId}
        autoFocus
      />
    </FormDialog>
  );
}
