import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type SuggestionOptionProps = {
  id: string;
  /** Whether Enter selects this suggestion. */
  isActive: boolean;
  onChoose: () => void;
  className?: string;
  children: ReactNode;
};

/** An entry in the suggestion list of a field, which keeps the focus and handles the keys (WAI-ARIA combobox). */
export function SuggestionOption({ id, isActive, onChoose, className, children }: SuggestionOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys of the list
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={clsx(
        'flex min-h-item cursor-default items-center gap-8 rounded-control px-8 py-2 hover:bg-hover',
        className,
        isActive && 'bg-hover outline-2 outline-focus -outline-offset-2',
      )}
    >
      {children}
    </div>
  );
}
