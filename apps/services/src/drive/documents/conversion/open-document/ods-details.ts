import type { Sheet } from '#core/workbook/cell.ts';
import type { CellStyle } from '#core/workbook/cell-style.ts';
import { MergedAreas, type SheetLine } from '#core/workbook/sheet-layout.ts';
import { checkCellLimit } from './check-cell-limit.ts';

/** The properties of cells in a row of an OpenDocument spreadsheet, other than their content. */
type CellDetails = {
  /** Number of repetitions. */
  count: number;
  isEmpty: boolean;
  style: CellStyle | undefined;
  note: string;
  link: string | undefined;
  /** Number of rows and columns that each cell spans. */
  rows: number;
  columns: number;
};

/** Empty cells and rows repeated more often fill a sheet to its end. */
const MAX_REPEATS = 500;

/** Collects the styles of the cells, columns and rows of a sheet. */
export class OdsDetails {
  readonly #styles: (readonly (CellStyle | undefined)[])[] = [];
  readonly #links: string[][] = [];
  readonly #notes: string[][] = [];
  readonly #columns: SheetLine[] = [];
  readonly #rows: SheetLine[] = [];
  readonly #merges = new MergedAreas();
  #columnCount = 0;
  #rowStyles: CellStyle[] = [];
  #isRowEmpty = true;
  #styledCells = 0;

  addColumns(line: SheetLine | undefined, count: number): void {
    if (line && count <= MAX_REPEATS) {
      for (let index = 0; index < count; index += 1) this.#columns[this.#columnCount + index] = line;
    }
    this.#columnCount += count;
  }

  addCells(place: { row: number; column: number }, details: CellDetails): void {
    const { count, isEmpty, style, note, link, rows, columns } = details;
    if (!isEmpty) this.#isRowEmpty = false;
    if (style && (!isEmpty || count <= MAX_REPEATS)) {
      for (let index = 0; index < count; index += 1) this.#rowStyles[place.column + index] = style;
    }
    if (note !== '') put(this.#notes, place, note);
    if (link !== undefined && !isEmpty) put(this.#links, place, link);
    this.#merges.add({ row: place.row + 1, column: place.column + 1, rows, columns });
  }

  /** Ends a row, which may represent several identical ones. */
  endRow(row: number, repeats: number, line: SheetLine | undefined): void {
    const isStored = !this.#isRowEmpty || repeats <= MAX_REPEATS;
    if (isStored && this.#rowStyles.length > 0) {
      this.#styledCells += this.#rowStyles.length * repeats;
      checkCellLimit(this.#styledCells);
      for (let index = 0; index < repeats; index += 1) this.#styles[row + index] = this.#rowStyles;
    }
    if (isStored && line) for (let index = 0; index < repeats; index += 1) this.#rows[row + index] = line;
    this.#rowStyles = [];
    this.#isRowEmpty = true;
  }

  /** Returns the fields of the sheet. */
  toMembers(): Omit<Sheet, 'name' | 'rows' | 'formats'> {
    const layout = {
      ...(this.#merges.list.length > 0 && { merges: this.#merges.list }),
      ...(this.#columns.length > 0 && { columns: this.#columns }),
      ...(this.#rows.length > 0 && { rows: this.#rows }),
    };
    return {
      ...(this.#styles.length > 0 && { styles: this.#styles }),
      ...(this.#links.length > 0 && { links: this.#links }),
      ...(this.#notes.length > 0 && { notes: this.#notes }),
      ...(Object.keys(layout).length > 0 && { layout }),
    };
  }
}

function put(grid: string[][], { row, column }: { row: number; column: number }, value: string): void {
  const cells = grid[row] ?? [];
  cells[column] = value;
  grid[row] = cells;
}
