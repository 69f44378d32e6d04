import type { MergedCells } from '@rotunda/document-formats/compact-sheet';
import { clsx } from 'clsx';
import type { ColumnLayout } from './column-layout.ts';
import type { GridPlace } from './grid-place.ts';
import type { GridRow } from './grid-row.ts';
import { ROW_PX } from './row-px.ts';

type MergedLayerProps = {
  areas: readonly MergedCells[];
  layout: ColumnLayout;
  topPx: number;
  leftPx: number;
  rowAt: (row: number) => GridRow | undefined;
  active: GridPlace;
};

/** Renders merged cells over the cells that they cover. Assistive technology reads, and presses hit, the covered cells. */
export function MergedLayer({ areas, layout: { offsets }, topPx, leftPx, rowAt, active }: MergedLayerProps) {
  return areas.map((area) => {
    const startPx = offsets[area.column] ?? 0;
    const endPx = offsets[Math.min(offsets.length - 1, area.column + area.columns)] ?? startPx;
    const isActive = active.row === area.row && active.column === area.column;
    return (
      <div
        key={`${area.row} ${area.column}`}
        aria-hidden
        style={{
          left: startPx - leftPx,
          top: area.row * ROW_PX - topPx,
          width: endPx - startPx,
          height: area.rows * ROW_PX,
        }}
        className={clsx(
          'absolute overflow-hidden border-line border-r border-b bg-surface px-8 py-4 leading-20 whitespace-pre-wrap',
          isActive && 'outline-2 outline-accent -outline-offset-2',
        )}
      >
        {rowAt(area.row)?.cells[area.column]}
      </div>
    );
  });
}
