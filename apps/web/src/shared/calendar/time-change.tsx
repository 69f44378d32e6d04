import { isSameTime } from './is-same-time.ts';
import type { EventTime, Occurrence } from './occurrence.ts';
import { formatDays, formatTime, formatZone } from './time-text.ts';

type TimeChangeProps = {
  occurrence: Occurrence;
  /** The new time. Undefined while unknown. */
  time: EventTime | undefined;
  zone: string;
};

/** Shows the current and the new time of an event in one zone. */
export function TimeChange({ occurrence, time, zone }: TimeChangeProps) {
  const from = formatWhen(occurrence, zone);
  if (!time || isSameTime(time, occurrence.time)) return <>{from}</>;
  return (
    <>
      <span className="sr-only">From </span>
      {from}
      <span aria-hidden> → </span>
      <span className="sr-only"> to </span>
      <span className="font-medium text-ink">{formatWhen({ ...occurrence, time }, zone)}</span>
    </>
  );
}

/** Formats a time as `Monday 23 November 2026, 15:00 – 15:30 CET`. */
function formatWhen(occurrence: Occurrence, zone: string): string {
  const { time } = occurrence;
  const text = `${formatDays(occurrence, zone)}, ${formatTime(occurrence, zone)}`;
  return time.isAllDay ? text : `${text} ${formatZone(time.start, zone)}`;
}
