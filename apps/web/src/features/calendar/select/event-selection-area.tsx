import { type ReactNode, type RefObject, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import type { Occurrence } from '#shared/calendar/occurrence.ts';
import { useRowSelection } from '#shared/lists/use-row-selection.ts';
import { Part } from '#ui/loading/part.tsx';
import { SelectedEvents } from './selected-events.ts';
import { createSelectionHandlers } from './selection-handlers.ts';
import { useTouchSelection } from './use-touch-selection.ts';

// Lazy-loaded with the first selected event.
const EventSelectionBar = lazyComponent(
  () => import('#shared/calendar/bulk/event-selection-bar.tsx'),
  'EventSelectionBar',
);

type EventSelectionAreaProps = {
  occurrences: readonly Occurrence[];
  zone: string;
  contentRef: RefObject<HTMLDivElement | null>;
  children: ReactNode;
};

/**
 * Supports the selection of events in any view: click with Ctrl or Shift, long press, `x`, arrows with Shift, and Ctrl+A for all
 * shown events.
 */
export function EventSelectionArea({ occurrences, zone, contentRef, children }: EventSelectionAreaProps) {
  const selection = useRowSelection(occurrences, getKey);
  const { takeClick, ...touchHandlers } = useTouchSelection(selection);
  const [wasUsed, setWasUsed] = useState(false);
  if (!wasUsed && selection.ids.size > 0) setWasUsed(true);
  return (
    <SelectedEvents value={selection.ids}>
      <div
        ref={contentRef}
        tabIndex={-1}
        {...touchHandlers}
        {...createSelectionHandlers(selection, takeClick)}
        className="flex min-h-0 flex-1 flex-col outline-none"
      >
        {children}
      </div>
      {/* A job that has started clears the selection, and its dialog shows the result. */}
      {wasUsed && (
        <Part>
          <EventSelectionBar selection={selection} zone={zone} />
        </Part>
      )}
    </SelectedEvents>
  );
}

function getKey({ key }: Occurrence): string {
  return key;
}
