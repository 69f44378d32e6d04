import type { Grid, Sheet } from './cell.ts';

/** Anything further from the content is dropped, because programs format whole columns and rows. */
const MAX_DISTANCE = 1000;

/** Returns a sheet without links, notes, sizes and merged cells far from its content. */
export function clipFarCells(sheet: Sheet): Sheet {
  const { rows, styles, links, notes, layout } = sheet;
  const height = MAX_DISTANCE + Math.max(rows.length, styles?.length ?? 0);
  const width = MAX_DISTANCE + rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  const clip = (grid: Grid<string> | undefined) => grid?.slice(0, height).map((cells) => cells?.slice(0, width));
  const { merges, columns, rows: lines } = layout ?? {};
  const isNear = ({ row, column }: { row: number; column: number }) => row <= height && column <= width;
  return {
    ...sheet,
    ...(links && { links: clip(links) }),
    ...(notes && { notes: clip(notes) }),
    ...(layout && {
      layout: {
        ...layout,
        ...(merges && { merges: merges.filter(isNear) }),
        ...(columns && { columns: columns.slice(0, width) }),
        ...(lines && { rows: lines.slice(0, height) }),
      },
    }),
  };
}
