import { escapeXml } from '@rotunda/document-formats/xml';
import { isPercentFormat } from 'numfmt';
import { type Cell, type CellValue, isFormula, type Sheet, toShownValue } from '#core/workbook/cell.ts';
import { toOpenFormula } from '#core/workbook/open-formula.ts';
import { OdsFormats } from './ods-formats.ts';
import { packOpenDocument } from './open-document-file.ts';
import { toGrid, toText } from './open-document-table.ts';
import { toReadable } from './sheets.ts';

/** Sheets as an OpenDocument spreadsheet. */
export function toOds(sheets: readonly Sheet[]): Uint8Array {
  const formats = new OdsFormats();
  const all: readonly Sheet[] = sheets.length === 0 ? [{ name: 'Sheet1', rows: [] }] : sheets;
  const content = all.map((sheet) => toTable(sheet, formats)).join('');
  return packOpenDocument('spreadsheet', { styles: formats.toStyles(), content });
}

function toTable({ name, rows, formats }: Sheet, styles: OdsFormats): string {
  return toGrid(name, rows, (cell, row, column) => toCell(cell, formats?.[row]?.[column], styles));
}

function toCell(cell: Cell, format: string | undefined, styles: OdsFormats): string {
  const formula = isFormula(cell) ? ` table:formula="${escapeXml(toOpenFormula(cell.formula))}"` : '';
  const value = toShownValue(cell);
  const style = format === undefined || value === null ? '' : ` table:style-name="${styles.styleOf(format)}"`;
  if (value === null || value === '') return `<table:table-cell${formula}${style}/>`;
  const text = toReadable(value, format);
  return `<table:table-cell${formula}${style} ${toValue(value, format)}><text:p>${toText(text)}</text:p></table:table-cell>`;
}

function toValue(cell: Exclude<CellValue, null>, format = ''): string {
  if (typeof cell === 'number') {
    const type = isPercentFormat(format) ? 'percentage' : 'float';
    return `office:value-type="${type}" office:value="${cell}"`;
  }
  if (typeof cell === 'boolean') return `office:value-type="boolean" office:boolean-value="${cell}"`;
  return cell instanceof Date
    ? `office:value-type="date" office:date-value="${cell.toISOString().replace(/(?:(?:T00:00:00)?\.000)?Z$/u, '')}"`
    : `office:value-type="string"${format === '' ? '' : ` office:string-value="${escapeXml(cell)}"`}`;
}
