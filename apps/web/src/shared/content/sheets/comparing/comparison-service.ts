import { MAX_CELL_CHARACTERS } from '#shared/content/sheets/model/max-cell-characters.ts';
import type { SheetFormat } from '#shared/content/sheets/model/sheet-format.ts';
import { openSource } from '#shared/content/sheets/reading/open-source.ts';
import type { ComparedRow, ComparedSheet, SheetChange } from './comparison-facts.ts';
import { pairSheets } from './pair-sheets.ts';
import { SheetComparison } from './sheet-comparison.ts';

/** The comparison of two revisions of a spreadsheet. */
export class ComparisonService {
  #sheets: SheetComparison[] = [];

  async compare(before: Blob, after: Blob, format: SheetFormat, name: string): Promise<ComparedSheet[]> {
    const [old, next] = [await openSource(before, format, name), await openSource(after, format, name)];
    this.#sheets = [];
    for (const pair of await pairSheets(old.sheets, next.sheets)) this.#sheets.push(await SheetComparison.create(pair));
    return this.#sheets.map((sheet) => sheet.facts());
  }

  async readPairedRows(sheet: number, first: number, count: number): Promise<ComparedRow[]> {
    const rows = (await this.#sheets[sheet]?.readRows(first, count)) ?? [];
    const cut = (text: string) => text.slice(0, MAX_CELL_CHARACTERS);
    return rows.map((row) => ({
      ...row,
      cells: row.cells.map(cut),
      changed: row.changed.map(([column, text]) => [column, cut(text)]),
    }));
  }

  /** Returns a row with its full texts. */
  async readPairedRow(sheet: number, row: number): Promise<ComparedRow | undefined> {
    return (await this.#sheets[sheet]?.readRows(row, 1))?.[0];
  }

  /** Returns the position of a row in the later revision. Returns undefined if it does not exist. */
  findRowPlace(sheet: number, row: number): number | undefined {
    return this.#sheets[sheet]?.findRowPlace(row);
  }

  changes(sheet: number, first: number, count: number): SheetChange[] {
    return this.#sheets[sheet]?.changes(first, count) ?? [];
  }
}
