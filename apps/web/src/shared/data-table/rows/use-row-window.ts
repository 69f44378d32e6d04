import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsPrinting } from './use-is-printing.ts';

const OVERSCAN_ROWS = 6; // Rendered beyond the visible rows, because browsers scroll before rows are rendered.
const SETTLE_ROWS = 2; // Overscan rows added per frame after a jump, because creating their elements is slow.
const STEP_ROWS = 4; // The window moves by several rows, so that not every scroll event causes a render.
const FIRST_SHOWN_PX = 1_000; // Assumed until the height of a list is known.
const MAX_PRINTED_ROWS = 2_000; // About fifty pages. Rendering more at once would block the page for long.

/** The height of the list that was shown last. The next one is most likely as high. */
let lastShownPx = FIRST_SHOWN_PX;

type RowWindow = {
  /** The indexes of the rows to render, in order. */
  indexes: readonly number[];
  /** The number of rows with space: all of them, except when printing. */
  room: number;
  /** Scrolls to a row, no further than needed. */
  scrollTo: (index: number) => void;
};

/** A list: the number of its rows, and the ID of the first one, undefined if there is none. */
type RowList = { count: number; firstId: string | undefined };

/** The visible rows, and the number of rows rendered beyond them at each end. 0 initially, if none were visible before. */
type Viewport = { first: number; shown: number; overscan: number };

/**
 * Virtualises a long list. Returns the rows to render: the visible ones, some around them, and the one at `retained`, which keeps
 * the focus. After a jump, and when the list begins with another row, the visible rows are rendered first and those around them
 * in the next frames. All rows are `rowHeightPx` high, so nothing is measured or stored per row. For printing, renders all rows,
 * up to 2,000.
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  { count, firstId }: RowList,
  rowHeightPx: number,
  retained: number,
): RowWindow {
  const { first, shown, overscan } = useViewport(scroller, rowHeightPx, firstId);
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

/** Tracks the visible rows. Heights are reported by the browser and never queried, which would force a synchronous layout. */
function useViewport(
  scroller: RefObject<HTMLElement | null>,
  rowHeightPx: number,
  firstId: string | undefined,
): Viewport {
  const [sight, setSight] = useState<Viewport>({
    first: 0,
    shown: listRows(lastShownPx, rowHeightPx),
    overscan: 0,
  });
  const [firstIdBefore, setFirstIdBefore] = useState(firstId);
  if (firstIdBefore !== firstId) {
    // Filtering or sorting replaces most rows, and the next frame waits until all of them are rendered.
    setFirstIdBefore(firstId);
    setSight((before) => ({ ...before, overscan: 0 }));
  }
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const show = (heightPx?: number) => {
      const first = toStep(element.scrollTop / rowHeightPx);
      setSight((before) =>
        toViewport(before, first, heightPx === undefined ? before.shown : listRows(heightPx, rowHeightPx)),
      );
    };
    // Rendered synchronously in the scroll frame. Otherwise, the list would briefly be empty.
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
    // The first callback still runs in the frame of the scroll.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setSight(widen));
    });
    return () => cancelAnimationFrame(frame);
  }, [sight]);
  return sight;
}

function toViewport(before: Viewport, first: number, shown: number): Viewport {
  if (first === before.first && shown === before.shown) return before;
  const hasLeapt = Math.abs(first - before.first) > shown;
  return { first, shown, overscan: hasLeapt ? 0 : before.overscan };
}

function widen(sight: Viewport): Viewport {
  return { ...sight, overscan: Math.min(OVERSCAN_ROWS, sight.overscan + SETTLE_ROWS) };
}

function listRows(heightPx: number, rowHeightPx: number): number {
  // Rows may be partially visible at both ends, and the first row changes in steps of a few rows.
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
