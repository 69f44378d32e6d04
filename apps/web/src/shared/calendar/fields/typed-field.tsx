import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { describeDisabledReason } from '#ui/buttons/disabled-reason.ts';
import { useDisabledReason } from '#ui/buttons/disabled-scope.tsx';

type TypedFieldProps = {
  label: string;
  /** The value as text. Empty without a value. */
  shown: string;
  /** Parses a text. Returns undefined if it is invalid. */
  read: (text: string) => string | undefined;
  /** Called with each valid value, and with an empty string when the field loses focus with an invalid text. */
  onRead: (value: string) => void;
  /** The message for an invalid text. */
  problem: string;
  /** Called for a step by an arrow key (1 or -1) or a page key (`isLarge`). */
  onStep: (direction: 1 | -1, isLarge: boolean) => void;
  /** The content at the end of the field. */
  end?: ReactNode;
  /** Whether the field takes focus when it is mounted. */
  autoFocus?: boolean | undefined;
};

const STEPS: Readonly<Record<string, readonly [direction: 1 | -1, isLarge: boolean]>> = {
  ArrowUp: [1, false],
  ArrowDown: [-1, false],
  PageUp: [1, true],
  PageDown: [-1, true],
};

/** A field for values with many input formats. On blur, it shows the value in the console's format. */
export function TypedField({ label, shown, read, onRead, problem, onStep, end, autoFocus = false }: TypedFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);
  const disabledReason = useDisabledReason(undefined);
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const [isReported, setIsReported] = useState(false);
  const isWrong = typed !== undefined && read(typed) === undefined;
  const hasProblem = isWrong && isReported;
  const change = (text: string) => {
    setTyped(text);
    const value = read(text);
    if (value !== undefined) onRead(value);
  };
  const leave = () => {
    setIsReported(isWrong);
    if (isWrong) onRead('');
    else setTyped(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey || isWrong || disabledReason !== undefined ? undefined : STEPS[event.key];
    if (step) {
      event.preventDefault();
      setTyped(undefined);
      onStep(...step);
    } else if (event.key === 'Enter' && isWrong) {
      // The saved value must be the shown value.
      event.preventDefault();
      event.stopPropagation();
      setIsReported(true);
    }
  };
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <label htmlFor={id} className="font-medium text-ink-2 text-small">
        {label}
      </label>
      <div
        className={clsx(
          'flex h-tool items-center rounded-control border bg-surface focus-within:outline-2 focus-within:outline-focus has-aria-disabled:bg-sunken has-aria-disabled:text-ink-3',
          hasProblem ? 'border-danger' : 'border-line-strong',
        )}
      >
        <input
          ref={field}
          id={id}
          value={typed ?? shown}
          autoComplete="off"
          readOnly={disabledReason !== undefined}
          {...describeDisabledReason(disabledReason)}
          aria-invalid={hasProblem || undefined}
          aria-describedby={hasProblem ? `${id}-problem` : undefined}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => change(target.value)}
          onBlur={leave}
          onKeyDown={onKeyDown}
          className="h-full w-full min-w-0 bg-transparent px-8 outline-none"
        />
        {end}
      </div>
      {hasProblem && (
        <span id={`${id}-problem`} className="text-red-fg text-small">
          {problem}
        </span>
      )}
    </div>
  );
}
