import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { describeDisabledReason } from '#ui/buttons/disabled-reason.ts';
import { useDisabledReason } from '#ui/buttons/disabled-scope.tsx';

export type CheckboxProps = {
  isSelected: boolean;
  /** Whether what it stands for is being changed: it can be ticked again soon. */
  isBusy?: boolean;
  /** Why it cannot be ticked now. It can still be reached; the reason is read out with it, shown on hover, focus and press. */
  disabledReason?: string | undefined;
  onChange: (isSelected: boolean) => void;
  children: ReactNode;
};

/** A box to tick. */
export function Checkbox({ isSelected, isBusy = false, disabledReason: own, onChange, children }: CheckboxProps) {
  const disabledReason = useDisabledReason(own);
  const isBlocked = disabledReason !== undefined;
  return (
    // A column that is too low would make the label lower than its text, but not what is around it.
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
