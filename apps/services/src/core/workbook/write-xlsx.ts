import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeXlsxFile from 'write-excel-file/node';
import { type Cell, isFormula, type Sheet } from './cell.ts';
import { type CellStyle, SIDES } from './cell-style.ts';
import { toDisplayText } from './display-text.ts';
import { fillTexts, isFormattedText } from './formatted-texts-of-xlsx.ts';
import { fillValues, toFileFormula } from './formulas-of-xlsx.ts';
import { fillLayout } from './layout-to-xlsx.ts';
import { addNotes } from './notes-to-xlsx.ts';

const MAX_NAME_CHARACTERS = 31;
const SHEET = /^xl\/worksheets\/sheet(\d+)\.xml$/u;

/** Writes sheets to a workbook file (XLSX), which needs at least one. */
export async function writeXlsx(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const tables = sheets.map((sheet) => ({
    sheet: sheet.name.slice(0, MAX_NAME_CHARACTERS),
    data: toRows(sheet),
    ...(sheet.layout?.frozen?.rows && { stickyRowsCount: sheet.layout.frozen.rows }),
    ...(sheet.layout?.frozen?.columns && { stickyColumnsCount: sheet.layout.frozen.columns }),
  }));
  const parts = new Map(Object.entries(unzipSync(await writeXlsxFile(tables).toBuffer())));
  for (const [path, content] of parts) {
    const sheet = sheets[Number(SHEET.exec(path)?.[1] ?? 0) - 1];
    if (sheet) parts.set(path, strToU8(fillLayout(fillTexts(fillValues(strFromU8(content), sheet), sheet), sheet)));
  }
  for (const [index, sheet] of sheets.entries()) addNotes(parts, sheet, index + 1);
  return zipSync(Object.fromEntries(parts));
}

/** Returns the cells of a sheet, including empty cells with a style or in a row with its own layout. */
function toRows({ rows, formats, styles, layout }: Sheet) {
  const height = Math.max(rows.length, styles?.length ?? 0, layout?.rows?.length ?? 0);
  return Array.from({ length: height }, (_row, index) => {
    const cells = rows[index] ?? [];
    const width = Math.max(cells.length, styles?.[index]?.length ?? 0);
    return Array.from({ length: width }, (_cell, column) => {
      const format = formats?.[index]?.[column];
      const look = { ...toCellFormatting(styles?.[index]?.[column]), ...(format !== undefined && { format }) };
      return toWritten(cells[column] ?? null, look);
    });
  });
}

type CellFormatting = ReturnType<typeof toCellFormatting> & { format?: string };

function toWritten(cell: Cell, look: CellFormatting) {
  const { format, ...unformatted } = look;
  if (isFormula(cell)) {
    const dated = cell.value instanceof Date ? { format: toDateFormat(cell.value) } : {};
    return { value: toFileFormula(cell.formula), type: 'Formula' as const, ...dated, ...look };
  }
  if (cell instanceof Date) return { value: cell, type: Date, format: toDateFormat(cell), ...look };
  if (Object.keys(look).length === 0) return cell;
  // The library rejects formats of booleans.
  if (typeof cell === 'boolean') return { value: cell, type: Boolean, ...unformatted };
  if (cell === null || cell === '') return Object.keys(unformatted).length > 0 ? { value: undefined, ...look } : null;
  if (isFormattedText(cell, format)) return { value: 0, type: Number, ...look };
  return typeof cell === 'number' ? { value: cell, type: Number, ...look } : { value: cell, type: String, ...look };
}

function toDateFormat(date: Date): string {
  const text = toDisplayText(date);
  if (!text.includes(':')) return 'yyyy-mm-dd';
  return text.includes('-') ? 'yyyy-mm-dd hh:mm:ss' : 'hh:mm:ss';
}

/** Converts a style to the library's format. */
function toCellFormatting(style: CellStyle | undefined) {
  if (!style) return {};
  const { borders = {} } = style;
  const sides = SIDES.flatMap((side) => {
    const border = borders[side];
    return border
      ? [
          [`${side}BorderStyle`, border.style],
          [`${side}BorderColor`, border.color],
        ]
      : [];
  });
  const decoration = {
    ...(style.isUnderlined && { underline: true as const }),
    ...(style.isStruck && { strikethrough: true }),
  };
  return {
    ...(style.isBold && { fontWeight: 'bold' as const }),
    ...(style.isItalic && { fontStyle: 'italic' as const }),
    ...(Object.keys(decoration).length > 0 && { textDecoration: decoration }),
    ...(style.color !== undefined && { textColor: style.color }),
    ...(style.background !== undefined && { backgroundColor: style.background }),
    ...(style.fontFamily !== undefined && { fontFamily: style.fontFamily }),
    ...(style.fontSizePt !== undefined && { fontSize: style.fontSizePt }),
    ...(style.align && { align: style.align }),
    ...(style.verticalAlign && { alignVertical: style.verticalAlign }),
    ...(style.isWrapped && { wrap: true }),
    ...Object.fromEntries(sides),
  };
}
