import { ChevronDown } from 'lucide-react';
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { formatZone } from '#shared/format/zone-text.ts';
import { PressButton } from '#ui/buttons/press-button.tsx';
import { consumeFocusLoss, isFocusLost, recordFocusLoss } from '#ui/focus/focus-restore-target.ts';
import { WindowPart } from '#ui/loading/part.tsx';
import type { FirstEntry } from './zone-list.tsx';

// Lazy-loaded when the list is about to open.
const ZoneList = lazyComponent(() => import('./zone-list.tsx'), 'ZoneList');

type ZoneFieldProps = {
  label: string;
  /** The selected zone, or the ID of the first entry. A former name stays until another zone is selected. */
  value: string;
  onChange: (zone: string) => void;
  /** An alternative to a zone. */
  first?: FirstEntry;
  /** The reason why no other zone can be selected now. */
  disabledReason?: string | undefined;
};

/** A time zone field: a button that opens the list of zones, which can be searched by city, region, offset or former name. */
export function ZoneField({ label, value, onChange, first, disabledReason }: ZoneFieldProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfterRedraw(button, isOpen);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <span id={id} className="font-medium text-ink-2 text-small">
        {label}
      </span>
      <PressButton
        ref={button}
        aria-labelledby={`${id} ${id}-zone`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabledReason={disabledReason}
        onWarm={ZoneList.preload}
        onPress={() => setIsOpen(true)}
        className="field-button flex h-tool w-full min-w-0 cursor-default items-center justify-between gap-6 rounded-control border border-line-strong bg-surface px-8 text-left text-ink hover:bg-hover aria-disabled:bg-sunken aria-disabled:text-ink-3"
      >
        <span id={`${id}-zone`} className="min-w-0 truncate">
          {getName(value, first)}
        </span>
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
      </PressButton>
      {isOpen && (
        <WindowPart onClose={() => setIsOpen(false)}>
          <ZoneList
            value={value}
            first={first}
            triggerRef={button}
            alignTo="start"
            onChoose={onChange}
            onClose={() => setIsOpen(false)}
          />
        </WindowPart>
      )}
    </div>
  );
}

function getName(value: string, first: FirstEntry | undefined): string {
  if (value === first?.id) return first.name;
  return value === '' ? 'Not set' : formatZone(value);
}

/** A new console zone re-renders the whole screen, so this restores the focus to the field, as after any other selection. */
function useFocusAfterRedraw(field: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasUsed = useRef(false);
  useLayoutEffect(() => {
    wasUsed.current ||= isOpen;
  }, [isOpen]);
  useLayoutEffect(() => {
    const button = field.current;
    // The list restores the focus in the frame after it is removed.
    if (consumeFocusLoss()) requestAnimationFrame(() => button?.focus());
    return () => {
      const isHeld = wasUsed.current && (isOpenOrFocused(button) || isFocusLost());
      if (isHeld) recordFocusLoss(location.pathname);
    };
  }, [field]);
}

function isOpenOrFocused(button: HTMLElement | null): boolean {
  return button === document.activeElement || button?.ariaExpanded === 'true';
}
