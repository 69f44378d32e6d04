import type { LucideIcon } from 'lucide-react';
import { PressButton, type PressButtonProps } from './press-button.tsx';

export type IconButtonProps = Pick<
  PressButtonProps,
  'onPress' | 'isBusy' | 'disabledReason' | 'aria-pressed' | 'aria-expanded' | 'aria-controls'
> & {
  icon: LucideIcon;
  /** The effect of the button, used as its accessible name and as the tooltip on hover and focus. */
  label: string;
  /** The default shortcut key of the same action. */
  hotkey?: string;
  isActive?: boolean;
};

/** A button with only an icon. */
export function IconButton({ icon: Icon, label, hotkey, isActive = false, ...props }: IconButtonProps) {
  return (
    <PressButton
      data-tooltip={label}
      data-key={hotkey}
      {...props}
      aria-label={label}
      className={`inline-flex size-tool shrink-0 cursor-default print:hidden items-center justify-center rounded-control transition-colors duration-120 hover:bg-hover hover:text-ink disabled:text-ink-3 aria-disabled:text-ink-3 ${isActive ? 'bg-selected text-accent-ink' : 'text-ink-2'}`}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden />
    </PressButton>
  );
}
