import { formatClock, formatHour } from '#shared/calendar/time-text.ts';
import type { GridLayout } from './grid-layout.ts';
import { MINUTE_PX, OTHER_ZONE_PX } from './grid-measure.ts';
import { useNowWithin } from './now-line.tsx';

const LABEL_PX = 16;

/** The hours beside the days, with those of other zones; the one that the current time stands on is left to that. */
export function HourLabels({ layout: { axis, days }, also }: { layout: GridLayout; also: readonly string[] }) {
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
              className="-translate-y-1/2 absolute right-6 text-ink-3 text-micro"
              style={{ top: minute * MINUTE_PX }}
            >
              {isRepeated && '↻ '}
              {formatHour(hour)}
            </span>
          ),
      )}
    </div>
  );
}
