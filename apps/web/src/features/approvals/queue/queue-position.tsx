import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';

/** The position of an approval in the queue from which it was opened. */
export type QueueSteps = {
  /** Whether the queue is still loading. */
  isPending: boolean;
  /** The position, such as `7 of 23`. Undefined if the approval is not in the queue. */
  position: string | undefined;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
};

/** Shows the position in the queue, with links to the previous and next approval. */
export function QueuePosition({ isPending, position, onPrevious, onNext }: QueueSteps) {
  const loading = isPending ? 'The queue is still loading.' : undefined;
  const firstReason = onPrevious ? undefined : (loading ?? 'First in the queue');
  const lastReason = onNext ? undefined : (loading ?? 'Last in the queue');
  useShortcut('k', () => onPrevious?.(), { disabledReason: firstReason });
  useShortcut('j', () => onNext?.(), { disabledReason: lastReason });
  // Reserves its space before it loads, so that nothing beside it moves.
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
