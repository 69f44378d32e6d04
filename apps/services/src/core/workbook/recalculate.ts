import { type Cell, isFormula, type Sheet } from './cell.ts';

/** Recalculates the formulas of the sheets (see `calculate`). Loads the engine on demand. */
export async function recalculate(sheets: readonly Sheet[], timeZone: string): Promise<readonly Sheet[]> {
  if (!sheets.some(({ rows }) => rows.some((row) => row.some(isFormula)))) return sheets;
  const { calculate } = await import('./calculate.ts');
  const calculated = sheets.map((sheet) => ({ ...sheet, rows: sheet.rows.map((row): Cell[] => [...row]) }));
  for (const { sheet, row, column, value } of calculate(sheets, timeZone)) {
    const cells = calculated[sheet]?.rows[row - 1];
    const cell = cells?.[column - 1];
    if (cells && isFormula(cell)) cells[column - 1] = { ...cell, value };
  }
  return calculated;
}
