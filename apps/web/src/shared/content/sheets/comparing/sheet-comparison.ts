import { GrowingNumbers } from '@rotunda/document-formats/growing-numbers';
import { measureWidths, type SheetSource } from '#shared/content/sheets/reading/sheet-source.ts';
import { alignColumns, type Pair } from './align-columns.ts';
import { alignRows, type RowPairs } from './align-rows.ts';
import type { ChangeCounts, ComparedRow, ComparedSheet, SheetChange } from './comparison-facts.ts';
import { hashRow } from './row-hash.ts';

const SAMPLE_ROWS = 500;
const ROWS_AT_ONCE = 4_096;
const ARROW_CHARACTERS = 3;
const MAX_CHANGES = 1_000_000;
const KINDS = ['cell', 'row', 'column'] as const;

const EMPTY: SheetSource = {
  facts: () => ({ name: '', isHidden: false, rowCount: 0, columnCount: 0, widths: [], merged: [], notes: [] }),
  readRows: async () => [],
};

/** Two revisions of a sheet merged into one: rows and columns in a common order, with the differences. */
export class SheetComparison {
  readonly #before: SheetSource;
  readonly #after: SheetSource;
  readonly #name: string;
  readonly #note: string | undefined;
  readonly #columns: readonly Pair[];
  readonly #pairs: RowPairs;
  readonly #widths: number[];
  /** Changes as numbers: their rows, columns and kinds. */
  readonly #rows = new GrowingNumbers((size) => new Int32Array(size));
  readonly #places = new GrowingNumbers((size) => new Uint16Array(size));
  readonly #kinds = new GrowingNumbers((size) => new Uint16Array(size));
  readonly #counts: ChangeCounts = { cells: 0, addedRows: 0, removedRows: 0, addedColumns: 0, removedColumns: 0 };

  private constructor(
    sources: { before: SheetSource | undefined; after: SheetSource | undefined },
    columns: readonly Pair[],
    pairs: RowPairs,
    widths: readonly number[],
  ) {
    this.#before = sources.before ?? EMPTY;
    this.#after = sources.after ?? EMPTY;
    const [old, next] = [sources.before?.facts().name, sources.after?.facts().name];
    this.#name = next ?? old ?? '';
    this.#note = findNote(old, next);
    this.#columns = columns;
    this.#pairs = pairs;
    this.#widths = [...widths];
  }

  /** Compares two revisions. A missing one has no rows. */
  static async create(sources: { before: SheetSource | undefined; after: SheetSource | undefined }) {
    const [before, after] = [sources.before ?? EMPTY, sources.after ?? EMPTY];
    const samples = [await before.readRows(0, SAMPLE_ROWS), await after.readRows(0, SAMPLE_ROWS)] as const;
    const columns = alignColumns(samples[0], samples[1], before.facts().columnCount, after.facts().columnCount);
    const shared = columns.filter((pair) => pair.before !== undefined && pair.after !== undefined);
    const oldColumns = shared.map((pair) => pair.before ?? 0);
    const newColumns = shared.map((pair) => pair.after ?? 0);
    const countShared = async (olds: readonly number[], nexts: readonly number[]) => {
      const [oldRows, newRows] = [await readNumbered(before, olds), await readNumbered(after, nexts)];
      return (old: number, next: number) => {
        const [one, other] = [oldRows.get(old) ?? [], newRows.get(next) ?? []];
        return shared.filter((_, at) => {
          const text = one[oldColumns[at] ?? 0] ?? '';
          return text !== '' && text === (other[newColumns[at] ?? 0] ?? '');
        }).length;
      };
    };
    const pairs = await alignRows(await hashRows(before, oldColumns), await hashRows(after, newColumns), countShared);
    const lengths = [
      measureWidths(samples[0], before.facts().columnCount),
      measureWidths(samples[1], after.facts().columnCount),
    ];
    const widths = columns.map((pair) =>
      Math.max(lengths[0]?.[pair.before ?? -1] ?? 0, lengths[1]?.[pair.after ?? -1] ?? 0),
    );
    const comparison = new SheetComparison(sources, columns, pairs, widths);
    await comparison.#findChanges();
    return comparison;
  }

  facts(): ComparedSheet {
    return {
      name: this.#name,
      note: this.#note,
      rowCount: this.#pairs.befores.length,
      columns: this.#columns,
      widths: this.#widths,
      counts: this.#counts,
      changeCount: this.#rows.length,
    };
  }

  /** Returns rows of both revisions. */
  async readRows(first: number, count: number): Promise<ComparedRow[]> {
    const numbers = Array.from({ length: Math.min(count, this.#pairs.befores.length - first) }, (_, at) => first + at);
    const olds = await readNumbered(
      this.#before,
      numbers.map((row) => this.#pairs.befores.at(row)),
    );
    const news = await readNumbered(
      this.#after,
      numbers.map((row) => this.#pairs.afters.at(row)),
    );
    return numbers.map((number) => {
      const [before, after] = [this.#pairs.befores.at(number), this.#pairs.afters.at(number)];
      const [old, next] = [olds.get(before), news.get(after)];
      const row: ComparedRow = { before: toPlace(before), after: toPlace(after), cells: [], changed: [] };
      for (const [column, pair] of this.#columns.entries()) {
        const earlier = pair.before === undefined ? '' : (old?.[pair.before] ?? '');
        const later = pair.after === undefined ? '' : (next?.[pair.after] ?? '');
        const isBoth = pair.before !== undefined && pair.after !== undefined && old && next;
        row.cells.push(isBoth || next === undefined || pair.after === undefined ? (isBoth ? later : earlier) : later);
        if (isBoth && earlier !== later) row.changed.push([column, earlier]);
      }
      return row;
    });
  }

  /** Returns the position of a row in the later revision. */
  findRowPlace(row: number): number | undefined {
    const { afters } = this.#pairs;
    for (let place = row; place < afters.length; place += 1) if (afters.at(place) === row) return place;
    return undefined;
  }

  /** Returns changes in order, from the top. */
  changes(first: number, count: number): SheetChange[] {
    const length = Math.max(0, Math.min(count, this.#rows.length - first));
    return Array.from({ length }, (_, at) => {
      const kind = this.#kinds.at(first + at);
      const [row, column] = [this.#rows.at(first + at), this.#places.at(first + at)];
      const of = KINDS[kind] ?? 'cell';
      if (of === 'cell') return { row, column, of, kind: 'changed' };
      const isAdded = of === 'row' ? this.#pairs.befores.at(row) < 0 : this.#columns[column]?.before === undefined;
      return { row, column, of, kind: isAdded ? 'added' : 'removed' };
    });
  }

  async #findChanges(): Promise<void> {
    for (const [column, pair] of this.#columns.entries()) {
      if (pair.before !== undefined && pair.after !== undefined) continue;
      if (pair.before === undefined) this.#counts.addedColumns += 1;
      else this.#counts.removedColumns += 1;
      this.#add(0, column, 2);
    }
    for (let first = 0; first < this.#pairs.befores.length; first += ROWS_AT_ONCE) {
      const rows = await this.readRows(first, ROWS_AT_ONCE);
      for (const [at, row] of rows.entries()) {
        if (row.before === undefined) this.#counts.addedRows += 1;
        if (row.after === undefined) this.#counts.removedRows += 1;
        if (row.before === undefined || row.after === undefined) this.#add(first + at, 0, 1);
        this.#counts.cells += row.changed.length;
        for (const [column, earlier] of row.changed) {
          this.#add(first + at, column, 0);
          // Both texts are shown side by side.
          const length = earlier.length + (row.cells[column]?.length ?? 0) + ARROW_CHARACTERS;
          this.#widths[column] = Math.max(this.#widths[column] ?? 0, length);
        }
      }
    }
  }

  #add(row: number, column: number, kind: number): void {
    if (this.#rows.length >= MAX_CHANGES) return;
    this.#rows.push(row);
    this.#places.push(column);
    this.#kinds.push(kind);
  }
}

function findNote(old: string | undefined, next: string | undefined): string | undefined {
  if (old === undefined) return 'added';
  if (next === undefined) return 'removed';
  return old === next ? undefined : `renamed from “${old}”`;
}

function toPlace(row: number): number | undefined {
  return row < 0 ? undefined : row;
}

async function hashRows(source: SheetSource, columns: readonly number[]): Promise<Float64Array> {
  const { rowCount } = source.facts();
  const hashes = new Float64Array(rowCount);
  for (let first = 0; first < rowCount; first += ROWS_AT_ONCE) {
    const rows = await source.readRows(first, Math.min(ROWS_AT_ONCE, rowCount - first));
    for (const [at, row] of rows.entries()) hashes[first + at] = hashRow(row, columns);
  }
  return hashes;
}

/** Reads rows by number, with a single read from the first to the last. Negative numbers have no row. */
async function readNumbered(source: SheetSource, numbers: readonly number[]): Promise<Map<number, string[]>> {
  const wanted = numbers.filter((number) => number >= 0);
  const rows = new Map<number, string[]>();
  const [first = 0, last = -1] = [wanted[0], wanted.at(-1)];
  for (const [at, row] of (last < first ? [] : await source.readRows(first, last - first + 1)).entries()) {
    rows.set(first + at, row);
  }
  return rows;
}
