import { readXml, type XmlPiece } from '@rotunda/document-formats/xml';
import type { Cell, CellValue, Sheet } from '#core/workbook/cell.ts';
import { fromOpenFormula } from '#core/workbook/open-formula.ts';
import { readContent } from './open-document-content.ts';
import { OdsFormatReader } from './read-ods-formats.ts';
import { requireFewCells } from './require-few-cells.ts';

type Tag = Extract<XmlPiece, { attributes: unknown }>;

// A sheet says how often a cell or a row is repeated, and the last ones fill the sheet: those that are empty are left out.
const MAX_BLANKS = 10_000;

/** The sheets of an OpenDocument spreadsheet, by the values of their cells. */
export async function readOds(bytes: Uint8Array): Promise<Sheet[]> {
  const reader = new SheetReader();
  for (const piece of readXml(await readContent(bytes))) reader.take(piece);
  return reader.sheets;
}

class SheetReader {
  readonly sheets: { name: string; rows: Cell[][]; formats?: (string | undefined)[][] }[] = [];
  readonly #formats = new OdsFormatReader();
  /** Styles of the cells of columns, as long as these go on, for cells without one. */
  #columns: { style: string | undefined; count: number }[] = [];
  #rowStyle: string | undefined;
  #row: Cell[] = [];
  #rowFormats: (string | undefined)[] = [];
  #rowRepeats = 1;
  #cell: { tag: Tag; text: string } | undefined;
  #cellCount = 0;
  #emptyCells = 0;
  #emptyRows = 0;

  take(piece: XmlPiece): void {
    if (this.sheets.length === 0) this.#formats.take(piece);
    if (piece.kind === 'text') {
      if (this.#cell) this.#cell.text += piece.text;
      return;
    }
    if (piece.kind !== 'close') this.#open(piece);
    if (piece.kind !== 'open') this.#close(piece.name);
  }

  #open(tag: Tag): void {
    switch (tag.name) {
      case 'table:table':
        this.#emptyRows = 0;
        this.#columns = [];
        this.sheets.push({ name: tag.attributes.get('table:name') ?? `Sheet${this.sheets.length + 1}`, rows: [] });
        break;
      case 'table:table-column':
        this.#columns.push({
          style: tag.attributes.get('table:default-cell-style-name'),
          count: repeats(tag, 'table:number-columns-repeated'),
        });
        break;
      case 'table:table-row':
        this.#row = [];
        this.#rowFormats = [];
        this.#rowStyle = tag.attributes.get('table:default-cell-style-name');
        this.#emptyCells = 0;
        this.#rowRepeats = repeats(tag, 'table:number-rows-repeated');
        break;
      case 'table:table-cell':
      case 'table:covered-table-cell':
        this.#cell = { tag, text: '' };
        break;
      case 'text:p':
        if (this.#cell && this.#cell.text !== '') this.#cell.text += '\n';
        break;
      case 'text:line-break':
        if (this.#cell) this.#cell.text += '\n';
        break;
      case 'text:tab':
        if (this.#cell) this.#cell.text += '\t';
        break;
      case 'text:s':
        if (this.#cell) this.#cell.text += ' '.repeat(Math.min(MAX_BLANKS, repeats(tag, 'text:c')));
    }
  }

  #close(name: string): void {
    if (name === 'table:table-row') this.#endRow();
    if (!this.#cell || this.#cell.tag.name !== name) return;
    const { tag, text } = this.#cell;
    const count = repeats(tag, 'table:number-columns-repeated');
    const cell = toCell(tag, text);
    this.#cell = undefined;
    // Empty cells and rows count only when others follow.
    if (cell === null) this.#emptyCells += count;
    else {
      requireFewCells(this.#cellCount + this.#row.length + this.#emptyCells + count);
      for (let index = 0; index < this.#emptyCells; index += 1) this.#row.push(null);
      for (let index = 0; index < count; index += 1) {
        const format = this.#formatOf(tag, text);
        if (format !== undefined) this.#rowFormats[this.#row.length] = format;
        this.#row.push(cell);
      }
      this.#emptyCells = 0;
    }
  }

  /** Format of the next cell of the row. */
  #formatOf({ attributes }: Tag, text: string): string | undefined {
    const style = attributes.get('table:style-name') ?? this.#rowStyle ?? this.#columnStyle(this.#row.length);
    const format = this.#formats.formatOf(style);
    return format ?? (attributes.get('office:value-type') === 'percentage' ? toPercentFormat(text) : undefined);
  }

  #columnStyle(column: number): string | undefined {
    let end = 0;
    for (const { style, count } of this.#columns) {
      end += count;
      if (column < end) return style;
    }
    return undefined;
  }

  #endRow(): void {
    const row = this.#row;
    const sheet = this.sheets.at(-1);
    const rows = sheet?.rows;
    if (row.length === 0) this.#emptyRows += this.#rowRepeats;
    else {
      this.#cellCount += this.#emptyRows + row.length * this.#rowRepeats;
      requireFewCells(this.#cellCount);
      for (let index = 0; index < this.#emptyRows; index += 1) rows?.push([]);
      for (let index = 0; index < this.#rowRepeats; index += 1) {
        if (sheet && this.#rowFormats.length > 0) {
          sheet.formats = sheet.formats ?? [];
          sheet.formats[sheet.rows.length] = this.#rowFormats;
        }
        rows?.push(row);
      }
      this.#emptyRows = 0;
    }
  }
}

function repeats({ attributes }: Tag, name: string): number {
  const count = Number(attributes.get(name) ?? 1);
  return Number.isInteger(count) && count > 0 ? count : 1;
}

function toCell(tag: Tag, text: string): Cell {
  const formula = fromOpenFormula(tag.attributes.get('table:formula') ?? '');
  const value = toCellValue(tag, text);
  return formula === undefined ? value : { formula, value };
}

function toCellValue({ attributes }: Tag, text: string): CellValue {
  switch (attributes.get('office:value-type')) {
    case 'float':
    case 'currency':
    case 'percentage':
      return Number(attributes.get('office:value'));
    case 'time':
      return readTime(attributes.get('office:time-value') ?? '') ?? text;
    case 'boolean':
      return attributes.get('office:boolean-value') === 'true';
    case 'date': {
      const written = attributes.get('office:date-value') ?? '';
      const date = new Date(/T/u.test(written) ? `${written}Z` : written);
      return Number.isNaN(date.getTime()) ? text : date;
    }
    default:
      return attributes.get('office:string-value') ?? (text === '' ? null : text);
  }
}

/** The day that workbooks give to a time of day. */
const EPOCH_MS = Date.UTC(1899, 11, 30);
const TIME = /^(-?)P(?:(\d{1,6})D)?T(?:(\d{1,7})H)?(?:(\d{1,7})M)?(?:(\d{1,7}(?:[.,]\d{1,9})?)S)?$/u;

/** A time of day or a duration, in the form of ISO 8601, as a date. */
function readTime(written: string): Date | undefined {
  const [whole, sign, days = 0, hours = 0, minutes = 0, seconds = '0'] = TIME.exec(written) ?? [];
  if (whole === undefined) return undefined;
  const clock = (Number(days) * 24 + Number(hours)) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'));
  return new Date(EPOCH_MS + (sign === '-' ? -1 : 1) * Math.round(clock * 1000));
}

/** The format of a percentage that names none, by how many decimals it shows. */
function toPercentFormat(text: string): string {
  const decimals = /[.,](\d{1,10})/u.exec(text)?.[1]?.length ?? 0;
  return decimals > 0 ? `0.${'0'.repeat(decimals)}%` : '0%';
}
