import { useToday } from '#shared/calendar/use-today.ts';
import { FilterField } from '#ui/filters/filter-field.tsx';
import { DayPicker } from './day-picker.tsx';
import { formatEditableDay, parseDay } from './parse-day.ts';

type DayFilterProps = {
  label: string;
  /** A day such as `2026-11-23`. */
  value: string | undefined;
  /** Shown in the field while no day is selected. */
  placeholder?: string;
  zone: string;
  onChange: (day: string | undefined) => void;
};

/** A filter by day. The day can be typed in any common format, or selected in a month. */
export function DayFilter({ label, value, placeholder = 'any date', zone, onChange }: DayFilterProps) {
  const today = useToday(zone);
  const day = value === undefined ? undefined : parseDay(value, today);
  return (
    <FilterField
      label={label}
      placeholder={placeholder}
      value={day && formatEditableDay(day)}
      check={(text) => (parseDay(text, today) ? undefined : 'Enter 23 Nov 2026, 2026-11-23 or Monday')}
      onChange={(text) => onChange(text === undefined ? undefined : parseDay(text, today)?.toString())}
      end={<DayPicker label={label} day={day} zone={zone} onChange={onChange} />}
    />
  );
}
