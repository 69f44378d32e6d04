import { clsx } from 'clsx';
import { useIsOnline } from '#ui/browser/use-is-online.ts';
import { useIsReachable } from '#ui/browser/use-is-reachable.ts';
import { type LiveState, useShownLiveState } from './live-state.ts';

const LABELS: Readonly<Record<LiveState, readonly [label: string, meaning: string]>> = {
  off: ['Not live', 'Not live: screens refresh when you return to them'],
  connecting: ['Connecting', 'Connecting to live changes'],
  live: ['Live', 'Live: changes appear as they happen'],
  partial: ['Partly live', 'Partly live: too many resources are shown, so some refresh when you return to the screen'],
  polled: ['Every 20 s', 'Changes appear within 20 seconds'],
  silent: ['Every minute', 'The service sends no notifications: changes appear within a minute'],
  stopped: ['Not refreshed', 'Not refreshed: changes do not appear at the moment. Retrying…'],
  failed: ['Not refreshed', 'Part of this screen could not be refreshed. Retrying…'],
  paused: ['Not refreshed', 'Not refreshed: a scan that this screen shows is paused, so changes do not appear'],
  lost: ['Reconnecting', 'Live connection lost. Reconnecting…'],
};

const BROKEN: ReadonlySet<LiveState> = new Set(['lost', 'stopped', 'failed', 'paused']);

/** Shows how the displayed data is kept up to date, as a dot with a word. */
export function LiveDot() {
  const shown = useShownLiveState();
  // An open stream does not detect a lost connection for a while.
  const isReachable = useIsReachable();
  const state = useIsOnline() && isReachable ? shown : 'lost';
  const [label, meaning] = LABELS[state];
  const isBroken = BROKEN.has(state);
  return (
    <span title={meaning} className="inline-flex h-28 items-center gap-6 px-4 text-ink-2 text-small">
      <span
        aria-hidden
        className={clsx(
          'size-8 rounded-full border-2',
          state === 'live' ? 'border-green-solid bg-green-solid' : 'border-neutral-solid',
          isBroken && 'border-amber-solid border-dashed',
        )}
      />
      <span className="max-md:sr-only">{label}</span>
    </span>
  );
}
