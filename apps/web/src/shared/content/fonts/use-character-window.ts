import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const CELL_WIDTH_PX = 72;
export const CELL_HEIGHT_PX = 72;
const OVERSCAN_ROWS = 2;

/** A range of characters in a list, with an exclusive end. */
export type CharacterSpan = { first: number; end: number };

type CharacterWindow = {
  columns: number;
  /** The characters to render. */
  drawn: CharacterSpan;
  /** The position of the first rendered row. */
  topPx: number;
  /** The total height. */
  heightPx: number;
};

type VisibleRows = { columns: number; firstRow: number; endRow: number };

/** Returns which characters of a list in a scroll container to render. Calls `onView` with the visible ones. */
export function useCharacterWindow(
  scroller: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  count: number,
  onView: ((span: CharacterSpan) => void) | undefined,
): CharacterWindow {
  const [{ columns, firstRow, endRow }, setSight] = useState<VisibleRows>({ columns: 1, firstRow: 0, endRow: 0 });
  const rows = Math.ceil(count / columns);
  // Not in a layout effect, because the scroll container is around the list and is set after it.
  useEffect(() => {
    const [outer, inner] = [scroller.current, list.current];
    if (!outer || !inner) return undefined;
    const follow = () => setSight(toVisibleRows(outer, inner));
    const onScroll = () => flushSync(follow);
    const size = new ResizeObserver(follow);
    size.observe(outer);
    size.observe(inner);
    outer.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      size.disconnect();
      outer.removeEventListener('scroll', onScroll);
    };
  }, [scroller, list]);
  useEffect(() => {
    const span = { first: firstRow * columns, end: Math.min(count, endRow * columns) };
    if (span.end > span.first && list.current?.checkVisibility() === true) onView?.(span);
  }, [list, firstRow, endRow, columns, count, onView]);
  const firstDrawn = Math.max(0, firstRow - OVERSCAN_ROWS);
  return {
    columns,
    drawn: { first: firstDrawn * columns, end: Math.min(count, (endRow + OVERSCAN_ROWS) * columns) },
    topPx: firstDrawn * CELL_HEIGHT_PX,
    heightPx: rows * CELL_HEIGHT_PX,
  };
}

/** A row counts as visible if at least half of it is. */
function toVisibleRows(scroller: HTMLElement, list: HTMLElement): VisibleRows {
  const topPx = list.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  return {
    columns: Math.max(1, Math.floor(list.clientWidth / CELL_WIDTH_PX)),
    firstRow: Math.max(0, Math.round(-topPx / CELL_HEIGHT_PX)),
    endRow: Math.max(0, Math.round((scroller.clientHeight - topPx) / CELL_HEIGHT_PX)),
  };
}
