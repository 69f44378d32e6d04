import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { describeDisabledReason } from '#ui/buttons/disabled-reason.ts';
import { useDisabledReason } from '#ui/buttons/disabled-scope.tsx';

export type CheckboxProps = {
  isSelected: boolean;
  /** Whether a change is in progress, so that the checkbox will soon be enabled. */
  isBusy?: boolean;
  /**
   * The reason why the checkbox is disabled. It stays focusable; the reason is announced, and shown on hover, focus and press.
   */
  disabledReason?: string | undefined;
  onChange: (isSelected: boolean) => void;
  children: ReactNode;
};

/** A checkbox. */
export function Checkbox({ isSelected, isBusy = false, disabledReason: own, onChange, children }: CheckboxProps) {
  const disabledReason = useDisabledReason(own);
  const isBlocked = disabledReason !== undefined;
  return (
    // In a column that is too short, the label would shrink below its text, but its wrapper does not.
    <div>
      <label
        data-tooltip={disabledReason}
        className={clsx(
          'flex min-h-24 cursor-default items-start gap-8 py-2 max-sm:min-h-40 max-sm:py-10',
          (isBusy || isBlocked) && 'text-ink-3',
        )}
      >
        <input
          type="checkbox"
          checked={isSelected}
          disabled={isBusy}
          {...describeDisabledReason(disabledReason)}
          onChange={(event) => {
            if (!isBlocked) onChange(event.target.checked);
          }}
          className="mt-[calc(0.5lh-8px)] size-16 shrink-0"
        />
        {children}
      </label>
    </div>
  );
}
