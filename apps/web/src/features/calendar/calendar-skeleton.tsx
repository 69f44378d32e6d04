import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import { gutterWidth } from './grid-measure.ts';
import type { View } from './search.ts';

const QUIET_MS = 150; // Faster answers than this show nothing in between.
const SHAPES = ['mt-96 h-64', 'mt-40 h-48', 'mt-160 h-96', 'mt-64 h-40', 'mt-120 h-64', 'hidden', 'hidden'];

/** The calendar in outline, while nothing of it has come yet. */
export function CalendarSkeleton({ view }: { view: View }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  if (view === 'agenda') return <Skeleton label="Loading the calendar" rows={10} rowClass="h-44" />;
  return (
    <div
      role="status"
      aria-label="Loading the calendar"
      className={clsx('flex min-h-0 flex-1 border-line border-t bg-surface', !isShown && 'invisible')}
      style={{ paddingLeft: gutterWidth(0) }}
    >
      {SHAPES.slice(0, view === 'day' ? 1 : view === '3days' ? 3 : undefined).map((shape, index) => (
        <div key={index} className="flex-1 border-line border-l">
          <div className="h-44 border-line border-b" />
          <div className={clsx('mr-8 ml-1 rounded-control bg-neutral-bg', shape)} />
        </div>
      ))}
    </div>
  );
}
