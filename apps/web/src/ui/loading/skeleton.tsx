import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useIsOnline } from '#ui/browser/use-is-online.ts';

type SkeletonProps = {
  label: string;
  rows: number;
  rowClass?: string;
  /** The placeholder above the rows: column names, or the title and tabs of a whole screen. */
  head?: 'columns' | 'screen';
};

/**
 * Placeholder bars in the shape of the content. They appear after a short delay and fade in gradually, so that a response soon
 * afterwards only removes what was barely visible.
 */
export function Skeleton({ label, rows, rowClass = 'h-36', head }: SkeletonProps) {
  const isSlow = useIsSlow();
  // Without a connection, requests are paused until there is one.
  if (!useIsOnline()) {
    return (
      <p role="status" data-loading className="w-full px-16 py-12 text-ink-2">
        You are offline. This loads when you reconnect.
      </p>
    );
  }
  return (
    <div
      role="status"
      data-loading
      aria-label={label}
      className={clsx('w-full animate-[emerge_300ms_150ms_both]', head === 'columns' && 'bg-surface')}
    >
      {head === 'columns' && <div className="h-32 border-line border-b bg-sunken" />}
      {head === 'screen' && <ScreenHead />}
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={clsx('flex items-center border-line border-b px-12', rowClass)}>
          {index === 0 && isSlow && rows >= MIN_LIST_ROWS ? (
            <span className="truncate text-ink-2 text-small">Still loading. This takes longer than usual.</span>
          ) : (
            <div className={clsx(BAR, WIDTHS[index % WIDTHS.length])} />
          )}
        </div>
      ))}
    </div>
  );
}

const SLOW_MS = 5_000;
/** Smaller skeletons stand for parts of a list or panel that says so itself. */
const MIN_LIST_ROWS = 5;

/** Reports whether the skeleton has been shown for longer than people wait without an explanation. */
function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}

function ScreenHead() {
  return (
    <>
      <div className="flex h-44 items-center px-16 max-sm:h-48">
        <div className="h-12 w-240 rounded-control bg-neutral-bg" />
      </div>
      <div className="flex h-36 items-center gap-24 border-line border-b px-20 max-sm:h-44">
        {TABS.map((tab) => (
          <div key={tab} className={clsx(BAR, 'w-56')} />
        ))}
      </div>
    </>
  );
}

const BAR = 'h-8 rounded-control bg-neutral-bg';
const TABS = [1, 2, 3, 4];
const WIDTHS = ['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5'];
