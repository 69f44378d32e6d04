import { useLayoutEffect, useRef } from 'react';
import { assignSlots, type RowSlots } from './row-slots.ts';

const NONE: RowSlots = new Map();

/** Returns the numbers of the elements for the rows with these IDs, based on the currently rendered ones. */
export function useRowSlots(ids: readonly string[]): RowSlots {
  const drawn = useRef(NONE);
  const slots = assignSlots(drawn.current, ids);
  useLayoutEffect(() => {
    drawn.current = slots;
  });
  return slots;
}
