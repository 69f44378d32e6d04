import { useLayoutEffect, useRef } from 'react';
import { assignSlots, type RowSlots } from './row-slots.ts';

const NONE: RowSlots = new Map();

/** The numbers of the elements that show the rows with these ids, seen from those that are drawn now. */
export function useRowSlots(ids: readonly string[]): RowSlots {
  const drawn = useRef(NONE);
  const slots = assignSlots(drawn.current, ids);
  useLayoutEffect(() => {
    drawn.current = slots;
  });
  return slots;
}
