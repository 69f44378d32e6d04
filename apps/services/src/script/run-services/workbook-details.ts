import type { Grid, Sheet } from '#core/workbook/cell.ts';
import type { CellStyle } from '#core/workbook/cell-style.ts';
import { MergedAreas } from '#core/workbook/sheet-layout.ts';
import type { WorkbookSheet } from '#script/runtime/workbook.ts';

type Details = Omit<WorkbookSheet, 'name' | 'rows'>;

/** Converts the properties of a sheet, other than cell contents, to a form for messages and JSON. */
export function toWorkbookDetails({ formats, styles, links, notes, layout }: Sheet): Details {
  return {
    formats: toNulls(formats),
    looks: styles && toLooks(styles),
    links: toNulls(links),
    notes: toNulls(notes),
    layout: layout && {
      ...layout,
      columns: Array.from(layout.columns ?? [], (line) => line ?? null),
      rows: Array.from(layout.rows ?? [], (line) => line ?? null),
    },
  };
}

/** Converts the properties of a sheet, other than cell contents, from a message. */
export function fromWorkbookDetails({ formats, looks, links, notes, layout }: Details): Omit<Sheet, 'name' | 'rows'> {
  const merged = new MergedAreas();
  for (const area of layout?.merges ?? []) merged.add(area);
  return {
    formats: fromNulls(formats),
    styles: looks?.cells.map((row) => row.map((number) => looks.styles[number ?? -1])),
    links: fromNulls(links),
    notes: fromNulls(notes),
    layout: layout && {
      ...layout,
      merges: merged.list,
      columns: (layout.columns ?? []).map((line) => line ?? undefined),
      rows: (layout.rows ?? []).map((line) => line ?? undefined),
    },
  };
}

function toLooks(grid: Grid<CellStyle>): WorkbookSheet['looks'] {
  const numbers = new Map<CellStyle, number>();
  const cells = Array.from(grid, (row) =>
    Array.from(row ?? [], (style) => {
      if (!style) return null;
      const number = numbers.get(style) ?? numbers.size;
      numbers.set(style, number);
      return number;
    }),
  );
  return { styles: [...numbers.keys()], cells };
}

function toNulls(grid: Grid<string> | undefined): (string | null)[][] | undefined {
  return grid && Array.from(grid, (row) => Array.from(row ?? [], (text) => text ?? null));
}

function fromNulls(grid: (string | null)[][] | undefined): (string | undefined)[][] | undefined {
  return grid?.map((row) => row.map((text) => text ?? undefined));
}
