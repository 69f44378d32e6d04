import { OdsCellText } from '@rotunda/document-formats/ods-cell-text';
import { readRepeats } from '@rotunda/document-formats/read-repeats';
import type { XmlPiece } from '@rotunda/document-formats/xml';
import type { Cell, Sheet } from '#core/workbook/cell.ts';
import type { SheetLine } from '#core/workbook/sheet-layout.ts';
import { checkCellLimit } from './check-cell-limit.ts';
import { toCell, toPercentFormat } from './ods-cells.ts';
import { OdsDetails } from './ods-details.ts';
import { OdsFormatReader } from './read-ods-formats.ts';
import { OdsStyleReader } from './read-ods-styles.ts';

type Tag = Extract<XmlPiece, { attributes: unknown }>;

/**
 * Reads the sheets of an OpenDocument spreadsheet from its elements. Cells and rows have repeat counts, and the last ones fill
 * the sheet: empty ones are skipped.
 */
export class OdsSheetReader {
  readonly sheets: ReadSheet[] = [];
  readonly #formats = new OdsFormatReader();
  readonly #styles = new OdsStyleReader();
  #details = new OdsDetails();
  /** Styles of the columns with their repeat counts, for cells without a style. */
  #columns: { style: string | undefined; count: number }[] = [];
  #rowStyle: string | undefined;
  #row: Cell[] = [];
  #rowFormats: (string | undefined)[] = [];
  #rowRepeats = 1;
  #rowTag: Tag | undefined;
  #cell: { tag: Tag; content: OdsCellText; link: string | undefined } | undefined;
  #cellCount = 0;
  #emptyCells = 0;
  #emptyRows = 0;

  take(piece: XmlPiece): void {
    if (this.sheets.length === 0) {
      this.#formats.take(piece);
      this.#styles.take(piece);
    }
    if (piece.kind === 'text') {
      this.#cell?.content.write(piece.text);
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
        const count = readRepeats(tag, 'table:number-columns-repeated');
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
        this.#rowRepeats = readRepeats(tag, 'table:number-rows-repeated');
        break;
      case 'table:table-cell':
      case 'table:covered-table-cell':
        this.#cell = { tag, content: new OdsCellText(), link: undefined };
        break;
      case 'text:a':
        if (this.#cell && !this.#cell.content.isInNote) this.#cell.link ??= tag.attributes.get('xlink:href');
        break;
      default:
        this.#cell?.content.open(tag);
    }
  }

  #toLine({ attributes }: Tag): SheetLine | undefined {
    const sizePx = this.#styles.findSize(attributes.get('table:style-name'));
    const isHidden = (attributes.get('table:visibility') ?? 'visible') !== 'visible';
    if (sizePx === undefined && !isHidden) return undefined;
    return { ...(sizePx !== undefined && { sizePx }), ...(isHidden && { isHidden }) };
  }

  #close(name: string): void {
    this.#cell?.content.close(name);
    if (name === 'table:table-row') this.#endRow();
    if (name === 'table:table') this.#endTable();
    if (!this.#cell || this.#cell.tag.name !== name) return;
    const { tag, link } = this.#cell;
    const { text, note } = this.#cell.content;
    const count = readRepeats(tag, 'table:number-columns-repeated');
    const cell = toCell(tag, text);
    this.#cell = undefined;
    this.#addDetails(tag, { count, note, link, isEmpty: cell === null });
    // Empty cells and rows count only if others follow.
    if (cell === null) this.#emptyCells += count;
    else {
      checkCellLimit(this.#cellCount + this.#row.length + this.#emptyCells + count);
      for (let index = 0; index < this.#emptyCells; index += 1) this.#row.push(null);
      for (let index = 0; index < count; index += 1) {
        const format = this.#findFormat(tag, text);
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
    const name = own ?? (isEmpty ? undefined : (this.#rowStyle ?? this.#getColumnStyle(place.column)));
    const read = (key: string) => Number(attributes.get(`table:number-${key}-spanned`) ?? 1) || 1;
    this.#details.addCells(place, {
      count,
      isEmpty,
      style: this.#styles.findLook(name),
      note,
      link,
      rows: read('rows'),
      columns: read('columns'),
    });
  }

  get #rowIndex(): number {
    return (this.sheets.at(-1)?.rows.length ?? 0) + this.#emptyRows;
  }

  /** Returns the format of the row's next cell. */
  #findFormat({ attributes }: Tag, text: string): string | undefined {
    const style = attributes.get('table:style-name') ?? this.#rowStyle ?? this.#getColumnStyle(this.#row.length);
    const format = this.#formats.findFormat(style);
    return format ?? (attributes.get('office:value-type') === 'percentage' ? toPercentFormat(text) : undefined);
  }

  #getColumnStyle(column: number): string | undefined {
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
      checkCellLimit(this.#cellCount);
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
