import { cityOf } from '#shared/calendar/zones.ts';
import { SingleSelect } from '#ui/single-select.tsx';
import type { CalendarSearch } from './search.ts';

type ZoneSelectProps = { zone: string; onZone: (zone: CalendarSearch['zone']) => void };

/** Whose clock times are read by: the browser's zone, or UTC. */
export function ZoneSelect({ zone, onZone }: ZoneSelectProps) {
  const local = Temporal.Now.timeZoneId();
  if (local === 'UTC') return <span className="text-ink-3">Times in UTC</span>;
  return (
    <SingleSelect
      label="Times in"
      value={zone === 'UTC' ? 'utc' : 'local'}
      choices={[
        { value: 'local', label: cityOf(local) },
        { value: 'utc', label: 'UTC' },
      ]}
      onChange={(choice) => onZone(choice === 'utc' ? 'utc' : undefined)}
    />
  );
}
