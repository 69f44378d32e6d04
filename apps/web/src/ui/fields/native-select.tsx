import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import { describeDisabledReason } from '#ui/buttons/disabled-reason.ts';
import { useDisabledReason } from '#ui/buttons/disabled-scope.tsx';
import type { Choice } from './choice.ts';

export type NativeSelectProps<Value extends string> = {
  label: string;
  /** Whether the label is only for screen readers, if the context makes it clear. */
  isLabelHidden?: boolean;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Whether a change is in progress, so that the select will soon be enabled. */
  isBusy?: boolean;
  /** The reason why the select is disabled. It stays focusable; the reason is announced, and shown on hover, focus and press. */
  disabledReason?: string | undefined;
};

/** Selects one of many values in a form with the browser's native list, which supports type-ahead and fits all screens. */
export function NativeSelect<Value extends string>({
  label,
  isLabelHidden = false,
  choices,
  value,
  onChange,
  isBusy,
  disabledReason: own,
}: NativeSelectProps<Value>) {
  const disabledReason = useDisabledReason(own);
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'font-medium text-ink-2 text-small'}>
        {label}
      </label>
      <div className="relative flex min-w-0 items-center">
        <select
          id={id}
          value={value}
          disabled={isBusy}
          {...describeDisabledReason(disabledReason)}
          onMouseDown={disabledReason === undefined ? undefined : preventOpening}
          onKeyDown={disabledReason === undefined ? undefined : preventOpening}
          onChange={(event) => {
            const choice = choices.find((candidate) => candidate.value === event.target.value);
            if (choice) onChange(choice.value);
          }}
          className="h-tool w-full min-w-0 appearance-none truncate rounded-control border border-line-strong bg-surface pr-28 pl-8 text-ink focus:outline-2 focus:outline-focus focus:outline-offset-0 disabled:bg-sunken disabled:text-ink-3 aria-disabled:bg-sunken aria-disabled:text-ink-3"
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <ChevronDown
          size={14}
          strokeWidth={1.75}
          aria-hidden
          className="pointer-events-none absolute right-8 text-ink-3"
        />
      </div>
    </div>
  );
}

/** Browsers do not support read-only selects that stay focusable. */
function preventOpening(event: KeyboardEvent<HTMLSelectElement> | MouseEvent<HTMLSelectElement>): void {
  if ('key' in event && event.key === 'Tab') return;
  event.preventDefault();
  event.currentTarget.focus();
}
