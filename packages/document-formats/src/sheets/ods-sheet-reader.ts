import { readXml, type XmlPiece } from '#xml.ts';
import { type CellCount, CompactSheet, type SharedTexts } from './compact-sheet.ts';
import { OdsCellText } from './ods-cell-text.ts';
import { readRepeats } from './read-repeats.ts';

type Tag = Extract<XmlPiece, { attributes: unknown }>;

/** Reads the sheets of an OpenDocument spreadsheet from chunks of its XML. Each chunk ends with a row. */
export class OdsSheetReader {
  readonly sheets: CompactSheet[] = [];
  readonly #shared: { texts: SharedTexts; count: CellCount };
  #row = 0;
  #rowRepeats = 1;
  #column = 0;
  /** The cells of the current row, which may be repeated. */
  #cells: { column: number; text: string }[] = [];
  #cell: { tag: Tag; content: OdsCellText } | undefined;

  constructor(shared: { texts: SharedTexts; count: CellCount }) {
    this.#shared = shared;
  }

  take(xml: string): void {
    for (const piece of readXml(xml)) {
      if (piece.kind === 'text') this.#cell?.content.write(piece.text);
      else {
        if (piece.kind !== 'close') this.#open(piece);
        if (piece.kind !== 'open') this.#close(piece.name);
      }
    }
  }

  #open(tag: Tag): void {
    switch (tag.name) {
      case 'table:table':
        this.#row = 0;
        this.sheets.push(
          new CompactSheet(
            { name: tag.attributes.get('table:name') ?? `Sheet${this.sheets.length + 1}` },
            this.#shared,
          ),
        );
        break;
      case 'table:table-row':
        this.#column = 0;
        this.#cells = [];
        this.#rowRepeats = readRepeats(tag, 'table:number-rows-repeated');
        break;
      case 'table:table-cell':
      case 'table:covered-table-cell':
        this.#cell = { tag, content: new OdsCellText() };
        break;
      default:
        this.#cell?.content.open(tag);
    }
  }

  #close(name: string): void {
    this.#cell?.content.close(name);
    if (name === 'table:table-row') this.#endRow();
    if (this.#cell?.tag.name === name) this.#endCell(this.#cell.tag, this.#cell.content);
  }

  #endCell(tag: Tag, { text, note, hasParagraph }: OdsCellText): void {
    const count = readRepeats(tag, 'table:number-columns-repeated');
    const shown = hasParagraph ? text : readValue(tag);
    const [row, column] = [this.#row, this.#column];
    const [rows, columns] = [
      readRepeats(tag, 'table:number-rows-spanned'),
      readRepeats(tag, 'table:number-columns-spanned'),
    ];
    this.#cell = undefined;
    this.#column += count;
    this.sheets.at(-1)?.addMerged({ row, column, rows, columns });
    if (note !== '') this.sheets.at(-1)?.notes.push({ row, column, text: note });
    if (shown === '') return;
    // Counted before creating them: a cell can be repeated a million times.
    this.#shared.count.require(count * this.#rowRepeats);
    for (let index = 0; index < count; index += 1) this.#cells.push({ column: column + index, text: shown });
  }

  #endRow(): void {
    const sheet = this.sheets.at(-1);
    for (let index = 0; this.#cells.length > 0 && index < this.#rowRepeats; index += 1) {
      for (const { column, text } of this.#cells) sheet?.addText(this.#row + index, column, text);
    }
    this.#row += this.#rowRepeats;
  }
}

/** Returns the content of a cell without text. */
function readValue({ attributes }: Tag): string {
  return (
    attributes.get('office:string-value') ??
    attributes.get('office:date-value') ??
    attributes.get('office:time-value') ??
    attributes.get('office:value') ??
    ''
  );
}
