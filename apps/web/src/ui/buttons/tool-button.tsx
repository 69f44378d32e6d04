import type { LucideIcon } from 'lucide-react';
import type { RefObject } from 'react';
import { PressButton } from './press-button.tsx';

export type ToolButtonProps = {
  icon: LucideIcon;
  label: string;
  buttonRef?: RefObject<HTMLButtonElement | null>;
  /** The default shortcut key of the same action. */
  hotkey?: string;
  isActive?: boolean;
  /** For buttons that open an element. */
  isExpanded?: boolean;
  /** The kind of element that they open. */
  popup?: 'menu' | 'dialog';
  /** The reason why the button is disabled. */
  disabledReason?: string | undefined;
  /** Called when a press is likely, to preload what it needs. */
  onWarm?: () => void;
  onPress: () => void;
};

/** A toolbar button: an icon with a label, which is only in the tooltip on narrow screens and in headers. */
export function ToolButton({ icon: Icon, label, buttonRef, hotkey, isActive, ...props }: ToolButtonProps) {
  const { isExpanded, popup = 'dialog', ...press } = props;
  return (
    <PressButton
      data-tooltip={label}
      data-key={hotkey}
      {...press}
      {...(buttonRef && { ref: buttonRef })}
      {...(isExpanded !== undefined && { 'aria-haspopup': popup, 'aria-expanded': isExpanded })}
      className={`inline-flex h-tool shrink-0 cursor-default print:hidden items-center justify-center gap-6 max-sm:min-w-tool rounded-control px-8 font-medium hover:bg-hover hover:text-ink aria-disabled:text-ink-3 max-md:px-6 ${isActive ? 'bg-selected text-accent-ink' : 'text-ink-2'}`}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <span className="max-md:sr-only @max-[520px]:sr-only">{label}</span>
    </PressButton>
  );
}
