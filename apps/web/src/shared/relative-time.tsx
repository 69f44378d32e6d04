import { formatDateTime, formatDistance } from '#shared/format/time.ts';
import { Missing } from '#ui/description-list.tsx';

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
