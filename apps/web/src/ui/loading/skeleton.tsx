import { clsx } from 'clsx';
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
          <div className={clsx(BAR, WIDTHS[index % WIDTHS.length])} />
        </div>
      ))}
    </div>
  );
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
