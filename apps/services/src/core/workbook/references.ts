import { toAddress, toColumn } from '@rotunda/document-formats/cell-address';

/** A change of a workbook that moves cells. `place` is the first affected row or column, starting at 1. */
export type WorkbookChange =
  | {
      kind: 'insertRows' | 'deleteRows' | 'insertColumns' | 'deleteColumns';
      sheet: string;
      place: number;
      count: number;
    }
  | { kind: 'renameSheet'; sheet: string; name: string }
  | { kind: 'deleteSheet'; sheet: string };

/** An end of a reference. A whole column has no row, and a whole row has no column. */
type End = { column: number | undefined; row: number | undefined; fixed: { column: string; row: string } };

/** A reference in a formula. */
export type Reference = { sheet: string | undefined; start: End; end: End | undefined };

const NAME = String.raw`'(?:[^']|'')+'|[\p{L}_][\p{L}\p{N}_.]*`;
const CELL = String.raw`\$?[A-Z]{1,3}\$?\d{1,7}`;
const AREA = String.raw`${CELL}(?::${CELL})?|\$?[A-Z]{1,3}:\$?[A-Z]{1,3}|\$?\d{1,7}:\$?\d{1,7}`;
// Strings match first, so that their content is not parsed as references. A match followed by more characters is a function name
// or a longer word.
const PIECE = new RegExp(String.raw`"(?:[^"]|"")*"|(?<![\w.$])(?:(${NAME})!)?(${AREA})(?![\w(.!])`, 'giu');
const PLAIN = /^[\p{L}_][\p{L}\p{N}_]*$/u;
// Names that could be mistaken for cells, in either notation.
const ADDRESS = /^(?:[A-Z]{1,3}\d+|R\d*(?:C\d*)?|C\d*|TRUE|FALSE)$/iu;
const END = /^(\$?)([A-Z]{1,3})?(\$?)(\d{1,7})?$/iu;

/** Replaces references to deleted cells in formulas. */
export const REFERENCE_ERROR = '#REF!';

/** Replaces the references of a formula. Strings are left unchanged. */
export function replaceReferences(formula: string, write: (reference: Reference, written: string) => string): string {
  return formula.replaceAll(PIECE, (written: string, name: string | undefined, area: string | undefined) => {
    if (area === undefined) return written;
    const [start = '', end] = area.split(':');
    const sheet = name?.startsWith("'") ? name.slice(1, -1).replaceAll("''", "'") : name;
    return write({ sheet, start: readEnd(start), end: end === undefined ? undefined : readEnd(end) }, written);
  });
}

/** Shifts a formula by a number of rows and columns. Fixed references such as `$B$2` do not move. */
export function shiftFormula(formula: string, rows: number, columns: number): string {
  return replaceReferences(formula, ({ sheet, start, end }) => {
    const move = ({ column, row, fixed }: End): End => ({
      column: column === undefined || fixed.column ? column : column + columns,
      row: row === undefined || fixed.row ? row : row + rows,
      fixed,
    });
    const moved = { sheet, start: move(start), end: end && move(end) };
    const isOutside = [moved.start, moved.end].some((each) => (each?.column ?? 1) < 1 || (each?.row ?? 1) < 1);
    return isOutside ? REFERENCE_ERROR : writeReference(moved);
  });
}

/** Adjusts the references of a formula in the sheet `home` after a change, so that they follow their cells. */
export function moveFormula(formula: string, home: string, change: WorkbookChange): string {
  return replaceReferences(formula, (reference, written) => {
    if ((reference.sheet ?? home).toLowerCase() !== change.sheet.toLowerCase()) return written;
    if (change.kind === 'deleteSheet') return REFERENCE_ERROR;
    if (change.kind !== 'renameSheet') return moveReference(reference, change);
    return reference.sheet === undefined ? written : writeReference({ ...reference, sheet: change.name });
  });
}

function moveReference(reference: Reference, change: Extract<WorkbookChange, { place: number }>): string {
  const axis = change.kind.endsWith('Rows') ? 'row' : 'column';
  const { start } = reference;
  const end = reference.end ?? start;
  const [first, last] = [start[axis], end[axis]];
  if (first === undefined || last === undefined) return writeReference(reference);
  const moved = moveSpan(Math.min(first, last), Math.max(first, last), change);
  if (!moved) return REFERENCE_ERROR;
  const at = (each: End, index: number): End => ({ ...each, [axis]: index });
  return writeReference({
    ...reference,
    start: at(start, moved[0]),
    end: reference.end && at(reference.end, moved[1]),
  });
}

/** Returns the new position of rows or columns, or undefined if all of them were deleted. */
function moveSpan(
  first: number,
  last: number,
  { kind, place, count }: Extract<WorkbookChange, { place: number }>,
): [number, number] | undefined {
  if (kind.startsWith('insert')) {
    const move = (index: number) => (index >= place ? index + count : index);
    return [move(first), move(last)];
  }
  const next = place + count;
  const start = first < place ? first : Math.max(place, first - count);
  const end = last >= next ? last - count : Math.min(last, place - 1);
  return start > end ? undefined : [start, end];
}

/** Formats a reference for a formula. */
export function writeReference({ sheet, start, end }: Reference): string {
  const cells = end ? `${writeEnd(start)}:${writeEnd(end)}` : writeEnd(start);
  return sheet === undefined ? cells : `${quoteSheet(sheet)}!${cells}`;
}

/** Formats the name of a sheet for a formula, quoted unless it is a plain word. */
export function quoteSheet(name: string): string {
  return PLAIN.test(name) && !ADDRESS.test(name) ? name : `'${name.replaceAll("'", "''")}'`;
}

function writeEnd({ column, row, fixed }: End): string {
  const letters = column === undefined ? '' : toAddress(1, column).slice(0, -1);
  return `${fixed.column}${letters}${fixed.row}${row ?? ''}`;
}

function readEnd(text: string): End {
  const [, first = '', letters, second = '', digits] = END.exec(text) ?? [];
  const isRow = letters === undefined;
  return {
    column: isRow ? undefined : toColumn(letters),
    row: digits === undefined ? undefined : Number(digits),
    fixed: isRow ? { column: '', row: first } : { column: first, row: second },
  };
}
