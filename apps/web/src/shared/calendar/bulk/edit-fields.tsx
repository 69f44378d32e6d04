import { useQuery } from '@tanstack/react-query';
import { colorsQuery } from '#shared/calendar/calendar-queries.ts';
import { getPaletteName } from '#shared/calendar/color-name.ts';
import { ColorSwatch } from '#shared/calendar/color-swatch.tsx';
import { ClockField } from '#shared/calendar/fields/clock-field.tsx';
import type { CalendarInfo } from '#shared/calendar/occurrence.ts';
import { PeopleField } from '#shared/people/people-field.tsx';
import { ZoneField } from '#shared/zones/zone-field.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { RadioChoice } from '#ui/fields/radio-choice.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { formatVisibility } from './edit-texts.ts';
import type { EditKind } from './event-edit.ts';
import type { EditValues, useEditForm } from './use-edit-form.ts';

type EditFieldsProps = {
  kind: EditKind;
  form: ReturnType<typeof useEditForm>;
  destinations: readonly CalendarInfo[];
};

/** The fields of one kind of change. Renders nothing for changes without input. */
export function EditFields({ kind, form, destinations }: EditFieldsProps) {
  const { values, set } = form;
  switch (kind) {
    case 'shift':
      return <ShiftFields {...form} />;
    case 'time':
      return <TimeFields {...form} />;
    case 'calendar':
      return (
        <NativeSelect
          label="Calendar"
          choices={destinations.map(({ id, name }) => ({ value: id, label: name }))}
          value={values.calendarId}
          onChange={(calendarId) => set({ calendarId })}
        />
      );
    case 'guests':
      return <GuestFields {...form} />;
    case 'response':
      return (
        <RadioChoice
          label="Response"
          options={RESPONSES}
          value={values.response}
          onChange={(response) => set({ response })}
        />
      );
    case 'color':
      return <ColorFields {...form} />;
    case 'visibility':
      return (
        <RadioChoice
          label="Visibility"
          options={VISIBILITIES}
          value={values.visibility}
          onChange={(visibility) => set({ visibility })}
        />
      );
    default:
      return null;
  }
}

type FormProps = { values: EditValues; set: (change: Partial<EditValues>) => void };

const RESPONSES = [
  { value: 'accepted', label: 'Accept' },
  { value: 'tentative', label: 'Maybe' },
  { value: 'declined', label: 'Decline' },
] as const;

const VISIBILITIES = (['default', 'public', 'private'] as const).map((value) => ({
  value,
  label: formatVisibility(value),
}));

const UNITS = (['minutes', 'hours', 'days', 'weeks'] as const).map((value) => ({
  value,
  label: `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
}));

const DIRECTIONS = [
  { value: 'later', label: 'Later' },
  { value: 'earlier', label: 'Earlier' },
] as const;

function ShiftFields({ values, set }: FormProps) {
  return (
    <div className="flex flex-wrap gap-12">
      <div className="w-96">
        <TextField
          label="Move by"
          inputMode="numeric"
          autoFocus
          value={values.amount}
          onChange={(amount) => set({ amount })}
        />
      </div>
      <NativeSelect label="Unit" choices={UNITS} value={values.unit} onChange={(unit) => set({ unit })} />
      <NativeSelect
        label="Direction"
        choices={DIRECTIONS}
        value={values.direction}
        onChange={(direction) => set({ direction })}
      />
    </div>
  );
}

const KEEP_ZONE = { id: '', name: 'Keep the time zone of each event' };

function TimeFields({ values, set }: FormProps) {
  return (
    <div className="flex flex-wrap gap-12">
      <div className="w-120">
        <ClockField label="Start time" value={values.clock} onChange={(clock) => set({ clock })} />
      </div>
      <div className="min-w-240 flex-1">
        <ZoneField label="Time zone" value={values.zone} first={KEEP_ZONE} onChange={(zone) => set({ zone })} />
      </div>
      <p className="w-full text-ink-2 text-small">
        Events keep their day and their length. Without a start time, they keep the time of day in the new time zone.
      </p>
    </div>
  );
}

function GuestFields({ values, set }: FormProps) {
  return (
    <>
      <PeopleField label="Add guests" value={values.add} onChange={(add) => set({ add })} />
      <PeopleField
        label="Remove guests"
        description="Fill in both fields to replace guests: new guests are added only to events from which a guest is removed."
        isNoticeHidden
        value={values.remove}
        onChange={(remove) => set({ remove })}
      />
    </>
  );
}

function ColorFields({ values, set }: FormProps) {
  const palette = useQuery(colorsQuery).data?.event ?? {};
  const colors = [
    { id: '', name: 'Calendar colour', background: 'var(--surface)' },
    ...Object.entries(palette).map(([id, { background = '' }]) => ({
      id,
      name: getPaletteName(id, background),
      background,
    })),
  ];
  return (
    <fieldset className="flex max-w-240 flex-wrap gap-6">
      <legend className="mb-4 font-medium text-ink-2 text-small">Colour</legend>
      {colors.map(({ id, name, background }) => (
        <ColorSwatch
          key={id}
          name={name}
          background={background}
          isChosen={id === values.colorId}
          isSurface={id === ''}
          onPress={() => set({ colorId: id, colorName: name })}
        />
      ))}
    </fieldset>
  );
}
