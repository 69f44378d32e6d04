import Papa from 'papaparse';
import { DecodingError } from '#shared/content/decoding/decoding-error.ts';
import type { GridArea } from '#shared/content/sheets/grid/grid-selection.ts';
import { MAX_CELL_CHARACTERS } from '#shared/content/sheets/model/max-cell-characters.ts';
import type { WorkbookFacts } from '#shared/content/sheets/model/sheet-facts.ts';
import type { SheetFormat } from '#shared/content/sheets/model/sheet-format.ts';
import { type Cell, type Direction, findInSheet } from './find-in-sheet.ts';
import { openSource } from './open-source.ts';
import type { SheetSource } from './sheet-source.ts';
import { TextSource } from './text-source.ts';
import type { WorkbookSource } from './workbook-source.ts';

const NOT_OPEN = new DecodingError('The spreadsheet does not have this sheet.', 'Reload the page.');

/** A single spreadsheet, with the methods for reading it. */
export class SheetService {
  #workbook: WorkbookSource | undefined;
  #text: TextSource | undefined;

  /** Opens a completely loaded spreadsheet. */
  async open(content: Blob, format: SheetFormat, name: string): Promise<WorkbookFacts> {
    this.#workbook = await openSource(content, format, name);
    return this.#workbook.facts();
  }

  /** Opens a text that arrives in pieces. */
  begin(format: SheetFormat, name: string): WorkbookFacts {
    this.#text = new TextSource(format, name);
    this.#workbook = this.#text;
    return this.#text.facts();
  }

  append(bytes: ArrayBuffer): WorkbookFacts {
    if (!this.#text) throw NOT_OPEN;
    this.#text.append(new Uint8Array(bytes));
    return this.#text.facts();
  }

  end(): WorkbookFacts {
    if (!this.#text) throw NOT_OPEN;
    this.#text.end();
    return this.#text.facts();
  }

  /** Returns the beginnings of the texts in rows. */
  async rows(sheet: number, first: number, count: number): Promise<string[][]> {
    const rows = await this.#sheet(sheet).readRows(first, count);
    return rows.map((row) => row.map((text) => text.slice(0, MAX_CELL_CHARACTERS)));
  }

  /** Returns the full text of a cell. */
  async cell(sheet: number, { row, column }: Cell): Promise<string> {
    const [cells = []] = await this.#sheet(sheet).readRows(row, 1);
    return cells[column] ?? '';
  }

  /** Returns cells separated by tabs, as spreadsheet programs expect. */
  async copy(sheet: number, { top, left, bottom, right }: GridArea): Promise<string> {
    const rows = await this.#sheet(sheet).readRows(top, bottom - top + 1);
    const width = right - left + 1;
    const cells = rows.map((row) => Array.from({ length: width }, (_, column) => row[left + column] ?? ''));
    return cells.length === 1 && width === 1 ? (cells[0]?.[0] ?? '') : Papa.unparse(cells, { delimiter: '\t' });
  }

  find(sheet: number, text: string, from: Cell, direction: Direction): Promise<Cell | undefined> {
    return findInSheet(this.#sheet(sheet), text, from, direction);
  }

  #sheet(index: number): SheetSource {
    const sheet = this.#workbook?.sheets[index];
    if (!sheet) throw NOT_OPEN;
    return sheet;
  }
}
