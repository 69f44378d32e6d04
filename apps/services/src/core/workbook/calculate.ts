import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initSync, Model } from '@ironcalc/wasm';
import { toAddress } from '@rotunda/document-formats/cell-address';
import type { CellValue } from '@rotunda/document-formats/cell-value';
import { limitMemory } from '#core/scheduling/wasm-memory.ts';
import { type Cell, isFormula, type Sheet } from './cell.ts';
import { quoteSheet } from './references.ts';

/** What a formula came to. Row and column count from 1. */
export type Calculated = { sheet: number; row: number; column: number; value: CellValue };

const MAX_FORMULAS = 50_000;
const DAY_MS = 86_400_000;
// Workbooks count days from here.
const EPOCH_MS = Date.UTC(1899, 11, 30);
const FIRST_DAY = 25_569; // The first of January 1970.
const DATE_STYLE = 'yyyy-mm-dd hh:mm:ss';
// What the engine says that a cell is.
const [NUMBER, TRUTH, FAILURE] = [1, 4, 16];

// Texts can double with each formula.
const MAX_MEMORY_BYTES = 256 * 2 ** 20;

let isReady = false;

/**
 * The values of all formulas of a workbook, in the time zone of `TODAY` and `NOW`. A formula that is none, a cycle and an
 * operation without a result come to errors such as `#ERROR!`, `#CIRC!` and `#DIV/0!`. Each formula fills its own cell only.
 * Throws for too many formulas. Call it in a thread that is ended when it takes too long.
 */
export function calculate(sheets: readonly Sheet[], timeZone: string): Calculated[] {
  const formulas = listFormulas(sheets);
  if (formulas.length === 0) return [];
  if (formulas.length > MAX_FORMULAS) throw new Error('the spreadsheet has too many formulas');
  loadEngine();
  const model = new Model('workbook', 'en', timeZone, 'en');
  model.pauseEvaluation();
  fill(model, sheets);
  const helper = addHelper(model, sheets, formulas);
  model.resumeEvaluation();
  model.evaluate();
  const calculated = formulas.map(({ sheet, row, column }, index) => {
    // Minus zero is zero in a workbook.
    const exact = () => 0 + Number(model.getFormattedCellValue(helper, index + 1, 1));
    return { sheet, row, column, value: readValue(model, { sheet, row, column }, exact) };
  });
  model.free();
  return calculated;
}

type Place = { sheet: number; row: number; column: number };

function listFormulas(sheets: readonly Sheet[]): Place[] {
  return sheets.flatMap(({ rows }, sheet) =>
    rows.flatMap((cells, row) =>
      cells.flatMap((cell, column) => (isFormula(cell) ? [{ sheet, row: row + 1, column: column + 1 }] : [])),
    ),
  );
}

function loadEngine(): void {
  if (isReady) return;
  const path = createRequire(import.meta.url).resolve('@ironcalc/wasm/wasm_bg.wasm');
  initSync({ module: limitMemory(readFileSync(path), MAX_MEMORY_BYTES) });
  isReady = true;
}

function fill(model: Model, sheets: readonly Sheet[]): void {
  for (const [index, { name }] of sheets.entries()) {
    if (index > 0) model.newSheet();
    model.renameSheet(index, name);
  }
  // Values come first: a formula shows a date when what it refers to is one.
  for (const hasFormula of [false, true]) {
    for (const [sheet, { rows }] of sheets.entries()) {
      for (const [row, cells] of rows.entries()) {
        for (const [column, cell] of cells.entries()) {
          if (isFormula(cell) === hasFormula) setCell(model, { sheet, row: row + 1, column: column + 1 }, cell);
        }
      }
    }
  }
}

function setCell(model: Model, { sheet, row, column }: Place, cell: Cell): void {
  if (cell === null || cell === '') return;
  model.setUserInput(sheet, row, column, isFormula(cell) ? cell.formula : toInput(cell));
  if (!(cell instanceof Date)) return;
  model.updateRangeStyle({ sheet, row, column, width: 1, height: 1 }, 'num_fmt', DATE_STYLE);
}

/** A value as somebody would type it. */
function toInput(value: Exclude<CellValue, null>): string {
  if (typeof value === 'string') return `'${value}`;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return String(value instanceof Date ? (value.getTime() - EPOCH_MS) / DAY_MS : value);
}

/** Adds a sheet with the values as texts: numbers are shown with ten digits, and written with all of them in a text. */
function addHelper(model: Model, sheets: readonly Sheet[], formulas: readonly Place[]): number {
  model.newSheet();
  for (const [index, { sheet, row, column }] of formulas.entries()) {
    const address = `${quoteSheet(sheets[sheet]?.name ?? '')}!${toAddress(row, column)}`;
    model.setUserInput(sheets.length, index + 1, 1, `=${address}&""`);
  }
  return sheets.length;
}

function readValue(model: Model, { sheet, row, column }: Place, exact: () => number): CellValue {
  const type = model.getCellType(sheet, row, column);
  const shown = model.getFormattedCellValue(sheet, row, column);
  if (type === TRUTH) return shown === 'TRUE';
  if (type === FAILURE || type !== NUMBER) return shown;
  const number = exact();
  const { num_fmt: format } = model.getCellStyle(sheet, row, column).style;
  // The engine shows what is calculated of days as a day. A subtraction that comes to less is the time between two days.
  const isDuration = number < FIRST_DAY && model.getCellContent(sheet, row, column).includes('-');
  if (isDuration || format === 'general' || !/[dyh]/iu.test(format)) return number;
  return new Date(EPOCH_MS + Math.round(number * DAY_MS));
}
