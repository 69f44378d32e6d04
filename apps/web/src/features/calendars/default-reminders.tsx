import { type FormEvent, useState } from 'react';
import type { CalendarEntry } from '#shared/calendar/occurrence.ts';
import { formatReminder } from '#shared/calendar/reminder-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FieldAction } from '#ui/fields/field-action.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

const METHODS = [
  { value: 'popup', label: 'Notification' },
  { value: 'email', label: 'Email' },
] as const;
const MOST = 5; // The service's limit.
const MAX_MINUTES = 40_320; // Four weeks, the service's maximum.

type DefaultRemindersProps = {
  entry: CalendarEntry;
  isWriting: boolean;
  /** The reason why the user cannot change the reminders, if any. */
  refusal: string | undefined;
  onChange: (patch: Pick<CalendarEntry, 'defaultReminders'>) => void;
};

/** The default reminders for events of a calendar that have none of their own. */
export function DefaultReminders({ entry, isWriting, refusal, onChange }: DefaultRemindersProps) {
  const reminders = entry.defaultReminders ?? [];
  const [method, setMethod] = useState<(typeof METHODS)[number]['value']>('popup');
  const [text, setText] = useState('10');
  const minutes = Number(text);
  const isUsable = text !== '' && Number.isInteger(minutes) && minutes >= 0 && minutes <= MAX_MINUTES;
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (isUsable) onChange({ defaultReminders: [...reminders, { method, minutes }] });
  };
  return (
    <>
      {reminders.length === 0 && <p className="text-ink-2">No reminders</p>}
      <ul aria-label="Reminders" className="flex flex-col gap-4 empty:hidden">
        {reminders.map((reminder, index) => (
          <li key={index} className="flex items-center gap-8">
            <span className="min-w-160">{formatReminder(reminder)}</span>
            <Button
              kind="quiet"
              isBusy={isWriting}
              disabledReason={refusal}
              data-op="calendar.calendarList.patch"
              aria-label={`Remove the reminder: ${formatReminder(reminder)}`}
              onPress={() => onChange({ defaultReminders: reminders.filter((_, place) => place !== index) })}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={add} className="flex flex-wrap items-start gap-8">
        <NativeSelect
          label="Method"
          choices={METHODS}
          value={method}
          isBusy={isWriting}
          disabledReason={refusal}
          onChange={setMethod}
        />
        <TextField
          label="Minutes before"
          type="number"
          value={text}
          onChange={setText}
          isBusy={isWriting}
          disabledReason={refusal}
          errorMessage={isUsable ? undefined : `From 0 to ${MAX_MINUTES} minutes.`}
        />
        <FieldAction>
          <Button
            type="submit"
            data-op="calendar.calendarList.patch"
            disabledReason={
              refusal ??
              (reminders.length >= MOST
                ? 'No more can be added.'
                : isUsable
                  ? undefined
                  : `From 0 to ${MAX_MINUTES} minutes.`)
            }
            isBusy={isWriting}
          >
            Add reminder
          </Button>
        </FieldAction>
      </form>
    </>
  );
}
