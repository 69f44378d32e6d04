import { countOf } from '@rotunda/api-client/count-of';
import { clsx } from 'clsx';
import { formatDay, formatZone } from '#shared/calendar/time-text.ts';
import type { GridLayout } from './grid-layout.ts';

/** The headers above the clocks beside the hours: the zone of each clock, and whether it applies to all shown days. */
export function ZoneHeads({ layout, also }: { layout: GridLayout; also: readonly string[] }) {
  const first = layout.days[0]?.scale;
  return (
    <div className="sticky left-0 z-10 flex items-end justify-end bg-surface pr-6 pb-4 text-right text-ink-3 text-micro">
      {first &&
        [...also, layout.axis.zone].map((name) => {
          const shift = findShift(layout, name);
          return (
            <span
              key={name}
              title={`${name}, as on ${formatDay(first.day)}${shift ? `. ${shift}` : ''}`}
              className="w-44 shrink-0 truncate"
            >
              <span className={clsx(shift && 'rounded-full bg-amber-bg px-2 text-amber-fg')}>
                {formatZone(first.start, name)}
              </span>
              {shift && <span className="sr-only">. {shift}</span>}
            </span>
          );
        })}
    </div>
  );
}

/**
 * Returns the first day from which the clock of another zone is offset differently from the hours, because one zone changes its
 * clocks and the other does not.
 */
function findShift({ axis, days }: GridLayout, other: string): string | undefined {
  const distances = days.map(({ scale }) =>
    measureDistanceMinutes(scale.end.subtract({ minutes: 1 }), other, axis.zone),
  );
  const place = distances.findIndex((distance) => distance !== distances[0]);
  const day = days[place]?.scale.day;
  if (!day) return undefined;
  const minutes = (distances[place] ?? 0) - (distances[0] ?? 0);
  return `From ${formatDay(day)} on its clocks are ${countOf(Math.abs(minutes), 'minute')} ${minutes < 0 ? 'behind' : 'ahead of'} the times shown here`;
}

function measureDistanceMinutes(at: Temporal.Instant, other: string, own: string): number {
  const offset = (zone: string) => at.toZonedDateTimeISO(zone).offsetNanoseconds;
  return (offset(other) - offset(own)) / MINUTE_NANOSECONDS;
}

const MINUTE_NANOSECONDS = 60_000_000_000;
