import { moveFormula, type WorkbookChange } from '#core/workbook/references.ts';
import { HostException } from './host-exception.ts';

/** What the sandbox asks of the host for formulas. */
export type FormulaFunctions = {
  /** Formulas after a change of their workbook. Each comes with the name of the sheet that it is in. */
  moveFormulas(formulas: readonly (readonly [sheet: string, formula: string])[], change: WorkbookChange): string[];
};

const MAX_FORMULA_CHARACTERS = 8_192;

/** Moves references of formulas. */
export const formulaFunctions: FormulaFunctions = {
  moveFormulas(formulas, change) {
    if (!Array.isArray(formulas)) throw new HostException('Invalid argument: formulas');
    const known = readChange(change);
    return formulas.map(([sheet, formula]) => {
      const text = String(formula);
      if (text.length > MAX_FORMULA_CHARACTERS) throw new HostException('Argument too large: formula');
      return moveFormula(text, String(sheet), known);
    });
  },
};

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
