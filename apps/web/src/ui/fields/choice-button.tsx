import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { PressButton } from '#ui/buttons/press-button.tsx';
import { OverlayPart } from '#ui/loading/part.tsx';
import type { Choice } from './choice.ts';

// Lazy-loaded when a list is about to open, because the initial screen does not need it.
const ChoicePopover = lazyComponent(() => import('./choice-popover.tsx'), 'ChoicePopover');

type ChoiceButtonProps = {
  label: string;
  choices: readonly Choice<string>[];
  values: readonly string[];
  isMultiple: boolean;
  isActive: boolean;
  onChange: (values: string[]) => void;
  children: ReactNode;
};

/** A button that shows the selection and opens a list of choices. */
export function ChoiceButton({ isActive, children, ...list }: ChoiceButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <PressButton
        ref={button}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        onWarm={ChoicePopover.preload}
        onPress={() => setIsOpen(true)}
        className={`inline-flex h-tool max-w-full cursor-default items-center justify-between gap-6 rounded-control border px-8 hover:bg-hover sm:max-w-320 ${isActive ? 'border-accent bg-selected' : 'border-line-strong bg-surface'}`}
      >
        <span className="truncate">{children}</span>
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
      </PressButton>
      {isOpen && (
        <OverlayPart onClose={() => setIsOpen(false)}>
          <ChoicePopover {...list} triggerRef={button} onClose={() => setIsOpen(false)} />
        </OverlayPart>
      )}
    </>
  );
}
