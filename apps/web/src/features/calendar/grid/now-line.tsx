import { MINUTE_PX } from '#features/calendar/view/grid-measure.ts';
import { useNow } from '#lib/use-now.ts';
import { formatClock } from '#shared/calendar/time-text.ts';
import type { DayScale } from './time-axis.ts';

const TICK_MS = 30_000;

/** Returns which of the days contains the current time, and its minute on the axis. Returns undefined if none does. */
export function useNowWithin(scales: readonly DayScale[]) {
  const now = Temporal.Instant.fromEpochMilliseconds(useNow(TICK_MS));
  const index = scales.findIndex(
    ({ start, end }) => Temporal.Instant.compare(start, now) <= 0 && Temporal.Instant.compare(now, end) < 0,
  );
  const scale = scales[index];
  return scale && { now, index, minute: scale.toMinute(now, 'start') };
}

/** Shows the current time: the clock beside the hours, and a line across the days that is bold on the current day. */
export function NowLine({ scales, zone }: { scales: readonly DayScale[]; zone: string }) {
  const within = useNowWithin(scales);
  if (!within) return null;
  const { now, index, minute } = within;
  const left = `calc(var(--gutter) + (100% - var(--gutter)) * ${index / scales.length})`;
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-x-0 z-10 h-1 bg-[color-mix(in_oklab,var(--red-solid)_35%,transparent)]"
      style={{ top: minute * MINUTE_PX }}
    >
      <span className="sticky left-0 block h-0 w-(--gutter)">
        <span className="-top-8 absolute right-2 rounded-control bg-red-solid px-3 font-semibold text-micro text-surface">
          {formatClock(now, zone)}
        </span>
      </span>
      <span
        className="absolute top-0 h-1 bg-red-solid before:absolute before:-top-3 before:-left-3 before:size-7 before:rounded-full before:bg-red-solid"
        style={{ left, width: `calc((100% - var(--gutter)) / ${scales.length})` }}
      />
    </div>
  );
}
