import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, type Ref, type RefObject, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { ErrorBoundary } from '#ui/loading/error-boundary.tsx';

type TrayFrameProps = {
  ref?: Ref<HTMLElement>;
  /** The name of the content: `Uploads`. */
  label: string;
  /** The overall progress. */
  status: string;
  /** Whether the tray is initially collapsed on phones, where a long list would cover the screen. */
  isLong?: boolean;
  /** Removes completed items from the list. Undefined if there are none. */
  onClear: (() => void) | undefined;
  /** The content above the list that applies to all items. */
  tools?: ReactNode;
  /** The scroll container and the total height of its content, for a virtualised list. */
  scroller?: RefObject<HTMLDivElement | null>;
  heightPx?: number;
  children: ReactNode;
};

/** Shows background work: its progress above a collapsible list. */
export function TrayFrame({ isLong = false, ...props }: TrayFrameProps) {
  const { ref, label, status, onClear, tools, scroller, heightPx, children } = props;
  const [isOpen, setIsOpen] = useState(() => !(isLong && matchMedia('(width < 640px)').matches));
  const itemsLabel = label.toLowerCase();
  return (
    <section
      ref={ref}
      data-region
      aria-label={label}
      className="flex max-h-[40vh] flex-col rounded-card border border-line-strong bg-surface shadow-popover"
    >
      <header className="flex min-h-36 max-sm:min-h-44 shrink-0 items-center gap-8 pr-4 pl-12">
        <p role="status" className="min-w-0 flex-1 py-6 font-medium">
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
        <ErrorBoundary name={label}>
          {tools}
          <div ref={scroller} className="relative min-h-0 overflow-auto border-line border-t">
            <ul aria-label={label} style={heightPx === undefined ? {} : { height: heightPx }}>
              {children}
            </ul>
          </div>
        </ErrorBoundary>
      )}
    </section>
  );
}
