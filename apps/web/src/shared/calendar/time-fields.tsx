import { clsx } from 'clsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { readTimeForm, type TimeForm, withStart } from './time-form.ts';
import { zoneChoices } from './zones.ts';

type TimeFieldsProps = { form: TimeForm; onChange: (form: TimeForm) => void; isDisabled?: boolean };

/** When something takes place: from, to, whole days or clocks of a zone. */
export function TimeFields({ form, onChange, isDisabled = false }: TimeFieldsProps) {
  const time = readTimeForm(form);
  const problem = 'problem' in time ? time.problem : undefined;
  return (
    <fieldset disabled={isDisabled} className="flex flex-col gap-8">
      <legend className="sr-only">When</legend>
      <div className={clsx('grid gap-8', form.isAllDay ? 'grid-cols-2' : 'grid-cols-[minmax(0,1fr)_128px]')}>
        <TextField
          label={form.isAllDay ? 'First day' : 'Starts'}
          type="date"
          value={form.startDate}
          onChange={(startDate) => onChange(withStart(form, { startDate }))}
        />
        {!form.isAllDay && (
          <TextField
            label="At"
            type="time"
            value={form.startClock}
            onChange={(startClock) => onChange(withStart(form, { startClock }))}
          />
        )}
        <TextField
          label={form.isAllDay ? 'Last day' : 'Ends'}
          type="date"
          value={form.endDate}
          onChange={(endDate) => onChange({ ...form, endDate })}
        />
        {!form.isAllDay && (
          <TextField
            label="Until"
            type="time"
            value={form.endClock}
            onChange={(endClock) => onChange({ ...form, endClock })}
          />
        )}
      </div>
      {problem && (
        <p role="alert" className="text-red-fg text-small">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap items-end justify-between gap-8">
        <Checkbox isSelected={form.isAllDay} onChange={(isAllDay) => onChange({ ...form, isAllDay })}>
          Whole days
        </Checkbox>
        {!form.isAllDay && (
          <NativeSelect
            label="Zone of the clocks"
            isLabelHidden
            choices={zoneChoices(form.zone)}
            value={form.zone}
            onChange={(zone) => onChange({ ...form, zone })}
          />
        )}
      </div>
    </fieldset>
  );
}
