import { applyFormat, isNumberFormat } from '@rotunda/document-formats/number-format';
import { fromR1C1, toR1C1 } from '#core/workbook/r1c1.ts';
import { moveFormula, shiftFormula, type WorkbookChange } from '#core/workbook/references.ts';
import { HostException } from '#script/host-exception.ts';
import type { WorkbookValue } from './workbook.ts';

/** Host functions for formulas. */
export type FormulaFunctions = {
  /** Adjusts formulas after a change of their workbook. Each is given with the name of its sheet. */
  moveFormulas(formulas: readonly (readonly [sheet: string, formula: string])[], change: WorkbookChange): string[];
  /** Shifts formulas by a number of rows and columns. */
  shiftFormulas(formulas: readonly (readonly [formula: string, rows: number, columns: number])[]): string[];
  /** Converts formulas of cells, with positions starting at 1, to the other notation. */
  convertFormulas(
    formulas: readonly (readonly [formula: string, row: number, column: number])[],
    notation: 'A1' | 'R1C1',
  ): string[];
  isNumberFormat(format: string): boolean;
  /** Returns the displayed text of a cell with a number format. */
  applyNumberFormat(format: string, value: WorkbookValue): string;
};

const MAX_FORMULA_CHARACTERS = 8_192;

/** Adjusts the references of formulas and converts their notation. */
export const formulaFunctions: FormulaFunctions = {
  moveFormulas(formulas, change) {
    const known = readChange(change);
    return toList(formulas).map(([sheet, formula]) => moveFormula(toText(formula), String(sheet), known));
  },
  shiftFormulas: (formulas) =>
    toList(formulas).map(([formula, rows, columns]) => shiftFormula(toText(formula), Number(rows), Number(columns))),
  isNumberFormat: (format) => isNumberFormat(String(format)),
  applyNumberFormat(format, value) {
    if (value === null || !isNumberFormat(String(format))) return String(value ?? '');
    return applyFormat(String(format), typeof value === 'object' ? new Date(value.date) : value);
  },
  convertFormulas(formulas, notation) {
    const convert = notation === 'R1C1' ? toR1C1 : fromR1C1;
    return toList(formulas).map(([formula, row, column]) =>
      convert(toText(formula), { row: Number(row), column: Number(column) }),
    );
  },
};

function toList<Item>(formulas: readonly Item[]): readonly Item[] {
  if (!Array.isArray(formulas)) throw new HostException('Invalid argument: formulas');
  return formulas;
}

function toText(formula: string): string {
  const text = String(formula);
  if (text.length > MAX_FORMULA_CHARACTERS) throw new HostException('Argument too large: formula');
  return text;
}

function readChange(change: WorkbookChange): WorkbookChange {
  const sheet = String(change.sheet);
  switch (change.kind) {
    case 'renameSheet':
      return { kind: change.kind, sheet, name: String(change.name) };
    case 'deleteSheet':
      return { kind: change.kind, sheet };
    case 'insertRows':
    case 'deleteRows':
    case 'insertColumns':
    case 'deleteColumns':
      return { kind: change.kind, sheet, place: Number(change.place), count: Number(change.count) };
    default:
      throw new HostException('Invalid argument: change');
  }
}
