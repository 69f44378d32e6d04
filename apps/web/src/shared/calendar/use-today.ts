import { useMemo } from 'react';
import { useNow } from '#lib/use-now.ts';

const TICK_MS = 30_000;

/** Returns the current day in a zone. Updates after midnight. */
export function useToday(zone: string): Temporal.PlainDate {
  const nowMs = useNow(TICK_MS);
  const text = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(zone).toPlainDate().toString();
  return useMemo(() => Temporal.PlainDate.from(text), [text]);
}
