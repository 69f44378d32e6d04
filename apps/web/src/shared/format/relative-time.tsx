import { Missing } from '#ui/display/description-list.tsx';
import { formatDateTime, formatDistance } from './time.ts';

/** Shows a time relative to now, with the exact time on hover. Shows a dash if the service sent none. */
export function RelativeTime({ value, nowMs }: { value: string | undefined; nowMs: number }) {
  if (!value) return <Missing />;
  const timeMs = Date.parse(value);
  return (
    <time dateTime={value} title={`${formatDateTime(timeMs)} (${value})`}>
      {formatDistance(timeMs, nowMs)}
    </time>
  );
}
