import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { measureGutterWidth } from './view/grid-measure.ts';
import type { View } from './view/search.ts';

const QUIET_MS = 150; // The skeleton is not shown if the response is faster.
const SHAPES = ['mt-96 h-64', 'mt-40 h-48', 'mt-160 h-96', 'mt-64 h-40', 'mt-120 h-64', 'hidden', 'hidden'];

const MONTHS = 12;
const MONTH_DAYS = 35;

/** A skeleton of the calendar, shown before any content loads. */
export function CalendarSkeleton({ view }: { view: View }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  if (view === 'agenda') {
    return (
      <div className="min-h-0 flex-1 overflow-hidden border-line border-t bg-surface">
        <Skeleton label="Loading the calendar" rows={14} rowClass="h-49" />
      </div>
    );
  }
  const outline = {
    role: 'status',
    'aria-label': 'Loading the calendar',
    className: clsx('min-h-0 flex-1 border-line border-t bg-surface', !isShown && 'invisible'),
  };
  if (view === 'year') {
    return (
      <div {...outline}>
        <div className="grid gap-x-32 gap-y-24 p-16 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
          {Array.from({ length: MONTHS }, (_, month) => (
            <div key={month} className="h-160 rounded-card bg-neutral-bg" />
          ))}
        </div>
      </div>
    );
  }
  if (view === 'month') {
    return (
      <div {...outline} className={`${outline.className} grid grid-cols-7 grid-rows-5`}>
        {Array.from({ length: MONTH_DAYS }, (_, day) => (
          <div key={day} className="border-line border-b border-l p-8">
            <div className={clsx('mt-24 h-24 rounded-control bg-neutral-bg', day % 7 > 4 && 'hidden')} />
          </div>
        ))}
      </div>
    );
  }
  return (
    <div {...outline} className={`${outline.className} flex`} style={{ paddingLeft: measureGutterWidth(0) }}>
      {SHAPES.slice(0, view === 'day' ? 1 : view === '3days' ? 3 : undefined).map((shape, index) => (
        <div key={index} className="flex-1 border-line border-l">
          <div className="h-44 border-line border-b" />
          <div className={clsx('mr-8 ml-1 rounded-control bg-neutral-bg', shape)} />
        </div>
      ))}
    </div>
  );
}
