import { type EVENT_TYPES, type EventType, eventTypes, findTypeFacts } from '#shared/calendar/event-types.ts';
import type { ServiceEvent } from '#shared/calendar/occurrence.ts';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

/** The type of the new event, with the values specific to the type. */
export type KindForm = {
  type: CreatedType;
  place: (typeof PLACES)[number]['value'];
  label: string;
  declines: (typeof DECLINES)[number]['value'];
};

type CreatedType = {
  [Type in EventType]: (typeof EVENT_TYPES)[Type] extends { isCreated: true } ? Type : never;
}[EventType];

const KINDS = eventTypes.filter(({ value }) => findTypeFacts(value)?.isCreated) as {
  value: CreatedType;
  label: string;
}[];
const PLACES = [
  { value: 'homeOffice', label: 'Home' },
  { value: 'officeLocation', label: 'Office' },
  { value: 'customLocation', label: 'Other location' },
] as const;
/** The choices for declining meetings at the same time. */
export const DECLINES = [
  { value: 'declineNone', label: 'Does not decline meetings' },
  { value: 'declineOnlyNewConflictingInvitations', label: 'Declines new meetings' },
  { value: 'declineAllConflictingInvitations', label: 'Declines all meetings' },
] as const;

type KindFieldsProps = { form: KindForm; onChange: (form: KindForm) => void };

/** Selects the type of a new event. All types except ordinary events must be in the user's own calendar. */
export function KindFields({ form, onChange }: KindFieldsProps) {
  return (
    <div className="flex flex-col gap-12 sm:max-w-320">
      <NativeSelect label="Type" choices={KINDS} value={form.type} onChange={(type) => onChange({ ...form, type })} />
      {form.type !== 'default' && (
        <p className="text-ink-3 text-small">
          Only your primary calendar can have events of this type. {findTypeFacts(form.type)?.rule}
        </p>
      )}
      {form.type === 'workingLocation' && (
        <>
          <NativeSelect
            label="Location type"
            choices={PLACES}
            value={form.place}
            onChange={(place) => onChange({ ...form, place })}
          />
          {form.place !== 'homeOffice' && (
            <TextField label="Place name" value={form.label} onChange={(label) => onChange({ ...form, label })} />
          )}
        </>
      )}
      {(form.type === 'focusTime' || form.type === 'outOfOffice') && (
        <NativeSelect
          label="Conflicting meetings"
          choices={DECLINES}
          value={form.declines}
          onChange={(declines) => onChange({ ...form, declines })}
        />
      )}
    </div>
  );
}

/** Returns the type of an event with its values. Types that cannot be created become standard events. */
export function toKindForm(event: ServiceEvent): KindForm {
  const { workingLocationProperties: at, outOfOfficeProperties, focusTimeProperties } = event;
  const mode = (outOfOfficeProperties ?? focusTimeProperties)?.autoDeclineMode;
  return {
    type: KINDS.find(({ value }) => value === event.eventType)?.value ?? 'default',
    place: PLACES.find(({ value }) => value === at?.type)?.value ?? 'homeOffice',
    label: at?.officeLocation?.label ?? at?.customLocation?.label ?? '',
    declines: DECLINES.find(({ value }) => value === mode)?.value ?? 'declineNone',
  };
}

/** Returns the event members of a type, including those that the service requires. */
export function toKindMembers({ type, place, label, declines }: KindForm): ServiceEvent {
  switch (type) {
    case 'focusTime':
      return { eventType: type, transparency: 'opaque', focusTimeProperties: { autoDeclineMode: declines } };
    case 'outOfOffice':
      return { eventType: type, transparency: 'opaque', outOfOfficeProperties: { autoDeclineMode: declines } };
    case 'workingLocation':
      return {
        eventType: type,
        visibility: 'public',
        transparency: 'transparent',
        workingLocationProperties: { type: place, ...placeMembers(place, label) },
      };
    case 'birthday':
      return {
        eventType: type,
        visibility: 'private',
        transparency: 'transparent',
        birthdayProperties: { type: 'birthday' },
        recurrence: ['RRULE:FREQ=YEARLY'],
      };
    default:
      return {};
  }
}

function placeMembers(place: KindForm['place'], label: string) {
  if (place === 'homeOffice') return { homeOffice: {} };
  return place === 'officeLocation' ? { officeLocation: { label } } : { customLocation: { label } };
}
