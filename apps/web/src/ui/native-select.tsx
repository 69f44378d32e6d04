import { useId } from 'react';
import type { Choice } from './choice.ts';

export type NativeSelectProps<Value extends string> = {
  label: string;
  /** The label is for screen readers alone, where the place says what is chosen. */
  isLabelHidden?: boolean;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  isDisabled?: boolean;
};

/** One value out of many, in a form: the browser's own list, which is found by typing and fits any screen. */
export function NativeSelect<Value extends string>({
  label,
  isLabelHidden = false,
  choices,
  value,
  onChange,
  isDisabled,
}: NativeSelectProps<Value>) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'font-medium text-ink-2 text-small'}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        disabled={isDisabled}
        onChange={(event) => {
          const choice = choices.find((candidate) => candidate.value === event.target.value);
          if (choice) onChange(choice.value);
        }}
        className="h-28 w-full min-w-0 rounded-control border border-line-strong bg-surface px-6 text-ink focus:outline-2 focus:outline-focus focus:outline-offset-0 disabled:bg-sunken disabled:text-ink-3"
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
