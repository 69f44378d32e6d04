import type { SheetFacts } from '#shared/content/sheets/model/sheet-facts.ts';

/** A sheet whose rows are read on demand. */
export type SheetSource = {
  facts: () => SheetFacts;
  /** Reads the texts of rows, each up to its last cell. */
  readRows: (first: number, count: number) => Promise<string[][]>;
  /** Reports whether rows can contain a text, faster than by reading them. Undefined if unsupported. */
  mightContain?: (first: number, count: number, lowerText: string) => Promise<boolean>;
};

const SAMPLE_CHARACTERS = 60;

/** Returns the length of the texts in each column of some rows. */
export function measureWidths(rows: readonly (readonly string[])[], columnCount: number): number[] {
  const widths: number[] = new Array(columnCount).fill(0);
  for (const row of rows) {
    for (const [column, text] of row.entries()) {
      const line = text.slice(0, SAMPLE_CHARACTERS).split('\n', 1)[0] ?? '';
      if (column < columnCount) widths[column] = Math.max(widths[column] ?? 0, line.length);
    }
  }
  return widths;
}
