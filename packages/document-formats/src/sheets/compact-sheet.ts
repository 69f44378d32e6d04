import { LimitError } from '#limit-error.ts';
import { GrowingNumbers } from './growing-numbers.ts';
import { applyFormat } from './number-format.ts';
import { toGeneral } from './to-general.ts';

/** A merged area of cells. `row` and `column` are zero-based. */
export type MergedCells = { row: number; column: number; rows: number; columns: number };

/** A note on a cell. */
export type CellNote = { row: number; column: number; text: string };

const MAX_CELLS = 10_000_000; // Each takes 14 bytes, plus its text.
const MAX_COLUMNS = 16_384; // The maximum in Excel.
const MAX_MERGED = 100_000;
const TEXT = 0xff_ff;

/** Deduplicated texts of cells. */
export class SharedTexts {
  readonly #texts: string[] = [];
  readonly #places = new Map<string, number>();

  add(text: string): number {
    const known = this.#places.get(text);
    if (known !== undefined) return known;
    this.#places.set(text, this.#texts.length);
    return this.#texts.push(text) - 1;
  }

  at(index: number): string {
    return this.#texts[index] ?? '';
  }
}

/** Counts the cells of a workbook. */
export class CellCount {
  #count = 0;

  /** Throws LimitError if `count` more cells would exceed the limit. */
  require(count: number): void {
    if (this.#count + count > MAX_CELLS) {
      throw new LimitError(`The spreadsheet has more than ${MAX_CELLS.toLocaleString('en')} cells.`);
    }
  }

  addOne(): void {
    this.require(1);
    this.#count += 1;
  }
}

/** A sheet of a workbook in compact form: numbers with formats and indexes of texts, converted to text on demand. */
export class CompactSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly merged: MergedCells[] = [];
  readonly notes: CellNote[] = [];
  readonly #texts: SharedTexts;
  readonly #count: CellCount;
  readonly #formats: readonly (string | undefined)[];
  /** Rows with cells, and the index of the first cell of each. */
  readonly #rows = new GrowingNumbers((size) => new Uint32Array(size));
  readonly #starts = new GrowingNumbers((size) => new Uint32Array(size));
  readonly #columns = new GrowingNumbers((size) => new Uint16Array(size));
  readonly #values = new GrowingNumbers((size) => new Float64Array(size));
  readonly #kinds = new GrowingNumbers((size) => new Uint16Array(size));
  #rowCount = 0;
  #columnCount = 0;

  constructor(
    { name, isHidden = false }: { name: string; isHidden?: boolean },
    { texts, count, formats = [] }: { texts: SharedTexts; count: CellCount; formats?: readonly (string | undefined)[] },
  ) {
    this.name = name;
    this.isHidden = isHidden;
    this.#texts = texts;
    this.#count = count;
    this.#formats = formats;
  }

  get rowCount(): number {
    return this.#rowCount;
  }

  get columnCount(): number {
    return this.#columnCount;
  }

  /** Adds a cell with a number and the index of its format. Cells are added row by row. */
  addNumber(row: number, column: number, value: number, format: number): void {
    this.#add(row, column, value, Math.min(format, TEXT - 1));
  }

  /** Adds a cell with a text. Ignores an empty text. */
  addText(row: number, column: number, text: string): void {
    if (text !== '') this.#add(row, column, this.#texts.add(text), TEXT);
  }

  addMerged(area: MergedCells): void {
    if (this.merged.length < MAX_MERGED && area.rows * area.columns > 1) this.merged.push(area);
  }

  /** Returns the texts of a row, up to its last cell. */
  readRow(row: number): string[] {
    const place = this.#rows.findFirst(row);
    if (place >= this.#rows.length || this.#rows.at(place) !== row) return [];
    const [start, end] = [this.#starts.at(place), this.#getEnd(place)];
    const texts: string[] = new Array((this.#columns.at(end - 1) ?? 0) + 1).fill('');
    for (let cell = start; cell < end; cell += 1) texts[this.#columns.at(cell)] = this.#toText(cell);
    return texts;
  }

  #getEnd(place: number): number {
    return place + 1 < this.#starts.length ? this.#starts.at(place + 1) : this.#columns.length;
  }

  #toText(cell: number): string {
    const [value, kind] = [this.#values.at(cell), this.#kinds.at(cell)];
    if (kind === TEXT) return this.#texts.at(value);
    const format = this.#formats[kind];
    return format === undefined ? toGeneral(value) : applyFormat(format, value);
  }

  #add(row: number, column: number, value: number, kind: number): void {
    if (row + 1 < this.#rowCount) throw new Error('the rows are out of order');
    if (column >= MAX_COLUMNS)
      throw new LimitError(`A sheet has more than ${MAX_COLUMNS.toLocaleString('en')} columns.`);
    this.#count.addOne();
    const isNew = this.#rows.length === 0 || this.#rows.at(this.#rows.length - 1) !== row;
    if (isNew) {
      this.#rows.push(row);
      this.#starts.push(this.#columns.length);
    }
    this.#columns.push(column);
    this.#values.push(value);
    this.#kinds.push(kind);
    this.#rowCount = row + 1;
    this.#columnCount = Math.max(this.#columnCount, column + 1);
  }
}
