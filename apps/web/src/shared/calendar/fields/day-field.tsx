import { useToday } from '#shared/calendar/use-today.ts';
import { DayPicker } from './day-picker.tsx';
import { formatEditableDay, parseDay } from './parse-day.ts';
import { TypedField } from './typed-field.tsx';

type DayFieldProps = {
  label: string;
  /** A day such as `2026-11-23`, or empty. */
  value: string;
  /** The zone for words such as `today` and `Monday`. */
  zone: string;
  onChange: (day: string) => void;
  /** Whether the field may be empty. */
  isOptional?: boolean;
  autoFocus?: boolean;
};

/** A day field. The day can be typed in any common format, stepped with the arrow keys, or selected in a month. */
export function DayField({ label, value, zone, onChange, isOptional = false, autoFocus }: DayFieldProps) {
  const today = useToday(zone);
  const day = parseDay(value, today);
  return (
    <TypedField
      label={label}
      autoFocus={autoFocus}
      shown={day ? formatEditableDay(day) : value}
      read={(text) => (isOptional && text.trim() === '' ? '' : parseDay(text, today)?.toString())}
      onRead={onChange}
      problem="Not a date. Enter 23 Nov 2026, 2026-11-23 or Monday."
      onStep={(direction, isLarge) =>
        onChange((day ?? today).add(isLarge ? { months: direction } : { days: direction }).toString())
      }
      end={<DayPicker label={label} day={day} zone={zone} onChange={onChange} />}
    />
  );
}
