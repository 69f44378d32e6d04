import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { Button } from './button.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { IconButton } from './icon-button.tsx';

type TrayFrameProps = {
  ref?: Ref<HTMLElement>;
  /** What is in it, as its name: `Uploads`. */
  label: string;
  /** How far all of it is. */
  status: string;
  /** Whether it comes folded on a phone, where a long list would cover the screen. */
  isLong?: boolean;
  /** Takes what is over off the list; absent while nothing is. */
  onClear: (() => void) | undefined;
  children: ReactNode;
};

/** What goes on while one works on other things: how far that is, over the list of it, which folds. */
export function TrayFrame({ ref, label, status, isLong = false, onClear, children }: TrayFrameProps) {
  const [isOpen, setIsOpen] = useState(() => !(isLong && matchMedia('(width < 640px)').matches));
  const itemsLabel = label.toLowerCase();
  return (
    <section
      ref={ref}
      data-region
      aria-label={label}
      className="flex max-h-[40vh] flex-col rounded-card border border-line-strong bg-surface shadow-popover"
    >
      <header className="flex h-36 max-sm:h-44 shrink-0 items-center gap-8 pr-4 pl-12">
        <p role="status" className="min-w-0 flex-1 truncate font-medium">
          {status}
        </p>
        {onClear && (
          <Button kind="quiet" onPress={onClear}>
            Clear
          </Button>
        )}
        <IconButton
          icon={isOpen ? ChevronDown : ChevronUp}
          label={isOpen ? `Collapse ${itemsLabel}` : `Expand ${itemsLabel}`}
          aria-expanded={isOpen}
          onPress={() => setIsOpen(!isOpen)}
        />
      </header>
      {isOpen && (
        <ul aria-label={label} className="min-h-0 overflow-auto border-line border-t">
          <ErrorBoundary name={label}>{children}</ErrorBoundary>
        </ul>
      )}
    </section>
  );
}
