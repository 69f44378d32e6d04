import { OwnDayField } from '#shared/calendar/fields/own-day-field.tsx';
import { getCurrentZone } from '#shared/format/zone.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';

/** The form values of an access period. */
export type PeriodForm = { isLimited: boolean; firstDay: string; lastDay: string };

/** A completed period: from the first minute of a day, or from now, until the last minute of another day. */
export type Period = { startTime: string | undefined; endTime: string };

/** Parses the fields. Returns undefined if access is not limited, or the problem if a value is invalid. */
export function readPeriod({ isLimited, firstDay, lastDay }: PeriodForm): Period | { problem: string } | undefined {
  if (!isLimited) return undefined;
  if (lastDay === '') return { problem: 'Enter the last day of access.' };
  const zone = getCurrentZone();
  const [first, last] = [firstDay, lastDay].map((day) => (day === '' ? undefined : Temporal.PlainDate.from(day)));
  const today = Temporal.Now.plainDateISO(zone);
  const isBackwards = !last || Temporal.PlainDate.compare(last, first ?? today) < 0;
  if (isBackwards) return { problem: 'The last day is before the first day.' };
  const startsLater = first !== undefined && Temporal.PlainDate.compare(first, today) > 0;
  return {
    startTime: startsLater ? first.toZonedDateTime(zone).toInstant().toString() : undefined,
    endTime: last.add({ days: 1 }).toZonedDateTime(zone).toInstant().toString(),
  };
}

type PeriodFieldsProps = { form: PeriodForm; onChange: (form: PeriodForm) => void };

/** Limits access to a range of days. */
export function PeriodFields({ form, onChange }: PeriodFieldsProps) {
  return (
    <>
      <Checkbox isSelected={form.isLimited} onChange={(isLimited) => onChange({ ...form, isLimited })}>
        Limit to a period
      </Checkbox>
      {form.isLimited && (
        <div className="grid gap-8 sm:grid-cols-2">
          <OwnDayField
            label="First day (optional)"
            value={form.firstDay}
            onChange={(firstDay) => onChange({ ...form, firstDay })}
          />
          <OwnDayField label="Last day" value={form.lastDay} onChange={(lastDay) => onChange({ ...form, lastDay })} />
        </div>
      )}
    </>
  );
}
