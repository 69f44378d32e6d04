import { ChevronDown, Clock } from 'lucide-react';
import { useRef, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { formatDateTime } from '#shared/format/time.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { PressButton } from '#ui/buttons/press-button.tsx';
import { OverlayPart } from '#ui/loading/part.tsx';
import { describeTimeRange, shiftTimeRange } from './time-range.ts';
import type { TimeRangeButtonProps } from './time-range-button-props.ts';

// Lazy-loaded just before it opens.
const TimeRangePopover = lazyComponent(() => import('./time-range-popover.tsx'), 'TimeRangePopover');

/** Shows the time range of a list, and opens the selection of another. `<` and `>` move to the previous and next range. */
export function TimeRangeButton(props: TimeRangeButtonProps) {
  const { range, onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const shift = (direction: -1 | 1) => {
    const next = shiftTimeRange(range, direction, Date.now());
    if (next) onChange(next);
  };
  useShortcut('<', () => shift(-1));
  useShortcut('>', () => shift(1));
  const isNarrowed = range.from !== undefined || range.to !== undefined;
  return (
    <>
      <PressButton
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onWarm={TimeRangePopover.preload}
        onPress={() => setIsOpen(true)}
        className={`inline-flex h-tool max-w-full shrink-0 cursor-default items-center gap-6 rounded-control border px-8 hover:bg-hover ${isNarrowed ? 'border-accent bg-selected' : 'border-line-strong bg-surface'}`}
      >
        <Clock size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
        <span className="sr-only">Time: </span>
        <span className="truncate">{describeTimeRange(range, formatDateTime)}</span>
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
      </PressButton>
      {isOpen && (
        <OverlayPart onClose={() => setIsOpen(false)}>
          <TimeRangePopover {...props} triggerRef={button} onClose={() => setIsOpen(false)} />
        </OverlayPart>
      )}
    </>
  );
}
