import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { focusHead } from '#shared/data-table/columns/use-head-keys.ts';
import type { RowSelection } from '#shared/lists/use-row-selection.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { enterCell, findPlace, focusCell, focusLastCell, focusRow } from './grid-focus.ts';
import { createCellKeyActions, createRowKeyActions, type GridMoves } from './grid-key-actions.ts';
import { useLoadMoreOnScroll } from './use-load-more-on-scroll.ts';
import { useSyncOpenRow } from './use-sync-open-row.ts';

const LOAD_AHEAD_ROWS = 10;
const EMPTY = 'This list is empty.';
const AUTO_LOAD_ROWS = 2_000; // Users load further rows explicitly, because endless scrolling rarely finds a row.

type GridOptions<Row> = {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  openId?: string | undefined;
  onOpen: (row: Row) => void;
  onPeek?: (row: Row) => void;
  onRename?: (row: Row) => void;
  hasMore: boolean;
  isLoadingMore: boolean;
  onLoadMore: () => void;
  selection?: RowSelection<Row> | undefined;
};

type GridView = {
  scroller: RefObject<HTMLElement | null>;
  /** The index of the row that was focused last. */
  activeIndex: number;
  /** Whether a row was focused or is open. */
  isVisited: boolean;
  setActiveIndex: (index: number) => void;
  scrollTo: (index: number) => void;
  onMenu: ((index: number) => void) | undefined;
  /** Shows the data source of the focused cell, or of the row. */
  onExplain: (index: number) => void;
};

/** Returns the keyboard handling of a table: the row with the tab stop, and the key actions. */
export function useGridKeys<Row>(options: GridOptions<Row>, view: GridView) {
  const { scroller, activeIndex, isVisited, setActiveIndex, scrollTo, onMenu, onExplain } = view;
  const { rows, rowId, openId, onOpen, onPeek = onOpen, hasMore, isLoadingMore, onLoadMore } = options;
  const last = rows.length - 1;
  const active = Math.max(0, Math.min(activeIndex, last));
  const askedAt = useRef(0); // The row count at the last request. Keys and scrolling may request the same rows.
  const loadOnce = () => {
    if (askedAt.current !== rows.length) onLoadMore();
    askedAt.current = rows.length;
  };
  const loadMore = hasMore && !isLoadingMore && rows.length < AUTO_LOAD_ROWS ? loadOnce : undefined;
  useLoadMoreOnScroll(scroller, loadMore, rows.length);

  const moveTo = (index: number, cell?: number) => {
    const next = Math.max(0, Math.min(index, last));
    setActiveIndex(next);
    scrollTo(next);
    if (next > last - LOAD_AHEAD_ROWS) loadMore?.();
    const focus = () =>
      cell === undefined ? focusRow(scroller.current, next) : focusCell(scroller.current, next, cell);
    // Focused synchronously, because the next key is meant for the row. It may be rendered only after the list has scrolled.
    if (!focus()) requestAnimationFrame(focus);
    const row = rows[next];
    if (openId !== undefined && row !== undefined && rowId(row) !== openId) onPeek(row);
  };
  useSyncOpenRow(options, view, active);
  const row = rows[active];
  const moves: GridMoves = {
    active,
    last,
    moveTo,
    focusRow: () => focusRow(scroller.current, active),
    focusHead: () => focusHead(scroller.current),
    focusCell: (cell) => focusCell(scroller.current, active, cell),
    focusLastCell: () => focusLastCell(scroller.current, active),
    enterCell: (cell) => enterCell(scroller.current, active, cell),
    open: () => row !== undefined && onOpen(row),
    peek: () => row !== undefined && onPeek(row),
    selectAll: () => {
      if (options.selection?.isAll === false) options.selection.onToggleAll();
      return options.selection !== undefined;
    },
    extendBy: (step) => {
      const next = rows[active + step];
      if (row !== undefined && next !== undefined) extendSelection(options, row, next);
      moveTo(active + step);
    },
  };
  useRowShortcuts({ ...moves, isVisited }, row === undefined ? undefined : rowId(row), options.selection, onMenu);
  const disabledReason = row === undefined ? EMPTY : undefined;
  useShortcut('Enter', moves.open, { disabledReason });
  useShortcut(' ', moves.peek, { disabledReason, isHere: options.onPeek !== undefined });
  useShortcut('i', () => onExplain(active), { disabledReason });
  useShortcut('F2', () => row !== undefined && options.onRename?.(row), { isHere: options.onRename !== undefined });
  return { activeIndex: active, onKeyDown: (event: KeyboardEvent) => pressKey(event, moves) };
}

function extendSelection<Row>({ selection, rowId }: GridOptions<Row>, ...rows: readonly Row[]): void {
  for (const row of rows) selection?.onExtend(rowId(row));
}

function pressKey(event: KeyboardEvent, moves: GridMoves): void {
  const place = findPlace(event.target);
  if (!place) return;
  const isVertical = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  const prefix = event.ctrlKey || event.metaKey ? 'Ctrl+' : event.shiftKey && isVertical ? 'Shift+' : '';
  const key = `${prefix}${event.key}`;
  const actions = place.kind === 'row' ? createRowKeyActions(moves) : createCellKeyActions(moves, place.cell);
  // Controls in a cell handle their own keys. The grid only handles leaving them.
  const action = place.kind === 'widget' ? key === 'Escape' && (() => moves.focusCell(place.cell)) : actions[key];
  if (!action || action() === false) return;
  event.preventDefault();
}

function useRowShortcuts<Row>(
  { active, isVisited, moveTo }: GridMoves & { isVisited: boolean },
  activeId: string | undefined,
  selection: RowSelection<Row> | undefined,
  onMenu: ((index: number) => void) | undefined,
): void {
  const disabledReason = activeId === undefined ? EMPTY : undefined;
  const canPick = activeId !== undefined && selection !== undefined;
  const pick = {
    disabledReason: disabledReason ?? (canPick ? undefined : 'Rows in this list cannot be selected.'),
  };
  const menu = { disabledReason: disabledReason ?? (onMenu ? undefined : 'Rows in this list have no actions.') };
  const from = isVisited ? active : -1;
  // Before the first step, the first step and the row actions apply to the first row.
  const pickRow = (onPick: (id: string) => void) => {
    if (!isVisited) moveTo(active);
    if (activeId !== undefined) onPick(activeId);
  };
  useShortcut('j', () => moveTo(from + 1), { disabledReason });
  useShortcut('k', () => moveTo(from - 1), { disabledReason });
  useShortcut('x', () => canPick && pickRow(selection.onToggle), pick);
  useShortcut('X', () => canPick && pickRow(selection.onExtend), pick);
  useShortcut('*', () => selection?.onToggleAll(), pick);
  useShortcut('.', () => onMenu?.(active), menu);
}
