import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsPrinting } from './use-is-printing.ts';

const OVERSCAN_ROWS = 6; // Drawn beyond what is in sight, as a browser scrolls before rows are drawn.
const SETTLE_ROWS = 2; // Of these, drawn with each frame after a leap: making a row's elements is what takes longest.
const STEP_ROWS = 4; // Rows are drawn by the handful: not every pixel of scrolling draws.
const FIRST_SHOWN_PX = 1_000; // Until the height of a list is known.
const MAX_PRINTED_ROWS = 2_000; // Some fifty pages; drawn at once, more would stop the page for long.

/** How high the list that was shown last was: the next one is most likely as high. */
let lastShownPx = FIRST_SHOWN_PX;

type RowWindow = {
  /** Places of the rows to draw, in order. */
  indexes: readonly number[];
  /** How many rows there is room for: all of them, but on paper. */
  room: number;
  /** Brings a row into sight, no further than needed. */
  scrollTo: (index: number) => void;
};

/** What is in sight, in rows, and how many are drawn beyond it at each end: none at first when nothing of it was there before. */
type Sight = { first: number; shown: number; overscan: number };

/**
 * Which rows of a long list are to be drawn: those in sight and some around them, and the one at `kept`, wherever it is, so
 * that it keeps the focus. In a leap those in sight come first, those around them by and by with the next frames. All rows
 * are `rowHeightPx` high, so that nothing has to be measured or remembered for each of them. While the page is printed all
 * rows are drawn, up to 2,000.
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowHeightPx: number,
  retained: number,
): RowWindow {
  const { first, shown, overscan } = useSight(scroller, rowHeightPx);
  const isPrinting = useIsPrinting();
  const begin = Math.max(0, Math.min(first, count - shown));
  const from = Math.max(0, begin - overscan);
  const to = Math.min(count, begin + shown + overscan);
  const scrollTo = (index: number) => {
    const element = scroller.current;
    if (!element) return;
    const top = index * rowHeightPx;
    const headHeight = element.querySelector<HTMLElement>('[role=rowgroup]')?.offsetHeight ?? 0;
    const lowest = top + rowHeightPx + headHeight - element.clientHeight;
    element.scrollTop = Math.min(top, Math.max(lowest, element.scrollTop));
  };
  if (isPrinting) {
    const room = Math.min(count, MAX_PRINTED_ROWS);
    return { indexes: range(0, room), room, scrollTo };
  }
  return { indexes: withRetained(from, to, retained, count), room: count, scrollTo };
}

/** Follows what is in sight. Heights are told by the browser and never asked for, which would make it lay out at once. */
function useSight(scroller: RefObject<HTMLElement | null>, rowHeightPx: number): Sight {
  const [sight, setSight] = useState<Sight>({
    first: 0,
    shown: rowsIn(lastShownPx, rowHeightPx),
    overscan: 0,
  });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const show = (heightPx?: number) => {
      const first = toStep(element.scrollTop / rowHeightPx);
      setSight((before) =>
        toSight(before, first, heightPx === undefined ? before.shown : rowsIn(heightPx, rowHeightPx)),
      );
    };
    // Within the frame that scrolls: drawn later, the list would be empty for a moment.
    const onScroll = () => flushSync(show);
    const size = new ResizeObserver(([entry]) => {
      lastShownPx = entry?.contentRect.height || lastShownPx;
      show(entry?.contentRect.height);
    });
    size.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      size.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroller, rowHeightPx]);
  useEffect(() => {
    if (sight.overscan >= OVERSCAN_ROWS) return undefined;
    // The first one is still of the frame that scrolled.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setSight(widen));
    });
    return () => cancelAnimationFrame(frame);
  }, [sight]);
  return sight;
}

function toSight(before: Sight, first: number, shown: number): Sight {
  if (first === before.first && shown === before.shown) return before;
  const hasLeapt = Math.abs(first - before.first) > shown;
  return { first, shown, overscan: hasLeapt ? 0 : before.overscan };
}

function widen(sight: Sight): Sight {
  return { ...sight, overscan: Math.min(OVERSCAN_ROWS, sight.overscan + SETTLE_ROWS) };
}

function rowsIn(heightPx: number, rowHeightPx: number): number {
  // Both ends may cut a row, and the first is one of a handful.
  return Math.ceil(heightPx / rowHeightPx) + STEP_ROWS;
}

function toStep(rows: number): number {
  return Math.floor(rows / STEP_ROWS) * STEP_ROWS;
}

function withRetained(from: number, to: number, retained: number, count: number): readonly number[] {
  const indexes = range(from, to);
  if (retained < from && retained >= 0) return [retained, ...indexes];
  return retained >= to && retained < count ? [...indexes, retained] : indexes;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);
}
