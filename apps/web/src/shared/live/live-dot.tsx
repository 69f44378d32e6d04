import { clsx } from 'clsx';
import { useIsOnline } from '#ui/use-is-online.ts';
import { type LiveState, useLiveState } from './live-state.ts';

const WORDS: Readonly<Record<LiveState, string>> = {
  off: 'Not live: screens refresh when you return to them',
  connecting: 'Connecting to live changes',
  live: 'Live: changes appear as they happen',
  lost: 'Live connection lost. Reconnecting…',
};

/** Whether changes show as they happen, as a dot with a word. */
export function LiveDot() {
  const reported = useLiveState();
  // A stream that is open when the connection goes is not told so for a while.
  const state = useIsOnline() ? reported : 'lost';
  return (
    <span title={WORDS[state]} className="inline-flex h-28 items-center gap-6 px-4 text-ink-2 text-small">
      <span
        aria-hidden
        className={clsx(
          'size-8 rounded-full border-2',
          state === 'live' ? 'border-green-solid bg-green-solid' : 'border-neutral-solid',
          state === 'lost' && 'border-amber-solid border-dashed',
        )}
      />
      <span className="max-md:sr-only">
        {{ off: 'Not live', connecting: 'Connecting', live: 'Live', lost: 'Reconnecting' }[state]}
      </span>
    </span>
  );
}
