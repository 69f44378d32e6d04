import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import { describeDisabledReason } from '#ui/buttons/disabled-reason.ts';
import { useDisabledReason } from '#ui/buttons/disabled-scope.tsx';
import type { Choice } from './choice.ts';

export type NativeSelectProps<Value extends string> = {
  label: string;
  /** The label is for screen readers alone, where the place says what is chosen. */
  isLabelHidden?: boolean;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Whether what it stands for is being changed: another can be chosen soon. */
  isBusy?: boolean;
  /** Why nothing else can be chosen now. It can still be reached; the reason is read out with it, shown on hover, focus and press. */
  disabledReason?: string | undefined;
};

/** One value out of many, in a form: the browser's own list, which is found by typing and fits any screen. */
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
          onMouseDown={disabledReason === undefined ? undefined : stayShut}
          onKeyDown={disabledReason === undefined ? undefined : stayShut}
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

/** Browsers know no list that can be reached and not be changed. */
function stayShut(event: KeyboardEvent<HTMLSelectElement> | MouseEvent<HTMLSelectElement>): void {
  if ('key' in event && event.key === 'Tab') return;
  event.preventDefault();
  event.currentTarget.focus();
}
