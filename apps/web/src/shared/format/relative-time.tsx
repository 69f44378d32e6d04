import { Missing } from '#ui/display/description-list.tsx';
import { formatDateTime, formatDistance } from './time.ts';

/** A time as distance from now, with the exact one on hover; a dash when the service sent none. */
export function RelativeTime({ value, nowMs }: { value: string | undefined; nowMs: number }) {
  if (!value) return <Missing />;
  const timeMs = Date.parse(value);
  return (
    <time dateTime={value} title={`${formatDateTime(timeMs)} (${value})`}>
      {formatDistance(timeMs, nowMs)}
    </time>
  );
}
