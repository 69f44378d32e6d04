import type { CellValue } from '@rotunda/document-formats/cell-value';
import { escapeXml } from '@rotunda/document-formats/xml';
import { isPercentFormat } from 'numfmt';
import { type Cell, isFormula, type Sheet, toDisplayValue } from '#core/workbook/cell.ts';
import { toDisplayText } from '#core/workbook/display-text.ts';
import { toOpenFormula } from '#core/workbook/open-formula.ts';
import { listMerged, type SheetLine } from '#core/workbook/sheet-layout.ts';
import { toOdsSettings } from './ods-settings.ts';
import { OdsStyles } from './ods-styles.ts';
import { packOpenDocument } from './open-document-file.ts';
import { toText } from './open-document-table.ts';

/** Writes sheets as an OpenDocument spreadsheet. */
export function toOds(sheets: readonly Sheet[]): Uint8Array {
  const styles = new OdsStyles();
  const all: readonly Sheet[] = sheets.length === 0 ? [{ name: 'Sheet1', rows: [] }] : sheets;
  const content = all.map((sheet) => new TableWriter(sheet, styles).toTable()).join('');
  return packOpenDocument('spreadsheet', { styles: styles.toXml(), content, settings: toOdsSettings(all) });
}

class TableWriter {
  readonly #sheet: Sheet;
  readonly #styles: OdsStyles;
  readonly #merged: ReturnType<typeof listMerged>;
  /** Right ends of the merged cells in each row. */
  readonly #ends: number[] = [];

  constructor(sheet: Sheet, styles: OdsStyles) {
    this.#sheet = sheet;
    this.#styles = styles;
    this.#merged = listMerged(sheet.layout?.merges);
    for (const { row, column, rows, columns } of sheet.layout?.merges ?? []) {
      for (let each = row - 1; each < row - 1 + rows; each += 1) {
        this.#ends[each] = Math.max(this.#ends[each] ?? 0, column - 1 + columns);
      }
    }
  }

  toTable(): string {
    const { name, layout } = this.#sheet;
    const { columns = [], rows = [] } = layout ?? {};
    const [height, width] = this.#size();
    const columnTags = Array.from({ length: width }, (_, index) => this.#toColumn(columns[index]));
    const lines = Array.from({ length: height }, (_, index) => this.#toRow(rows[index], index));
    return `<table:table table:name="${escapeXml(name)}">${joinRepeated(columnTags)}${lines.join('')}</table:table>`;
  }

  #toColumn(line: SheetLine | undefined): string {
    return `<table:table-column${this.#styles.getLineStyle('table-column', line?.sizePx)}${toVisibility(line)}/>`;
  }

  #toRow(line: SheetLine | undefined, row: number): string {
    const width = this.#getWidth(row);
    const cells = Array.from({ length: Math.max(1, width) }, (_, column) => this.#toCell(row, column));
    const style = this.#styles.getLineStyle('table-row', line?.sizePx);
    return `<table:table-row${style}${toVisibility(line)}>${cells.join('')}</table:table-row>`;
  }

  #toCell(row: number, column: number): string {
    const { rows, formats, styles, links, notes } = this.#sheet;
    const cell = rows[row]?.[column] ?? null;
    const format = formats?.[row]?.[column];
    const value = toDisplayValue(cell);
    const tag = this.#merged.covered.has(`${row} ${column}`) ? 'covered-table-cell' : 'table-cell';
    const area = this.#merged.first.get(`${row} ${column}`);
    const attributes = [
      isFormula(cell) ? ` table:formula="${escapeXml(toOpenFormula(cell.formula))}"` : '',
      this.#styles.getCellStyle(value === null ? undefined : format, styles?.[row]?.[column]),
      area ? ` table:number-columns-spanned="${area.columns}" table:number-rows-spanned="${area.rows}"` : '',
      value === null || value === '' ? '' : ` ${toValue(value, format)}`,
    ];
    const content = toNote(notes?.[row]?.[column]) + toParagraph(cell, format, links?.[row]?.[column]);
    return `<table:${tag}${attributes.join('')}${content === '' ? '/>' : `>${content}</table:${tag}>`}`;
  }

  /** Returns the number of rows and columns, including those with only a style. */
  #size(): [height: number, width: number] {
    const { rows, styles, notes, layout = {} } = this.#sheet;
    const lengths = [rows.length, styles?.length ?? 0, notes?.length ?? 0, layout.rows?.length ?? 0, this.#ends.length];
    const height = Math.max(1, ...lengths);
    let width = Math.max(1, layout.columns?.length ?? 0);
    for (let row = 0; row < height; row += 1) width = Math.max(width, this.#getWidth(row));
    return [height, width];
  }

  #getWidth(row: number): number {
    const { rows, styles, notes } = this.#sheet;
    const lengths = [rows[row]?.length ?? 0, styles?.[row]?.length ?? 0, notes?.[row]?.length ?? 0];
    return Math.max(...lengths, this.#ends[row] ?? 0);
  }
}

/** Joins consecutive identical columns into one element. */
function joinRepeated(tags: readonly string[]): string {
  let joined = '';
  for (let from = 0; from < tags.length; ) {
    let to = from;
    while (to < tags.length && tags[to] === tags[from]) to += 1;
    const count = to - from > 1 ? ` table:number-columns-repeated="${to - from}"` : '';
    joined += tags[from]?.replace('<table:table-column', `<table:table-column${count}`) ?? '';
    from = to;
  }
  return joined;
}

function toVisibility(line: SheetLine | undefined): string {
  return line?.isHidden ? ' table:visibility="collapse"' : '';
}

function toNote(note: string | undefined): string {
  if (!note) return '';
  const lines = note.split('\n').map((line) => `<text:p>${toText(line)}</text:p>`);
  return `<office:annotation>${lines.join('')}</office:annotation>`;
}

function toParagraph(cell: Cell, format: string | undefined, link: string | undefined): string {
  const text = toText(toDisplayText(cell, format));
  if (text === '') return '';
  return link === undefined
    ? `<text:p>${text}</text:p>`
    : `<text:p><text:a xlink:type="simple" xlink:href="${escapeXml(link)}">${text}</text:a></text:p>`;
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
