import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { useShortcut } from '#shared/use-shortcut.ts';

const PAGE_ROWS = 12;
const LOAD_AHEAD_ROWS = 10;

type GridOptions<Row> = {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  openId?: string | undefined;
  onOpen: (row: Row) => void;
  onPeek?: (row: Row) => void;
  hasMore: boolean;
  isLoadingMore: boolean;
  onLoadMore: () => void;
};

/** The keyboard of a table: which row holds the tab stop, and what the keys do with it. */
export function useGridKeys<Row>(
  { rows, rowId, openId, onOpen, onPeek, hasMore, isLoadingMore, onLoadMore }: GridOptions<Row>,
  scroller: RefObject<HTMLElement | null>,
  scrollTo: (index: number) => void,
) {
  const [activeIndex, setActiveIndex] = useState(0);
  const last = rows.length - 1;
  const clamped = Math.max(0, Math.min(activeIndex, last));
  useLoadMoreOnScroll(scroller, hasMore && !isLoadingMore, onLoadMore, rows.length);

  const moveTo = (index: number) => {
    const next = Math.max(0, Math.min(index, last));
    setActiveIndex(next);
    scrollTo(next);
    if (hasMore && !isLoadingMore && next > last - LOAD_AHEAD_ROWS) onLoadMore();
    // The row may be drawn only after the list has scrolled.
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`[data-row-index="${next}"]`)?.focus());
    const row = rows[next];
    if (openId !== undefined && row !== undefined && rowId(row) !== openId) (onPeek ?? onOpen)(row);
  };
  useShortcut('j', () => moveTo(clamped + 1), rows.length > 0);
  useShortcut('k', () => moveTo(clamped - 1), rows.length > 0);

  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[clamped];
    // Keys pressed on a control inside a row belong to that control.
    if (row === undefined || !(event.target instanceof HTMLElement) || event.target.role !== 'row') return;
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => moveTo(clamped + 1),
      ArrowUp: () => moveTo(clamped - 1),
      PageDown: () => moveTo(clamped + PAGE_ROWS),
      PageUp: () => moveTo(clamped - PAGE_ROWS),
      Home: () => moveTo(0),
      End: () => moveTo(last),
      Enter: () => onOpen(row),
      ' ': () => (onPeek ?? onOpen)(row),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  return { activeIndex: clamped, setActiveIndex, onKeyDown };
}

const NEAR_END_PX = 400;

function useLoadMoreOnScroll(
  scroller: RefObject<HTMLElement | null>,
  isEnabled: boolean,
  onLoadMore: () => void,
  rowCount: number,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: more rows change what is near the end
  useEffect(() => {
    const element = scroller.current;
    if (!element || !isEnabled) return undefined;
    const onScroll = () => {
      const restPx = element.scrollHeight - element.scrollTop - element.clientHeight;
      if (restPx < NEAR_END_PX) onLoadMore();
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [scroller, isEnabled, onLoadMore, rowCount]);
}
