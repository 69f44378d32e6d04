import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { colorsQuery } from '#shared/calendar/calendar-queries.ts';
import { type EventLabel, labelsQuery } from '#shared/calendar/event-labels.ts';
import type { CalendarInfo } from '#shared/calendar/occurrence.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { FieldAction } from '#ui/fields/field-action.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ColorChoice } from './color-choice.tsx';
import type { EventForm } from './event-form.ts';

type DetailFieldsProps = { form: EventForm; onChange: (change: Partial<EventForm>) => void };

const VISIBILITIES = [
  { value: 'default', label: 'Calendar default' },
  { value: 'public', label: 'Public' },
  { value: 'private', label: 'Private' },
  { value: 'confidential', label: 'Confidential' },
];
const TRANSPARENCIES = [
  { value: 'opaque', label: 'Busy' },
  { value: 'transparent', label: 'Free' },
];
const STATUSES = [
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'tentative', label: 'Tentative' },
];
const METHODS = [
  { value: 'popup', label: 'Notification' },
  { value: 'email', label: 'Email' },
];
const MAX_REMINDERS = 5; // The service's limit.

/** The fields for an event's appearance, visibility and availability. */
export function AppearanceFields({
  form,
  onChange,
  calendar,
}: DetailFieldsProps & { calendar: CalendarInfo | undefined }) {
  const palette = useQuery(colorsQuery).data?.event ?? {};
  // Users who see only times cannot read labels.
  const canRead = calendar?.accessRole !== undefined && calendar.accessRole !== 'freeBusyReader';
  const labels = useQuery({ ...labelsQuery(calendar?.id ?? ''), enabled: canRead }).data ?? [];
  return (
    <div className="flex flex-col gap-12">
      <div className="grid grid-cols-2 gap-8">
        <NativeSelect
          label="Visibility"
          choices={VISIBILITIES}
          value={form.visibility}
          onChange={(visibility) => onChange({ visibility })}
        />
        <NativeSelect
          label="Show as"
          choices={TRANSPARENCIES}
          value={form.transparency}
          onChange={(transparency) => onChange({ transparency })}
        />
        <NativeSelect
          label="Status"
          choices={STATUSES}
          value={form.status}
          onChange={(status) => onChange({ status })}
        />
      </div>
      {(labels.length > 0 || form.eventLabelId !== '') && (
        <NativeSelect
          label="Label"
          choices={listLabelChoices(labels, form.eventLabelId)}
          value={form.eventLabelId}
          onChange={(eventLabelId) => onChange({ eventLabelId, colorId: '' })}
        />
      )}
      <ColorChoice
        label="Colour"
        none="Calendar colour"
        palette={palette}
        value={form.colorId}
        onChange={(colorId) => onChange({ colorId, eventLabelId: '' })}
      />
    </div>
  );
}

/**
 * Returns the choices of labels: none, those of the calendar, and the event's current label even if the calendar no longer has
 * it.
 */
function listLabelChoices(labels: readonly EventLabel[], current: string) {
  const isKnown = current === '' || labels.some(({ id }) => id === current);
  return [
    { value: '', label: 'None' },
    ...labels.map(({ id = '', name = id }) => ({ value: id, label: name })),
    ...(isKnown ? [] : [{ value: current, label: current }]),
  ];
}

/** The fields for the reminders of an event. */
export function ReminderFields({ form, onChange }: DetailFieldsProps) {
  const { reminders } = form;
  const set = (index: number, change: Partial<(typeof reminders)[number]>) =>
    onChange({ reminders: reminders.map((each, place) => (place === index ? { ...each, ...change } : each)) });
  return (
    <div className="flex flex-col gap-8">
      <Checkbox
        isSelected={form.usesDefaultReminders}
        onChange={(usesDefaultReminders) => onChange({ usesDefaultReminders })}
      >
        Use calendar reminders
      </Checkbox>
      {!form.usesDefaultReminders && (
        <>
          {reminders.map((reminder, index) => (
            <Row
              key={index}
              label={`Remove reminder ${index + 1}`}
              onRemove={() => onChange({ reminders: reminders.filter((_, place) => place !== index) })}
            >
              <NativeSelect
                label="Method"
                choices={METHODS}
                value={reminder.method}
                onChange={(method) => set(index, { method })}
              />
              <TextField
                label="Minutes before"
                type="number"
                value={reminder.minutes}
                onChange={(minutes) => set(index, { minutes })}
              />
            </Row>
          ))}
          <span>
            <Button
              disabledReason={reminders.length >= MAX_REMINDERS ? 'No more reminders can be added.' : undefined}
              onPress={() => onChange({ reminders: [...reminders, { method: 'popup', minutes: '10' }] })}
            >
              Add reminder
            </Button>
          </span>
        </>
      )}
    </div>
  );
}

/** The files attached to an event. */
export function AttachmentFields({ form, onChange }: DetailFieldsProps) {
  const { attachments } = form;
  const set = (index: number, change: Partial<(typeof attachments)[number]>) =>
    onChange({ attachments: attachments.map((each, place) => (place === index ? { ...each, ...change } : each)) });
  return (
    <div className="flex flex-col gap-8">
      {attachments.map((attachment, index) => (
        <Row
          key={index}
          label={`Remove attachment ${index + 1}`}
          onRemove={() => onChange({ attachments: attachments.filter((_, place) => place !== index) })}
        >
          <TextField
            label="File address"
            type="url"
            value={attachment.fileUrl}
            onChange={(fileUrl) => set(index, { fileUrl })}
          />
          <TextField label="Title" value={attachment.title} onChange={(title) => set(index, { title })} />
        </Row>
      ))}
      <span>
        <Button onPress={() => onChange({ attachments: [...attachments, { fileUrl: '', title: '' }] })}>
          Add attachment
        </Button>
      </span>
    </div>
  );
}

type PropertyFieldsProps = DetailFieldsProps & { kind: 'privateProperties' | 'sharedProperties'; noun: string };

/** Extended properties of an event, as names and values. */
export function PropertyFields({ form, onChange, kind, noun }: PropertyFieldsProps) {
  const properties = form[kind];
  const set = (index: number, change: Partial<(typeof properties)[number]>) =>
    onChange({ [kind]: properties.map((each, place) => (place === index ? { ...each, ...change } : each)) });
  return (
    <div className="flex flex-col gap-8">
      {properties.map((property, index) => (
        <Row
          key={index}
          label={`Remove ${noun} ${index + 1}`}
          onRemove={() => onChange({ [kind]: properties.filter((_, place) => place !== index) })}
        >
          <TextField label="Name" value={property.name} onChange={(name) => set(index, { name })} />
          <TextField label="Value" value={property.value} onChange={(value) => set(index, { value })} />
        </Row>
      ))}
      <span>
        <Button onPress={() => onChange({ [kind]: [...properties, { name: '', value: '' }] })}>Add {noun}</Button>
      </span>
    </div>
  );
}

function Row({ label, onRemove, children }: { label: string; onRemove: () => void; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1fr_1fr_auto] items-start gap-8">
      {children}
      <FieldAction>
        <IconButton icon={X} label={label} onPress={onRemove} />
      </FieldAction>
    </div>
  );
}
