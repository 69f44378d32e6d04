import { useMemo } from 'react';
import type { Occurrence } from '#shared/calendar/occurrence.ts';
import type { Moving } from './use-move-mode.ts';

/** Returns the events, with a moving event at its new time. */
export function useOverride(occurrences: readonly Occurrence[], moving: Moving | undefined): readonly Occurrence[] {
  return useMemo(() => {
    if (!moving) return occurrences;
    const { key } = moving.occurrence;
    return occurrences.map((occurrence) =>
      occurrence.key === key ? { ...occurrence, time: moving.time } : occurrence,
    );
  }, [occurrences, moving]);
}
