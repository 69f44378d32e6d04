import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components';

export type CheckboxProps = {
  isSelected: boolean;
  isDisabled?: boolean;
  onChange: (isSelected: boolean) => void;
  children: ReactNode;
};

/** A box to tick. */
export function Checkbox({ isSelected, isDisabled = false, onChange, children }: CheckboxProps) {
  return (
    <AriaCheckbox
      isSelected={isSelected}
      isDisabled={isDisabled}
      onChange={onChange}
      className="group flex min-h-24 cursor-default items-center gap-8 disabled:text-ink-3"
    >
      <span className="inline-flex size-16 shrink-0 items-center justify-center rounded-control border border-line-strong bg-surface group-selected:border-accent group-selected:bg-accent group-focus-visible:outline-2 group-focus-visible:outline-focus group-focus-visible:outline-offset-2">
        {isSelected && <Check size={12} strokeWidth={3} aria-hidden className="text-on-accent" />}
      </span>
      {children}
    </AriaCheckbox>
  );
}
