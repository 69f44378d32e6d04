import type { SheetFacts } from '#shared/content/sheets/model/sheet-facts.ts';

/** A sheet whose rows are read as they are asked for. */
export type SheetSource = {
  facts: () => SheetFacts;
  /** The texts of rows, each up to its last cell. */
  readRows: (first: number, count: number) => Promise<string[][]>;
  /** Whether rows can hold a text at all, told faster than by reading them; absent where it cannot be. */
  mayHold?: (first: number, count: number, lowerText: string) => Promise<boolean>;
};

const SAMPLE_CHARACTERS = 60;

/** How long the texts of each column are in some rows. */
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
