import { clsx } from 'clsx';
import { useIsOnline } from './use-is-online.ts';

/**
 * Bars in the shape of what is coming. They appear only when loading takes longer than a blink, and little by little: an
 * answer that comes soon after takes away what was hardly seen.
 */
export function Skeleton({ label, rows, rowClass = 'h-36' }: { label: string; rows: number; rowClass?: string }) {
  // What is asked for without a connection is on its way only once there is one.
  if (!useIsOnline()) {
    return (
      <p role="status" data-loading className="w-full px-16 py-12 text-ink-2">
        Not loaded: you are offline. This loads by itself when you are back.
      </p>
    );
  }
  return (
    <div role="status" data-loading aria-label={label} className="w-full animate-[emerge_300ms_150ms_both]">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={clsx('flex items-center border-line border-b px-12', rowClass)}>
          <div className={clsx('h-8 rounded-control bg-neutral-bg', WIDTHS[index % WIDTHS.length])} />
        </div>
      ))}
    </div>
  );
}

const WIDTHS = ['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5'];
