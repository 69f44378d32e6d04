import { toAddress, toColumn } from '@rotunda/document-formats/cell-address';
import type { CellValue } from '@rotunda/document-formats/cell-value';
import { escapeXml, readXml } from '@rotunda/document-formats/xml';
import { strFromU8 } from 'fflate';
import { type Cell, isFormula, type Sheet } from './cell.ts';
import { shiftFormula } from './references.ts';
import { type Parts, readSheetPaths } from './sheets-of-xlsx.ts';

/** A formula of a workbook. `hasValue` is false if the program that wrote it did not calculate it. */
export type WrittenFormula = {
  row: number;
  column: number;
  formula: string;
  hasValue: boolean;
  /** The error it evaluates to, which value-reading libraries omit. */
  error?: string | undefined;
};

const ADDRESS = /^([A-Z]{1,3})(\d{1,7})$/u;
const [MAX_ROWS, MAX_COLUMNS] = [1_048_576, 16_384];
const FORMULA = /<f[\s/>]/u;
// The file format prefixes functions added after its first version.
const MARK = /_xlfn\.(?:_xlws\.)?/giu;
const MARKED =
  /\b(CONCAT|IFS|MAXIFS|MINIFS|SWITCH|TEXTJOIN|XLOOKUP|XMATCH|UNIQUE|SEQUENCE|SORTBY|RANDARRAY|DAYS|IFNA|XOR|NUMBERVALUE)(?=\()/giu;
const TEXT = /("(?:[^"]|"")*")/u;

/** Reads the formulas of a workbook, by sheet name. */
export function readFormulas(parts: Parts): ReadonlyMap<string, WrittenFormula[]> {
  const paths = readSheetPaths(parts);
  return new Map(
    [...paths].map(([name, path]) => {
      const bytes = parts.get(path);
      return [name, bytes ? readSheetFormulas(strFromU8(bytes)) : []];
    }),
  );
}

type OpenCell = {
  row: number;
  column: number;
  isError: boolean;
  value: string;
  formula?: { text: string; attributes: ReadonlyMap<string, string> };
};

function readSheetFormulas(xml: string): WrittenFormula[] {
  if (!FORMULA.test(xml)) return []; // Most sheets have no formulas, and parsing a sheet takes long.
  const found: WrittenFormula[] = [];
  const shared = new Map<string, WrittenFormula>();
  let cell: OpenCell | undefined;
  let within = '';
  for (const piece of readXml(xml)) {
    if (piece.kind === 'text') {
      if (within === 'f' && cell?.formula) cell.formula.text += piece.text;
      if (within === 'v' && cell) cell.value += piece.text;
    } else if (piece.kind === 'close') {
      within = '';
      if (piece.name !== 'c') continue;
      if (cell?.formula) found.push(...toFormula(cell, shared));
      cell = undefined;
    } else {
      if (piece.kind === 'open') within = piece.name;
      if (piece.name === 'c') cell = piece.kind === 'open' ? toOpenCell(piece.attributes) : undefined;
      if (piece.name === 'f' && cell) cell.formula = { text: '', attributes: piece.attributes };
    }
  }
  return found;
}

function toOpenCell(attributes: ReadonlyMap<string, string>): OpenCell | undefined {
  const [, letters, digits] = ADDRESS.exec(attributes.get('r') ?? '') ?? [];
  if (letters === undefined) return undefined;
  const place = { row: Number(digits), column: toColumn(letters) };
  if (place.row > MAX_ROWS || place.column > MAX_COLUMNS) return undefined;
  return { ...place, isError: attributes.get('t') === 'e', value: '' };
}

/** Returns the formula of a cell, which may be shared: shared formulas are written once. */
function toFormula(
  { row, column, formula, isError, value }: OpenCell,
  shared: Map<string, WrittenFormula>,
): WrittenFormula[] {
  const { text = '', attributes } = formula ?? {};
  const key = attributes?.get('t') === 'shared' ? attributes.get('si') : undefined;
  const first = key === undefined ? undefined : shared.get(key);
  const place = { row, column, hasValue: value !== '', error: isError ? value : undefined };
  if (text === '' && first) {
    const moved = shiftFormula(first.formula, row - first.row, column - first.column);
    return [{ ...place, formula: moved }];
  }
  if (text === '') return [];
  const written = { ...place, formula: `=${withoutMarks(text)}` };
  if (key !== undefined) shared.set(key, written);
  return [written];
}

function withoutMarks(text: string): string {
  return text
    .split(TEXT)
    .map((piece) => (piece.startsWith('"') ? piece : piece.replaceAll(MARK, '')))
    .join('');
}

/** Converts a formula to the form used in workbook files, without the equals sign. */
export function toFileFormula(formula: string): string {
  const pieces = formula.replace(/^=/u, '').split(TEXT);
  return pieces.map((piece) => (piece.startsWith('"') ? piece : piece.replaceAll(MARKED, '_xlfn.$1'))).join('');
}

/** Fills the values of formulas into a sheet's XML. */
export function fillValues(xml: string, { rows }: Sheet): string {
  if (!rows.some((row) => row.some(isFormula))) return xml;
  const values = new Map<string, CellValue>();
  for (const [row, cells] of rows.entries()) {
    for (const [column, cell] of cells.entries()) {
      if (isFormula(cell)) values.set(toAddress(row + 1, column + 1), cell.value);
    }
  }
  return xml.replaceAll(/<c r="([A-Z]+\d+)"([^>]*)>(<f>[^<]*<\/f>)<\/c>/gu, (_cell, address, attributes, formula) => {
    const [type, value] = toFileValue(values.get(address) ?? null);
    return `<c r="${address}"${attributes}${type}>${formula}<v>${value}</v></c>`;
  });
}

function toFileValue(value: CellValue): [type: string, text: string] {
  if (typeof value === 'number') return ['', String(value)];
  if (typeof value === 'boolean') return [' t="b"', value ? '1' : '0'];
  if (value instanceof Date) return ['', String((value.getTime() - Date.UTC(1899, 11, 30)) / 86_400_000)];
  const text = value ?? '';
  return [text.startsWith('#') && /^#[A-Z/0!?]+$/u.test(text) ? ' t="e"' : ' t="str"', escapeXml(text)];
}

/** Inserts formulas into rows. */
export function placeFormulas(
  rows: readonly (readonly CellValue[])[],
  formulas: readonly WrittenFormula[],
): readonly (readonly Cell[])[] {
  if (formulas.length === 0) return rows;
  const placed = rows.map((row): Cell[] => [...row]);
  for (const { row, column, formula, error } of formulas) {
    while (placed.length < row) placed.push([]);
    const cells = placed[row - 1] ?? [];
    while (cells.length < column) cells.push(null);
    cells[column - 1] = { formula, value: error ?? rows[row - 1]?.[column - 1] ?? null };
  }
  return placed;
}
