import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { type FormEvent, useState } from 'react';
import { api } from '#shared/api/api.ts';
import { type EventLabel, getLabels } from '#shared/calendar/event-labels.ts';
import type { WriteResult } from '#shared/calendar/event-writes.ts';
import { ColorField } from '#shared/calendar/fields/color-field.tsx';
import { LabelDot } from '#shared/calendar/label-dot.tsx';
import { useCalendarWrite } from '#shared/calendar/use-calendar-write.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DisabledScope } from '#ui/buttons/disabled-scope.tsx';
import { FieldAction } from '#ui/fields/field-action.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

type Calendar = CalendarSchemas['Calendar'];

const MOST = 200; // The service's limits for the number of labels and the length of a name.
const MAX_CHARACTERS = 50;
const FIRST_COLOR = '#7986cb';

/** The labels for events of a calendar. Each has a name and a colour, visible to everybody who sees the calendar. */
export function LabelList({ calendar, refusal }: { calendar: Calendar; refusal: string | undefined }) {
  const { run, isWriting } = useCalendarWrite();
  const labels = getLabels(calendar);
  const [name, setName] = useState('');
  const [color, setColor] = useState(FIRST_COLOR);
  const isTooLong = name.trim().length > MAX_CHARACTERS;
  const missing = labels.length >= MOST ? 'No more can be added.' : 'Enter a name first.';
  const canAdd = name.trim() !== '' && !isTooLong && labels.length < MOST && refusal === undefined && !isWriting;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!canAdd) return;
    const label = { name: name.trim(), backgroundColor: color };
    if (await run(() => saveLabels(calendar, [...labels, label], `Added the label ${label.name}`))) setName('');
  };
  const remove = (label: EventLabel) => {
    const others = labels.filter((each) => each !== label);
    void run(() => saveLabels(calendar, others, `Removed the label ${label.name ?? ''}`));
  };
  return (
    <section aria-labelledby="labels" className="flex flex-col gap-12">
      <h2 id="labels" className="font-semibold text-section">
        Event labels
      </h2>
      {labels.length === 0 && <p className="text-ink-2">No event labels yet</p>}
      <ul aria-label="Labels" className="flex flex-col gap-4 empty:hidden">
        {labels.map((label) => (
          <li key={label.id} className="flex items-center gap-8">
            <LabelDot color={label.backgroundColor} />
            <span className="min-w-160 truncate">{label.name}</span>
            <Button
              kind="quiet"
              data-op="calendar.calendars.patch"
              aria-label={`Remove the label ${label.name}`}
              disabledReason={refusal}
              isBusy={isWriting}
              onPress={() => remove(label)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={(event) => void add(event)} className="flex flex-wrap items-start gap-8">
        <TextField
          label="New label"
          value={name}
          onChange={setName}
          disabledReason={refusal}
          errorMessage={isTooLong ? `At most ${MAX_CHARACTERS} characters.` : undefined}
        />
        <FieldAction>
          <span className="flex flex-wrap items-center gap-8">
            <DisabledScope because={refusal}>
              <ColorField label="Colour" value={color} onChange={setColor} />
            </DisabledScope>
            <Button
              type="submit"
              data-op="calendar.calendars.patch"
              disabledReason={refusal ?? (name.trim() === '' || labels.length >= MOST ? missing : undefined)}
              isBusy={isWriting}
            >
              Add label
            </Button>
          </span>
        </FieldAction>
      </form>
    </section>
  );
}

async function saveLabels(
  calendar: Calendar,
  eventLabels: readonly EventLabel[],
  message: string,
): Promise<WriteResult> {
  const calendarId = calendar.id ?? '';
  const save = (labels: readonly EventLabel[]) =>
    api.call('calendar.calendars.patch', { calendarId }, { body: { labelProperties: { eventLabels: [...labels] } } });
  await save(eventLabels);
  return { message, undo: () => save(getLabels(calendar)) };
}
