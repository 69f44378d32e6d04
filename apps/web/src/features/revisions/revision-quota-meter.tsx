import { MAX_PINNED } from './revision.ts';

/** Shows how many revisions are pinned, of the maximum. */
export function RevisionQuotaMeter({ pinnedCount }: { pinnedCount: number }) {
  return (
    <div className="flex items-center gap-8">
      <div aria-hidden className="h-6 w-120 overflow-hidden rounded-full bg-neutral-bg">
        <div className="h-6 bg-accent" style={{ width: `${(pinnedCount / MAX_PINNED) * 100}%` }} />
      </div>
      <span className="text-ink-2 text-small">
        {pinnedCount} of {MAX_PINNED} kept forever
      </span>
    </div>
  );
}
