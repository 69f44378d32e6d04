import { type ComponentProps, lazy, Suspense } from 'react';
import { currentZone } from '#shared/format/zone.ts';
import { ensureTemporal } from './ensure-temporal.ts';

// Screens that are not about days load neither the filter nor Temporal with their own code.
const DayFilter = lazy(async () => {
  await ensureTemporal();
  return { default: (await import('./day-filter.tsx')).DayFilter };
});

type OwnDayFilterProps = Omit<ComponentProps<typeof DayFilter>, 'zone'>;

/** A filter by a day in the zone that times are shown in, for lists that are not of calendars. */
export function OwnDayFilter(props: OwnDayFilterProps) {
  return (
    <Suspense fallback={<div className="h-tool w-200" />}>
      <DayFilter zone={currentZone()} {...props} />
    </Suspense>
  );
}
