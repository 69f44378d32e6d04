import { type RefObject, useEffect, useMemo } from 'react';
import { type ColumnLayout, getRowHeadPx, layOutColumns, listColumnsBetween } from './column-layout.ts';
import type { GridPlace } from './grid-place.ts';
import type { GridContent } from './grid-row.ts';
import { ROW_PX } from './row-px.ts';
import { type GridScroll, useGridScroll } from './use-grid-scroll.ts';

/** The visible rows and columns, with exclusive ends. */
export type GridView = { firstRow: number; endRow: number; firstColumn: number; endColumn: number };

/** The visible part of a grid, and a function that scrolls to a cell. */
export type GridViewport = {
  view: GridView;
  layout: ColumnLayout;
  headPx: number;
  scroll: GridScroll;
  /** The number of completely visible rows. */
  pageRows: number;
  reveal: (place: GridPlace) => void;
};

/** Tracks the visible part of a grid, requests its rows, and calls `onView` once they are rendered. */
export function useGridViewport(
  scroller: RefObject<HTMLElement | null>,
  { rowCount, columnCount, widths, rowAt, request }: GridContent,
  onView: ((view: GridView) => void) | undefined,
): GridViewport {
  const layout = useMemo(() => layOutColumns(widths, columnCount), [widths, columnCount]);
  const headPx = getRowHeadPx(String(rowCount).length + 1);
  const scroll = useGridScroll(scroller, (rowCount + 1) * ROW_PX);
  const sightPx = Math.max(0, scroll.heightPx - ROW_PX);
  const firstRow = Math.min(Math.floor(scroll.topPx / ROW_PX), Math.max(0, rowCount - 1));
  const endRow = Math.min(rowCount, Math.ceil((scroll.topPx + sightPx) / ROW_PX));
  const roomPx = scroll.widthPx - headPx;
  const { first: firstColumn, end: endColumn } = listColumnsBetween(layout, scroll.leftPx, scroll.leftPx + roomPx);
  useEffect(() => {
    request(firstRow, endRow - firstRow);
  }, [request, firstRow, endRow]);
  const isDrawn = rowCount === 0 || (rowAt(firstRow) !== undefined && rowAt(endRow - 1) !== undefined);
  useEffect(() => {
    const isShown = isDrawn && scroller.current?.checkVisibility() === true;
    if (isShown) onView?.({ firstRow, endRow, firstColumn, endColumn });
  }, [scroller, isDrawn, onView, firstRow, endRow, firstColumn, endColumn]);
  const reveal = ({ row, column }: GridPlace) => {
    const [startPx, endPx] = [layout.offsets[column] ?? 0, layout.offsets[column + 1] ?? 0];
    const rowPx = row * ROW_PX;
    scroll.scrollTo({
      topPx: Math.max(0, Math.min(rowPx, Math.max(rowPx + ROW_PX - sightPx, scroll.topPx))),
      leftPx: Math.max(0, Math.min(startPx, Math.max(endPx - roomPx, scroll.leftPx))),
    });
  };
  const pageRows = Math.max(1, Math.floor(sightPx / ROW_PX));
  return { view: { firstRow, endRow, firstColumn, endColumn }, layout, headPx, scroll, pageRows, reveal };
}
