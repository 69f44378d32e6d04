import type { ComponentProps } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { getCurrentZone } from '#shared/format/zone.ts';
import { Part } from '#ui/loading/part.tsx';

// Lazy-loaded, so that screens without days do not load the filter with their own code.
const DayFilter = lazyComponent(() => import('./day-filter.tsx'), 'DayFilter');

type OwnDayFilterProps = Omit<ComponentProps<typeof DayFilter>, 'zone'>;

/** A day filter in the display time zone, for lists other than calendars. */
export function OwnDayFilter(props: OwnDayFilterProps) {
  return (
    <Part fallback={<div className="h-tool w-200" />}>
      <DayFilter zone={getCurrentZone()} {...props} />
    </Part>
  );
}
