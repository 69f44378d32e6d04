import { toAddress, toColumn } from '@rotunda/document-formats/cell-address';

/** A change of a workbook that moves cells. `place` is the first row or column that it concerns, from 1. */
export type WorkbookChange =
  | {
      kind: 'insertRows' | 'deleteRows' | 'insertColumns' | 'deleteColumns';
      sheet: string;
      place: number;
      count: number;
    }
  | { kind: 'renameSheet'; sheet: string; name: string }
  | { kind: 'deleteSheet'; sheet: string };

/** One end of a reference; a whole column has no row, and a whole row no column. */
type End = { column: number | undefined; row: number | undefined; fixed: { column: string; row: string } };

/** A reference of a formula. */
export type Reference = { sheet: string | undefined; start: End; end: End | undefined };

const NAME = String.raw`'(?:[^']|'')+'|[\p{L}_][\p{L}\p{N}_.]*`;
const CELL = String.raw`\$?[A-Z]{1,3}\$?\d{1,7}`;
const AREA = String.raw`${CELL}(?::${CELL})?|\$?[A-Z]{1,3}:\$?[A-Z]{1,3}|\$?\d{1,7}:\$?\d{1,7}`;
// Texts come first, so that nothing in them is taken for a reference. What goes on is the name of a function, or longer.
const PIECE = new RegExp(String.raw`"(?:[^"]|"")*"|(?<![\w.$])(?:(${NAME})!)?(${AREA})(?![\w(.!])`, 'giu');
const PLAIN = /^[\p{L}_][\p{L}\p{N}_]*$/u;
// What could be taken for cells, in either notation.
const ADDRESS = /^(?:[A-Z]{1,3}\d+|R\d*(?:C\d*)?|C\d*|TRUE|FALSE)$/iu;
const END = /^(\$?)([A-Z]{1,3})?(\$?)(\d{1,7})?$/iu;

/** What stands in a formula for a reference to cells that are gone. */
export const LOST = '#REF!';

/** A formula whose references are written anew. Texts are left alone. */
export function replaceReferences(formula: string, write: (reference: Reference, written: string) => string): string {
  return formula.replaceAll(PIECE, (written: string, name: string | undefined, area: string | undefined) => {
    if (area === undefined) return written;
    const [start = '', end] = area.split(':');
    const sheet = name?.startsWith("'") ? name.slice(1, -1).replaceAll("''", "'") : name;
    return write({ sheet, start: readEnd(start), end: end === undefined ? undefined : readEnd(end) }, written);
  });
}

/** A formula as it is in a cell so many rows and columns further on. Fixed references, as in `$B$2`, stay. */
export function shiftFormula(formula: string, rows: number, columns: number): string {
  return replaceReferences(formula, ({ sheet, start, end }) => {
    const move = ({ column, row, fixed }: End): End => ({
      column: column === undefined || fixed.column ? column : column + columns,
      row: row === undefined || fixed.row ? row : row + rows,
      fixed,
    });
    const moved = { sheet, start: move(start), end: end && move(end) };
    const isOutside = [moved.start, moved.end].some((each) => (each?.column ?? 1) < 1 || (each?.row ?? 1) < 1);
    return isOutside ? LOST : writeReference(moved);
  });
}

/** A formula of a cell in the sheet `home` after a change: its references follow the cells that they name. */
export function moveFormula(formula: string, home: string, change: WorkbookChange): string {
  return replaceReferences(formula, (reference, written) => {
    if ((reference.sheet ?? home).toLowerCase() !== change.sheet.toLowerCase()) return written;
    if (change.kind === 'deleteSheet') return LOST;
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
  if (!moved) return LOST;
  const at = (each: End, index: number): End => ({ ...each, [axis]: index });
  return writeReference({
    ...reference,
    start: at(start, moved[0]),
    end: reference.end && at(reference.end, moved[1]),
  });
}

/** Where rows or columns are afterwards; undefined when all of them are gone. */
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

/** The text of a reference in a formula. */
export function writeReference({ sheet, start, end }: Reference): string {
  const cells = end ? `${writeEnd(start)}:${writeEnd(end)}` : writeEnd(start);
  return sheet === undefined ? cells : `${quoteSheet(sheet)}!${cells}`;
}

/** The name of a sheet as it stands in a formula: in quotes unless it is a plain word. */
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
