import { parseJson } from '#lib/parse-json.ts';
import { getObject, listOf, matching, number, string } from '#lib/reader.ts';
import { browserStorage } from '#ui/browser/safe-storage.ts';
import { ViewedCells, type ViewedColumns } from './viewed-cells.ts';

const KEY = 'rotunda.seen-cells';
const MAX_DOCUMENTS = 50; // The least recently viewed ones are discarded.
const MAX_COLUMNS = 100_000; // More than any spreadsheet program supports.
const MAX_NUMBERS = 20_000; // Per document. Viewed cells that need more numbers are not stored.

const count = matching(number, (value) => Number.isSafeInteger(value) && value >= 0);
const readStored = listOf(getObject({ document: string, sheets: listOf(listOf(listOf(count))) }));

/**
 * Returns the cells of a spreadsheet that the user has viewed in this browser, by sheet. `document` identifies the file and its
 * content version.
 */
export function readViewedCells(document: string): Map<number, ViewedCells> {
  const { sheets = [] } = readAll().find((one) => one.document === document) ?? {};
  return new Map(sheets.map((columns, sheet) => [sheet, ViewedCells.from(columns.flatMap(toColumns))]));
}

function toColumns([first, end, ...rows]: readonly number[]): ViewedColumns[] {
  return first === undefined || end === undefined || end > MAX_COLUMNS ? [] : [[first, end, ...rows]];
}

/** Stores the viewed cells in this browser. */
export function storeViewedCells(document: string, seen: ReadonlyMap<number, ViewedCells>): void {
  const last = Math.max(-1, ...seen.keys());
  let left = MAX_NUMBERS;
  const sheets = Array.from({ length: last + 1 }, (_, sheet) =>
    (seen.get(sheet)?.toColumns() ?? []).filter(({ length }) => {
      left -= length;
      return left >= 0;
    }),
  );
  const others = readAll().filter((one) => one.document !== document);
  browserStorage.setItem(KEY, JSON.stringify([{ document, sheets }, ...others].slice(0, MAX_DOCUMENTS)));
}

function readAll() {
  return readStored(parseJson(browserStorage.getItem(KEY))) ?? [];
}
