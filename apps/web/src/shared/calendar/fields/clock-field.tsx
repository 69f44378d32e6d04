import { formatClock } from '#shared/calendar/time-text.ts';
import { parseClock } from './parse-clock.ts';
import { TypedField } from './typed-field.tsx';

type ClockFieldProps = {
  label: string;
  /** A time such as `09:30`, or empty. */
  value: string;
  onChange: (clock: string) => void;
};

const STEP_MINUTES = 15;

/** A time of day in the user's hour format. It can be typed in any common format, or stepped with the arrow keys. */
export function ClockField({ label, value, onChange }: ClockFieldProps) {
  const step = (direction: 1 | -1, isLarge: boolean) => {
    const minutes = direction * (isLarge ? 60 : STEP_MINUTES);
    const next = Temporal.PlainTime.from(value || '09:00').add({ minutes });
    onChange(next.toString({ smallestUnit: 'minute' }));
  };
  return (
    <TypedField
      label={label}
      shown={value && writeClock(value)}
      read={parseClock}
      onRead={onChange}
      problem="Not a time. Enter 9:30, 930 or 9:30 pm."
      onStep={step}
    />
  );
}

function writeClock(clock: string): string {
  return formatClock(Temporal.Instant.from(`1970-01-01T${clock}Z`), 'UTC');
}
