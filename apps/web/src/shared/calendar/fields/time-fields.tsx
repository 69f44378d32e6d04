import { clsx } from 'clsx';
import { ZoneField } from '#shared/zones/zone-field.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { ClockField } from './clock-field.tsx';
import { DayField } from './day-field.tsx';
import { readTimeForm, type TimeForm, withStart } from './time-form.ts';

type TimeFieldsProps = {
  form: TimeForm;
  onChange: (form: TimeForm) => void;
  /** Whether to hide the all-day option. */
  isTimed?: boolean;
};

/** The fields for the time of an event: start, end, and all-day or times in a zone, in the user's formats. */
export function TimeFields({ form, onChange, isTimed = false }: TimeFieldsProps) {
  const time = readTimeForm(form);
  const problem = 'problem' in time ? time.problem : undefined;
  return (
    <fieldset className="flex flex-col gap-8">
      <legend className="sr-only">When</legend>
      <div className="flex flex-wrap items-start gap-8">
        <div
          className={clsx(
            'max-w-full gap-8 max-sm:w-full',
            form.isAllDay ? 'day-columns w-432' : 'grid w-320 grid-cols-[minmax(0,1fr)_112px]',
          )}
        >
          <DayField
            label="Start date"
            value={form.startDate}
            zone={form.zone}
            onChange={(startDate) => onChange(withStart(form, { startDate }))}
          />
          {!form.isAllDay && (
            <ClockField
              label="Start time"
              value={form.startClock}
              onChange={(startClock) => onChange(withStart(form, { startClock }))}
            />
          )}
          <DayField
            label="End date"
            value={form.endDate}
            zone={form.zone}
            onChange={(endDate) => onChange({ ...form, endDate })}
          />
          {!form.isAllDay && (
            <ClockField
              label="End time"
              value={form.endClock}
              onChange={(endClock) => onChange({ ...form, endClock })}
            />
          )}
        </div>
        {!form.isAllDay && (
          <div className="w-320 max-w-full max-sm:w-full">
            <ZoneField label="Time zone" value={form.zone} onChange={(zone) => onChange({ ...form, zone })} />
          </div>
        )}
      </div>
      {problem && (
        <p role="alert" className="text-red-fg text-small">
          {problem}
        </p>
      )}
      {!isTimed && (
        <Checkbox isSelected={form.isAllDay} onChange={(isAllDay) => onChange({ ...form, isAllDay })}>
          All day
        </Checkbox>
      )}
    </fieldset>
  );
}
