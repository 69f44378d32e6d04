import type { XmlPiece } from '@rotunda/document-formats/xml';
import type { Cell, Sheet } from '#core/workbook/cell.ts';
import type { SheetLine } from '#core/workbook/sheet-layout.ts';
import { toCell, toPercentFormat } from './ods-cells.ts';
import { OdsDetails } from './ods-details.ts';
import { OdsFormatReader } from './read-ods-formats.ts';
import { OdsStyleReader } from './read-ods-styles.ts';
import { requireFewCells } from './require-few-cells.ts';

type Tag = Extract<XmlPiece, { attributes: unknown }>;

// A sheet says how often a cell or a row is repeated, and the last ones fill the sheet: those that are empty are left out.
const MAX_BLANKS = 10_000;

/** Reads the sheets of an OpenDocument spreadsheet from its elements. */
export class OdsSheetReader {
  readonly sheets: ReadSheet[] = [];
  readonly #formats = new OdsFormatReader();
  readonly #styles = new OdsStyleReader();
  #details = new OdsDetails();
  /** Styles of the cells of columns, as long as these go on, for cells without one. */
  #columns: { style: string | undefined; count: number }[] = [];
  #rowStyle: string | undefined;
  #row: Cell[] = [];
  #rowFormats: (string | undefined)[] = [];
  #rowRepeats = 1;
  #rowTag: Tag | undefined;
  #cell: { tag: Tag; text: string; note: string; link: string | undefined } | undefined;
  /** How many elements in a note; none outside of one. */
  #isNote = false;
  #isParagraph = false;
  #cellCount = 0;
  #emptyCells = 0;
  #emptyRows = 0;

  take(piece: XmlPiece): void {
    if (this.sheets.length === 0) {
      this.#formats.take(piece);
      this.#styles.take(piece);
    }
    if (piece.kind === 'text') {
      this.#write(piece.text);
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
        this.#details = new OdsDetails();
        this.sheets.push({ name: tag.attributes.get('table:name') ?? `Sheet${this.sheets.length + 1}`, rows: [] });
        break;
      case 'table:table-column': {
        const count = repeats(tag, 'table:number-columns-repeated');
        const line = this.#toLine(tag);
        this.#columns.push({ style: tag.attributes.get('table:default-cell-style-name'), count });
        this.#details.addColumns(line, count);
        break;
      }
      case 'table:table-row':
        this.#row = [];
        this.#rowTag = tag;
        this.#rowFormats = [];
        this.#rowStyle = tag.attributes.get('table:default-cell-style-name');
        this.#emptyCells = 0;
        this.#rowRepeats = repeats(tag, 'table:number-rows-repeated');
        break;
      case 'table:table-cell':
      case 'table:covered-table-cell':
        this.#cell = { tag, text: '', note: '', link: undefined };
        break;
      case 'office:annotation':
        this.#isNote = tag.kind === 'open';
        break;
      case 'text:a':
        if (this.#cell && !this.#isNote) this.#cell.link ??= tag.attributes.get('xlink:href');
        break;
      case 'text:p':
        this.#beginParagraph(tag);
        break;
      case 'text:line-break':
        this.#write('\n');
        break;
      case 'text:tab':
        this.#write('\t');
        break;
      case 'text:s':
        this.#write(' '.repeat(Math.min(MAX_BLANKS, repeats(tag, 'text:c'))));
    }
  }

  #beginParagraph(tag: Tag): void {
    const before = this.#isNote ? this.#cell?.note : this.#cell?.text;
    this.#isParagraph = true;
    if (before) this.#write('\n');
    this.#isParagraph = tag.kind === 'open';
  }

  /** Adds to the text of a cell, or to that of its note, which also says who wrote it. */
  #write(text: string): void {
    if (!this.#cell) return;
    if (!this.#isNote) this.#cell.text += text;
    else if (this.#isParagraph) this.#cell.note += text;
  }

  #toLine({ attributes }: Tag): SheetLine | undefined {
    const sizePx = this.#styles.sizeOf(attributes.get('table:style-name'));
    const isHidden = (attributes.get('table:visibility') ?? 'visible') !== 'visible';
    if (sizePx === undefined && !isHidden) return undefined;
    return { ...(sizePx !== undefined && { sizePx }), ...(isHidden && { isHidden }) };
  }

  #close(name: string): void {
    if (name === 'office:annotation') this.#isNote = false;
    if (name === 'text:p') this.#isParagraph = false;
    if (name === 'table:table-row') this.#endRow();
    if (name === 'table:table') this.#endTable();
    if (!this.#cell || this.#cell.tag.name !== name) return;
    const { tag, text, note, link } = this.#cell;
    const count = repeats(tag, 'table:number-columns-repeated');
    const cell = toCell(tag, text);
    this.#cell = undefined;
    this.#addDetails(tag, { count, note, link, isEmpty: cell === null });
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

  #addDetails(
    { attributes }: Tag,
    { count, note, link, isEmpty }: { count: number; note: string; link: string | undefined; isEmpty: boolean },
  ): void {
    const place = { row: this.#rowIndex, column: this.#row.length + this.#emptyCells };
    const own = attributes.get('table:style-name');
    const name = own ?? (isEmpty ? undefined : (this.#rowStyle ?? this.#columnStyle(place.column)));
    const read = (key: string) => Number(attributes.get(`table:number-${key}-spanned`) ?? 1) || 1;
    this.#details.addCells(place, {
      count,
      isEmpty,
      style: this.#styles.lookOf(name),
      note,
      link,
      rows: read('rows'),
      columns: read('columns'),
    });
  }

  get #rowIndex(): number {
    return (this.sheets.at(-1)?.rows.length ?? 0) + this.#emptyRows;
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
    this.#details.endRow(this.#rowIndex, this.#rowRepeats, this.#rowTag && this.#toLine(this.#rowTag));
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

  #endTable(): void {
    const last = this.sheets.length - 1;
    const sheet = this.sheets[last];
    if (sheet) Object.assign(sheet, this.#details.toMembers());
  }
}

type ReadSheet = Sheet & { rows: Cell[][]; formats?: (string | undefined)[][] };

function repeats({ attributes }: Tag, name: string): number {
  const count = Number(attributes.get(name) ?? 1);
  return Number.isInteger(count) && count > 0 ? count : 1;
}
