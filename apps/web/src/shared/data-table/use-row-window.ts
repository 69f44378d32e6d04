import { type RefObject, useCallback, useSyncExternalStore } from 'react';

const OVERSCAN_ROWS = 6; // Each costs time in a leap, where every row is a new one.
const STEP_ROWS = 4; // Rows are drawn by the handful: not every pixel of scrolling draws.
const FIRST_DRAWN_ROWS = 40; // Until the height of the list is known.

type RowWindow = {
  /** Places of the rows to draw, in order. */
  indexes: readonly number[];
  /** Brings a row into sight, no further than needed. */
  scrollTo: (index: number) => void;
};

/**
 * Which rows of a long list are to be drawn: those in sight and some around them, and the one at `kept`, wherever it is, so that it
 * keeps the focus. All rows are `rowHeightPx` high, so that nothing has to be measured or remembered for each of them.
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowHeightPx: number,
  kept: number,
): RowWindow {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const element = scroller.current;
      if (!element) return () => undefined;
      const size = new ResizeObserver(onChange);
      size.observe(element);
      element.addEventListener('scroll', onChange, { passive: true });
      return () => {
        size.disconnect();
        element.removeEventListener('scroll', onChange);
      };
    },
    [scroller],
  );
  const first = useSyncExternalStore(subscribe, () => toStep((scroller.current?.scrollTop ?? 0) / rowHeightPx));
  const shown = useSyncExternalStore(subscribe, () =>
    scroller.current ? toStep(scroller.current.clientHeight / rowHeightPx) + 2 * STEP_ROWS : FIRST_DRAWN_ROWS,
  );
  const from = Math.max(0, Math.min(first, count - shown) - OVERSCAN_ROWS);
  const to = Math.min(count, from + shown + 2 * OVERSCAN_ROWS);
  const scrollTo = (index: number) => {
    const element = scroller.current;
    if (!element) return;
    const top = index * rowHeightPx;
    const headHeight = element.querySelector<HTMLElement>('[role=rowgroup]')?.offsetHeight ?? 0;
    const lowest = top + rowHeightPx + headHeight - element.clientHeight;
    element.scrollTop = Math.min(top, Math.max(lowest, element.scrollTop));
  };
  return { indexes: withKept(from, to, kept, count), scrollTo };
}

function toStep(rows: number): number {
  return Math.floor(rows / STEP_ROWS) * STEP_ROWS;
}

function withKept(from: number, to: number, kept: number, count: number): readonly number[] {
  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);
  if (kept < from && kept >= 0) return [kept, ...indexes];
  return kept >= to && kept < count ? [...indexes, kept] : indexes;
}
