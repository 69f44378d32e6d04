import { MAX_KEPT } from './revision.ts';

/** How many of the revisions that can be kept for ever are. */
export function KeepMeter({ kept }: { kept: number }) {
  return (
    <div className="flex items-center gap-8">
      <meter
        aria-label="Revisions kept for ever"
        value={kept}
        max={MAX_KEPT}
        className="h-8 w-120 appearance-none bg-none [&::-webkit-meter-bar]:h-8 [&::-webkit-meter-bar]:rounded-full [&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:bg-neutral-bg [&::-webkit-meter-optimum-value]:rounded-full [&::-webkit-meter-optimum-value]:bg-accent"
      />
      <span className="text-ink-2 text-small">
        {kept} of {MAX_KEPT} kept for ever
      </span>
    </div>
  );
}
