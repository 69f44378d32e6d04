import { MINUTE_PX, OTHER_ZONE_PX } from '#features/calendar/view/grid-measure.ts';
import { formatClock, formatHour, formatZone } from '#shared/calendar/time-text.ts';
import type { GridLayout } from './grid-layout.ts';
import { useNowWithin } from './now-line.tsx';
import { isAmbiguous, isMissingAt } from './time-axis.ts';

const LABEL_PX = 16;

/** The hour labels beside the days, including those of other zones. Omits the hour that the current time covers. */
export function HourLabels({ layout, also }: { layout: GridLayout; also: readonly string[] }) {
  const { axis, days } = layout;
  const scale = days[0]?.scale;
  const now = useNowWithin(days.map((day) => day.scale));
  const isCovered = (minute: number) => now !== undefined && Math.abs(minute - now.minute) * MINUTE_PX < LABEL_PX;
  return (
    <div aria-hidden className="pointer-events-none sticky left-0 z-10 bg-surface">
      {also.map((other, place) =>
        axis.hours.slice(1).map(({ minute }) => (
          <span
            key={`${other} ${minute}`}
            className="-translate-y-1/2 absolute w-44 pr-6 text-right text-ink-3 text-micro"
            style={{ top: minute * MINUTE_PX, left: place * OTHER_ZONE_PX }}
          >
            {scale && formatClock(scale.toInstant(minute), other)}
          </span>
        )),
      )}
      {axis.hours.slice(1).map(
        ({ minute, hour, isRepeated }) =>
          !isCovered(minute) && (
            <span
              key={minute}
              className="-translate-y-1/2 absolute right-6 whitespace-nowrap text-right text-ink-3 text-micro"
              style={{ top: minute * MINUTE_PX }}
            >
              {isRepeated && '↻ '}
              {formatHour(hour)}
              <span className="block empty:hidden">{findZoneBeside(layout, minute)}</span>
            </span>
          ),
      )}
    </div>
  );
}

/** Returns the zone label that distinguishes two hours with the same clock time, if it holds for all days with that hour. */
function findZoneBeside({ axis, days }: GridLayout, minute: number): string | undefined {
  if (!days.some(({ scale }) => isAmbiguous(axis, scale, minute))) return undefined;
  const having = days.filter(({ scale }) => !isMissingAt(scale, minute));
  const zones = new Set(having.map(({ scale }) => formatZone(scale.toInstant(minute), axis.zone)));
  return zones.size === 1 ? [...zones][0] : undefined;
}
