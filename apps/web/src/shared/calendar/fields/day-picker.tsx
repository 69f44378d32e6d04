import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { PressButton } from '#ui/buttons/press-button.tsx';
import { OverlayPart } from '#ui/loading/part.tsx';
import type { DayPickerProps } from './day-picker-props.ts';

// Lazy-loaded just before it opens.
const DayPopover = lazyComponent(() => import('./day-popover.tsx'), 'DayPopover');

/** A button that opens a month to select a day. */
export function DayPicker(props: DayPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = `Choose a date, ${props.label.toLowerCase()}`;
  return (
    <>
      <PressButton
        ref={button}
        aria-label={label}
        data-tooltip="Choose a date"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onWarm={DayPopover.preload}
        onPress={() => setIsOpen(true)}
        className="inline-flex size-24 max-sm:-mr-4 max-sm:size-40 shrink-0 cursor-default items-center justify-center rounded-control text-ink-2 hover:bg-hover hover:text-ink"
      >
        <CalendarDays size={14} strokeWidth={1.75} aria-hidden />
      </PressButton>
      {isOpen && (
        <OverlayPart onClose={() => setIsOpen(false)}>
          <DayPopover {...props} label={label} triggerRef={button} onClose={() => setIsOpen(false)} />
        </OverlayPart>
      )}
    </>
  );
}
