import type { ReactNode } from 'react';

export type CheckboxProps = {
  isSelected: boolean;
  isDisabled?: boolean;
  onChange: (isSelected: boolean) => void;
  children: ReactNode;
};

/** A box to tick. */
export function Checkbox({ isSelected, isDisabled = false, onChange, children }: CheckboxProps) {
  return (
    <label className="flex min-h-24 cursor-default items-center gap-8 has-disabled:text-ink-3">
      <input
        type="checkbox"
        checked={isSelected}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        className="size-16 shrink-0"
      />
      {children}
    </label>
  );
}
