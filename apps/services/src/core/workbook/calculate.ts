import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initSync, Model } from '@ironcalc/wasm';
import { toAddress } from '@rotunda/document-formats/cell-address';
import type { CellValue } from '@rotunda/document-formats/cell-value';
import { limitMemory } from '#core/scheduling/wasm-memory.ts';
import { type Cell, isFormula, type Sheet } from './cell.ts';
import { quoteSheet } from './references.ts';

/** The result of a formula. Rows and columns start at 1. */
export type Calculated = { sheet: number; row: number; column: number; value: CellValue };

const MAX_FORMULAS = 50_000;
const DAY_MS = 86_400_000;
// Day zero of workbook dates.
const EPOCH_MS = Date.UTC(1899, 11, 30);
const FIRST_DAY = 25_569; // The day number of 1 January 1970.
const DATE_STYLE = 'yyyy-mm-dd hh:mm:ss';
// Cell types reported by the engine.
const [NUMBER, TRUTH, FAILURE] = [1, 4, 16];

// Formulas can double the length of a text with each cell.
const MAX_MEMORY_BYTES = 256 * 2 ** 20;

let isReady = false;

/**
 * Calculates all formulas of a workbook, using the time zone for `TODAY` and `NOW`. Invalid formulas, cycles and undefined
 * operations result in errors such as `#ERROR!`, `#CIRC!` and `#DIV/0!`. Each formula fills only its own cell. Throws if there
 * are too many formulas. Call it in a thread that is terminated after a timeout.
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
    // Workbooks treat minus zero as zero.
    const calculateExactly = () => 0 + Number(model.getFormattedCellValue(helper, index + 1, 1));
    return { sheet, row, column, value: readValue(model, { sheet, row, column }, calculateExactly) };
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
  // Sets values before formulas because a formula that refers to a date shows a date.
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

/** Formats a value as a user would type it. */
function toInput(value: Exclude<CellValue, null>): string {
  if (typeof value === 'string') return `'${value}`;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return String(value instanceof Date ? (value.getTime() - EPOCH_MS) / DAY_MS : value);
}

/**
 * Adds a sheet that converts the values to text: the engine shows numbers with ten digits, but converts them to text with all
 * digits.
 */
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
  // The engine shows results calculated from days as a day. A subtraction with a smaller result is the time between two days.
  const isDuration = number < FIRST_DAY && model.getCellContent(sheet, row, column).includes('-');
  if (isDuration || format === 'general' || !/[dyh]/iu.test(format)) return number;
  return new Date(EPOCH_MS + Math.round(number * DAY_MS));
}
