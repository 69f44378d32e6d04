import { useNow } from '#lib/use-now.ts';
import { formatDateTime, getZoneLabel } from '#shared/format/time.ts';

/** Shows how times look with the current settings. */
export function ZoneExample() {
  const nowMs = useNow(1_000);
  return (
    <p className="mt-4 text-ink-3 text-small">
      Current time: {formatDateTime(nowMs)} {getZoneLabel(nowMs)}.
    </p>
  );
}
