import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';

/** Where an approval stands in the queue that it was opened from. */
export type QueueSteps = {
  /** Whether the queue is still being read. */
  isPending: boolean;
  /** Such as `7 of 23`; undefined when it is not in the queue. */
  position: string | undefined;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
};

/** The place in the queue, and the ways to what stands before and after it. */
export function QueuePlace({ isPending, position, onPrevious, onNext }: QueueSteps) {
  const loading = isPending ? 'The queue is still loading.' : undefined;
  const firstReason = onPrevious ? undefined : (loading ?? 'First in the queue');
  const lastReason = onNext ? undefined : (loading ?? 'Last in the queue');
  useShortcut('k', () => onPrevious?.(), { disabledReason: firstReason });
  useShortcut('j', () => onNext?.(), { disabledReason: lastReason });
  // It has its place before it is there, so that nothing beside it moves.
  if (isPending) return <span className="h-tool w-114" />;
  if (position === undefined && !onNext) return null;
  return (
    <span className="flex items-center">
      <IconButton
        icon={ChevronLeft}
        label="Previous in the queue"
        hotkey="k"
        disabledReason={firstReason}
        onPress={() => onPrevious?.()}
      />
      <span className="px-4 text-ink-2 text-small tabular-nums">{position ?? 'Not in the queue'}</span>
      <IconButton
        icon={ChevronRight}
        label="Next in the queue"
        hotkey="j"
        disabledReason={lastReason}
        onPress={() => onNext?.()}
      />
    </span>
  );
}
