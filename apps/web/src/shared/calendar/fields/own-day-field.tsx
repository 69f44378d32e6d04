import type { ComponentProps } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { getCurrentZone } from '#shared/format/zone.ts';
import { Part } from '#ui/loading/part.tsx';

// Lazy-loaded, so that screens without days do not load the field with their own code.
const DayField = lazyComponent(() => import('./day-field.tsx'), 'DayField');

type OwnDayFieldProps = Omit<ComponentProps<typeof DayField>, 'zone'>;

/** A day field in the display time zone, for screens other than calendars. */
export function OwnDayField(props: OwnDayFieldProps) {
  return (
    <Part fallback={<div className="h-48" />}>
      <DayField zone={getCurrentZone()} {...props} />
    </Part>
  );
}
