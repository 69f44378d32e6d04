import { clsx } from 'clsx';
import { useEffect, useState } from 'react';

const QUIET_MS = 150; // Faster answers than this show nothing in between.

/** Bars in the shape of what is coming. Appears only when loading takes longer than a blink. */
export function Skeleton({ label, rows, rowClass = 'h-36' }: { label: string; rows: number; rowClass?: string }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" data-loading aria-label={label} className={clsx('w-full', !isShown && 'invisible')}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={clsx('flex items-center border-line border-b px-12', rowClass)}>
          <div className={clsx('h-8 rounded-control bg-neutral-bg', WIDTHS[index % WIDTHS.length])} />
        </div>
      ))}
    </div>
  );
}

const WIDTHS = ['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5'];
