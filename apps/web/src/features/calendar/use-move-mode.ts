import { type KeyboardEvent, useState } from 'react';
import type { EventTime, Occurrence } from '#shared/calendar/occurrence.ts';
import { isSameTime, timeByKey } from './event-shift.ts';

/** An event that is on its way to another time. */
export type Moving = { occurrence: Occurrence; time: EventTime };

type MoveModeOptions = {
  zone: string;
  onDrop: (moving: Moving) => void;
};

/**
 * Moving an event without a mouse: `begin` takes it up, arrow keys move it, with Shift its end, Enter puts it down and
 * Escape puts it back. `onKeyDown` says whether the key was meant for it.
 */
export function useMoveMode({ zone, onDrop }: MoveModeOptions) {
  const [moving, setMoving] = useState<Moving | undefined>(undefined);
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!moving) return false;
    const next = timeByKey(moving.time, event, zone);
    if (next) setMoving({ ...moving, time: next });
    else if (event.key === 'Enter' || event.key === 'Escape') {
      setMoving(undefined);
      if (event.key === 'Enter' && !isSameTime(moving.time, moving.occurrence.time)) onDrop(moving);
    } else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const begin = (occurrence: Occurrence) => setMoving({ occurrence, time: occurrence.time });
  return { moving, begin, onKeyDown };
}
