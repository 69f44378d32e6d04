import { type ComponentProps, lazy, Suspense } from 'react';
import { currentZone } from '#shared/format/zone.ts';
import { ensureTemporal } from './ensure-temporal.ts';

// Screens that are not about days load neither the field nor Temporal with their own code.
const DayField = lazy(async () => {
  await ensureTemporal();
  return { default: (await import('./day-field.tsx')).DayField };
});

type OwnDayFieldProps = Omit<ComponentProps<typeof DayField>, 'zone'>;

/** A day in the zone that times are shown in, for screens that are not calendars. */
export function OwnDayField(props: OwnDayFieldProps) {
  return (
    <Suspense fallback={<div className="h-48" />}>
      <DayField zone={currentZone()} {...props} />
    </Suspense>
  );
}
