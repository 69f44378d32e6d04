import type { MergedCells } from '@rotunda/document-formats/compact-sheet';
import { type CSSProperties, type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { type NumberedCell, useCellNumbering, useCellRequests } from '#shared/content/sheets/model/shown-sheet.ts';
import type { GridPlace } from './grid-place.ts';
import type { GridContent } from './grid-row.ts';
import { createSelectionHandlers, type GridSelection } from './grid-selection.ts';
import { MergedLayer } from './merged-layer.tsx';
import { SheetHead } from './sheet-head.tsx';
import { SheetRows } from './sheet-rows.tsx';
import { type GridView, useGridViewport } from './use-grid-viewport.ts';

/** The imperative handle of a grid: scrolls to a cell, and focuses it. */
export type GridHandle = { reveal: (place: GridPlace) => void; focus: () => void };

type SheetGridProps = {
  label: string;
  content: GridContent;
  merged?: readonly MergedCells[];
  selection: GridSelection;
  onSelect: (selection: GridSelection) => void;
  /** Called with the visible range once it is rendered. */
  onView?: ((view: GridView) => void) | undefined;
  onCopy: () => void;
  /** The number of the sheet, from 1. 0 for a deleted sheet. */
  sheetNumber?: number;
  /** Called with a requested cell, which may be on another sheet. */
  onAsk?: (cell: NumberedCell) => void;
  ref?: Ref<GridHandle>;
};

const NONE: readonly MergedCells[] = [];

/**
 * A grid of cells with any number of rows and columns. Only visible cells are rendered. It has a single tab stop; keys move the
 * current cell.
 */
export function SheetGrid(props: SheetGridProps) {
  const { label, content, merged = NONE, selection, onSelect, onView, onCopy, ref } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { rowCount, columnCount } = content;
  const sight = useGridViewport(scroller, content, onView);
  const { view, layout, headPx, scroll, reveal } = sight;
  const areas = useAreasInView(merged, view, content);
  useCellRequests(scroller, props.onAsk);
  useCellNumbering(scroller, content.numbering);
  useImperativeHandle(ref, () => ({ reveal, focus: () => scroller.current?.focus() }));
  const bounds = { rowCount, columnCount, pageRows: sight.pageRows };
  const { active } = selection;
  const isActiveDrawn =
    active.row >= view.firstRow &&
    active.row < view.endRow &&
    active.column >= view.firstColumn &&
    active.column < view.endColumn;
  const layer = { height: scroll.heightPx, width: scroll.widthPx, '--grid-x': `${-scroll.leftPx}px` } as CSSProperties;
  return (
    <div
      ref={scroller}
      role="grid"
      data-sheet={props.sheetNumber}
      aria-label={label}
      aria-rowcount={rowCount + 1}
      aria-colcount={columnCount + 1}
      aria-multiselectable
      aria-activedescendant={isActiveDrawn ? `${id}-${active.row}-${active.column}` : undefined}
      tabIndex={0}
      {...createSelectionHandlers({ selection, onSelect, bounds, merged, reveal, onCopy })}
      className="min-h-0 flex-1 overflow-auto bg-sunken focus-visible:-outline-offset-2"
    >
      <div style={{ height: scroll.spacerPx, width: headPx + layout.widthPx }}>
        <div className="sticky top-0 left-0 overflow-clip contain-strict" style={layer}>
          <SheetHead content={content} view={view} offsets={layout.offsets} headPx={headPx} active={active.column} />
          <SheetRows gridId={id} content={content} sight={sight} selection={selection} />
          <div className="pointer-events-none absolute inset-0 overflow-clip" style={{ left: headPx, top: 28 }}>
            <MergedLayer
              areas={areas}
              layout={layout}
              topPx={scroll.topPx}
              leftPx={scroll.leftPx}
              rowAt={content.rowAt}
              active={active}
            />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Returns the visible merged cells. Their text is in their first row, which may not be visible. */
function useAreasInView(merged: readonly MergedCells[], view: GridView, { request }: GridContent) {
  const areas = merged.filter(
    ({ row, column, rows, columns }) =>
      row < view.endRow && row + rows > view.firstRow && column < view.endColumn && column + columns > view.firstColumn,
  );
  const first = Math.min(view.firstRow, ...areas.map(({ row }) => row));
  useEffect(() => {
    request(first, 1);
  }, [request, first]);
  return areas;
}
