import type { GridContent } from './grid-row.ts';
import { type GridSelection, toArea } from './grid-selection.ts';
import { ROW_PX } from './row-px.ts';
import { SheetRow } from './sheet-row.tsx';
import type { GridViewport } from './use-grid-viewport.ts';

type SheetRowsProps = { gridId: string; content: GridContent; sight: GridViewport; selection: GridSelection };

/** The visible rows. */
export function SheetRows({ gridId, content, sight, selection }: SheetRowsProps) {
  const { firstRow, endRow, firstColumn, endColumn } = sight.view;
  const { top, left, bottom, right } = toArea(selection);
  const isArea = top !== bottom || left !== right;
  return (
    <div
      className="absolute inset-x-0 top-28"
      style={{ transform: `translateY(${firstRow * ROW_PX - sight.scroll.topPx}px)` }}
    >
      {Array.from({ length: Math.max(0, endRow - firstRow) }, (_, place) => firstRow + place).map((index) => (
        <SheetRow
          key={index}
          gridId={gridId}
          index={index}
          row={content.rowAt(index)}
          firstColumn={firstColumn}
          endColumn={endColumn}
          offsets={sight.layout.offsets}
          headPx={sight.headPx}
          active={selection.active.row === index ? selection.active.column : undefined}
          selectedFrom={left}
          selectedTo={isArea && index >= top && index <= bottom ? right : -1}
          columnChange={content.columnChange}
        />
      ))}
    </div>
  );
}
